export const languages = ['bcs', 'en', 'es'] as const
export type Language = (typeof languages)[number]

/** The ISO tag `bcs` belongs to another language, so markup and feeds say `bs`. */
export const languageTag = { bcs: 'bs', en: 'en', es: 'es' } as const satisfies Record<Language, string>

export const languageName = {
  bcs: 'Bosanski',
  en: 'English',
  es: 'Español',
} as const satisfies Record<Language, string>

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
