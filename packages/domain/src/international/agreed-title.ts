import type { Language } from '../text/language.ts'

const texts = {
  bcs: 'dogovorena cijena',
  en: 'agreed price',
  es: 'precio acordado',
} as const satisfies Record<Language, string>

/** The name of the piece that costs what was agreed, so that every screen, mail and receipt says why it costs less. */
export const agreedTitle = (title: string, language: Language): string => `${title} · ${texts[language]}`
