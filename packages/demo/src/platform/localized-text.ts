import type { Language } from '@dvaput/domain/text/language'

/** The same thing said in every language. */
export type LocalizedText = Readonly<Record<Language, string>>

export const localized = (bcs: string, en: string, es: string): LocalizedText => ({ bcs, en, es })

const and: LocalizedText = localized('i', 'and', 'y')

/** `a, b i c` */
export const joinList = (items: readonly string[], language: Language): string => {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  // A thing that is two things already: another joint would read as a third.
  if (items.some((item) => item.includes(` ${and[language]} `))) return items.join(', ')
  return `${items.slice(0, -1).join(', ')} ${and[language]} ${last}`
}
