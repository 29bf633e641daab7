import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'
import { type ParsedText, type ReadText, showWords } from '../search-query.ts'
import { preferences } from './preferences.ts'
import type { Term } from './search-terms.ts'
import { isCheapWord, isStopWord } from './stop-words.ts'

/** One thing that was understood, and the text without it. */
export type UnderstoodPart = {
  readonly kind: 'type' | 'purpose' | 'word' | 'wish'
  readonly words: string
  /** The slug, where it is one product type. */
  readonly type: string | null
  /** What a preference says of the order. */
  readonly label: InLanguages | null
  readonly rest: string
}

type Span = { readonly from: number; readonly to: number }

/** The text without these words, and without what joined them to the others. */
const withoutWords = ({ words, text }: ReadText, spans: readonly Span[]): string => {
  const isGone = (index: number) =>
    spans.some(({ from, to }) => {
      let start = from
      while (start > 0 && isStopWord(words[start - 1] ?? '')) start -= 1
      return start <= index && index < to
    })
  return showWords(
    words.filter((_, index) => !isGone(index)),
    text,
  )
}

/** What a search understood, in the order of the text; nothing where it took every word as it is. */
export const toUnderstoodParts = (read: ReadText, parsed: ParsedText): readonly UnderstoodPart[] => {
  const typed = ({ from, to }: Span) => showWords(read.words.slice(from, to), read.text)
  const toPart = (kind: UnderstoodPart['kind'], span: Span, more: Partial<UnderstoodPart> = {}) => ({
    from: span.from,
    part: { kind, words: typed(span), type: null, label: null, rest: withoutWords(read, [span]), ...more },
    span,
  })
  const ofTerm = (term: Term) => {
    const { meaning, corrected } = term
    const words = corrected === null ? typed(term) : corrected
    if (!meaning?.isProductKind) return toPart('word', term, { words })
    const [type = null, ...others] = meaning.types ?? []
    return toPart('type', term, { words, type: others.length === 0 ? type : null })
  }
  const cheap = read.unknownWords.filter(({ word }) => isCheapWord(word))
  const parts = [
    ...parsed.terms.filter(({ from, to }) => to > from).map(ofTerm),
    ...parsed.purposes.map((term) => toPart('purpose', term)),
    ...read.preferences
      .filter(({ id }) => parsed.preferences.includes(id))
      .map((preference) => toPart('wish', preference, { label: preferences[preference.id].label })),
    ...(parsed.preferences.includes('cheap') ? cheap : []).map(({ index }) =>
      toPart('wish', { from: index, to: index + 1 }, { label: preferences.cheap.label }),
    ),
  ]
  if (parts.every(({ part }) => part.kind === 'word')) return []
  const ofType = (type: string | null) => parts.filter(({ part }) => type !== null && part.type === type)
  return parts
    .filter(({ part, from }) => ofType(part.type).every((other) => other.from >= from))
    .toSorted((one, other) => one.from - other.from)
    .map(({ part }) => {
      // "24 port switch" names the switch twice.
      const same = ofType(part.type)
      return same.length > 1
        ? {
            ...part,
            rest: withoutWords(
              read,
              same.map(({ span }) => span),
            ),
          }
        : part
    })
}
