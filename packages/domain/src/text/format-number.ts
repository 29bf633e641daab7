import type { Language } from './language.ts'

type Separators = { readonly thousands: string; readonly decimal: string }

export const separators = {
  bcs: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
  es: { thousands: '.', decimal: ',' },
} as const satisfies Record<Language, Separators>

/** A number, or its decimal text: `13.3` in English, `13,3` in Bosnian and Spanish. Not by Intl: browsers and Node disagree about `bs-BA`. */
export const formatNumber = (value: number | string, language: Language): string =>
  String(value).replace('.', separators[language].decimal)
