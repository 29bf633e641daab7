import type { Language } from '../../text/language.ts'

type Texts = Readonly<Record<Language, string>>

/** One point of a checklist: what is tested and what it must be like to pass. */
export type Check = { readonly name: Texts; readonly passed: Texts }

/** Name and result in each language. */
export const check = (
  bcs: readonly [string, string],
  en: readonly [string, string],
  es: readonly [string, string],
): Check => ({
  name: { bcs: bcs[0], en: en[0], es: es[0] },
  passed: { bcs: bcs[1], en: en[1], es: es[1] },
})
