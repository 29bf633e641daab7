import type { Language } from './language.ts'

/** `few` is used by Bosnian alone: 2 artikla, 23 artikla, but 12 artikala. */
export type PluralForms = { readonly one: string; readonly few?: string; readonly other: string }
type PluralCategory = keyof PluralForms

const bosnianCategory = (count: number): PluralCategory => {
  const lastTwo = count % 100
  if (lastTwo >= 11 && lastTwo <= 14) return 'other'
  const last = count % 10
  if (last === 1) return 'one'
  return last >= 2 && last <= 4 ? 'few' : 'other'
}

const oneOrOther = (count: number): PluralCategory => (count === 1 ? 'one' : 'other')

/** Our own rules, because browsers differ in the locale data they carry. */
const categoryOf = {
  bcs: bosnianCategory,
  en: oneOrOther,
  es: oneOrOther,
} satisfies Record<Language, (count: number) => PluralCategory>

export const plural = (language: Language, count: number, forms: PluralForms): string => {
  const integer = Math.abs(Math.trunc(count))
  return forms[categoryOf[language](integer)] ?? forms.other
}
