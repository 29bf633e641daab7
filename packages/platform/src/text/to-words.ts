import { foldText } from '@dvaput/domain/text/fold-text'
import { toLatin } from '@dvaput/domain/text/to-latin'

const word = /[\p{L}\p{N}]+/gu
/** PostgreSQL refuses lexemes of more than two kilobytes; nobody looks for one. */
const longest = 60

/** The words of a text as search compares them: in Latin letters, folded, without punctuation, "i5-8250U" being two. */
export const toWords = (text: string): string[] =>
  (foldText(toLatin(text)).match(word) ?? []).map((each) => each.slice(0, longest))
