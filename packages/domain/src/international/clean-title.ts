import { decodeEntities } from '../catalogue/description/decode-entities.ts'
import { recaseTitle } from './recase-title.ts'

/** `<b>`, `*READ*`, `L@@K`, `!!!`: how it was pasted, and shouting. */
const toText = (title: string): string =>
  decodeEntities(title.replaceAll(/<\/?[a-z][^>]*>/gi, ' '))
    .replaceAll(/\*[^*]{1,20}\*|\bL@@K\b|!+|\*+/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What the page says beside the title, in the reader's language: condition, grade and locks. */
const states = [
  /\bused ?[-–] ?(excellent|very good|good|fair|acceptable|poor)\b/gi,
  /\bgrade [a-d]\b\+?/gi,
  /\bfor parts( or repair)?( only)?\b|\bparts only\b/gi,
  /\bopen box\b|\brefurbished\b/gi,
  /\b(verizon|t-mobile|at&t|sprint|cricket|metropcs|boost|tracfone|xfinity|carrier|network|sim) locked\b/gi,
  // A word of many names: only as a statement of its own.
  /(?<=[,(|/] ?)\bnew\b(?= ?[),|/]|$)|(?<= )new$/gi,
]

/** Separators that separate nothing any more. */
const tidy = (title: string): string =>
  title
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[,|/] ?(?=[,|/)])/g, '')
    .replaceAll(/\( ?[,|/] ?/g, '(')
    .replaceAll(/ ?\( ?\)/g, '')
    .replaceAll(/ ([,)])/g, '$1')
    .replace(/^[\s,|/-]+|[\s,|/-]+$/g, '')

/** A title as it stands in every list, cart and order: text, not in capitals, without what is said beside it. */
export const cleanTitle = (title: string): string => {
  const text = recaseTitle(toText(title)).replace(/^lot of(?= \d)/i, 'Lot of')
  const cleaned = tidy(states.reduce((left, state) => left.replaceAll(state, ''), text))
  return cleaned || text || title
}
