/** The pages of the sitemap. */
export const publicPaths = [
  '/',
  '/envios',
  '/devoluciones',
  '/politica-de-privacidad',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/contact',
] as const
