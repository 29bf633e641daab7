/** Every screen that search engines should know; private and sample screens are not here. */
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
