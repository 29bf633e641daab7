import type { Language } from '@dvaput/domain/text/language'
import { translate } from '../catalogue/translate.ts'
import type { Product } from '../tables/products.table.ts'
import { toWords } from '../text/to-words.ts'
import { asGuess, track } from './tracking-parameters.ts'

const most = 10

/** How the last word may go on, by the titles it was found in; as typed, with what is new beside it. */
export const suggestQueries = (words: readonly string[], found: readonly Product[], language: Language) => {
  const typed = words.join(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const counts = new Map<string, number>()
  for (const product of found)
    for (const word of new Set(toWords(translate(product, 'title', { language }) ?? '')))
      if (word.startsWith(last) && !before.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const guesses = [...counts]
    .toSorted(
      ([one, seen], [other, seenOther]) => seenOther - seen || one.length - other.length || (one < other ? -1 : 1),
    )
    .slice(0, most)
    .map(([word]) => {
      const text = [...before, word].join(' ')
      const rest = text.slice(typed.length)
      return {
        text,
        styledText: `<mark>${typed}</mark>${rest === '' ? '' : `<span>${rest}</span>`}`,
      }
    })
  return track(guesses, asGuess(typed))
}
