import type { Language } from '@dvaput/domain/text/language'

/** The shop in one line, where no page is around it. */
export const shortDescription = {
  bcs: 'Polovni, obnovljeni i novi računari i elektronika',
  en: 'Used, refurbished and new computers and electronics',
  es: 'Computadores y electrónica usados, reacondicionados y nuevos',
} as const satisfies Record<Language, string>
