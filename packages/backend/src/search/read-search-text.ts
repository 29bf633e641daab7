import { splitWords } from './split-words.ts'

const longestText = 200
const mostWords = 12

/** Whatever was typed, as a few words that can do no harm. */
export const readSearchText = (text: string): string[] =>
  splitWords(
    text
      .slice(0, longestText)
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' '),
  ).slice(0, mostWords)
