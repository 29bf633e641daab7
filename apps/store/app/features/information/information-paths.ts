import type { SectionedPage } from '../../content.server/sections.ts'

export const informationPaths = {
  shipping: '/envios',
  returns: '/devoluciones',
  security: '/politica-de-privacidad',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const satisfies Record<SectionedPage, string>
