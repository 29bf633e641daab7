import { toLatin } from '@dvaput/domain/text/to-latin'
import { splitWords } from './split-words.ts'

const maxTextLength = 200
const maxWords = 14

/** What stands for the dash of a range, "300-500". */
export const rangeWord = 'rangedash'

const grouped = /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?![\p{L}\d])/gu
const decimal = /(?<![\p{L}\d.,])(\d+),(\d{1,2})(?![\p{L}\d])/gu
const range =
  /(?<![\p{L}\d.,-])(\d{3,9}|\d{1,3}(?=\s*[-–—]\s*\$?\s*\d+\s*(?:mil|lucas|hiljad|km)))\s*[-–—]\s*\$?\s*(?=\d{2,9}(?!\p{L}*\d))/giu
const money = /(\d)(km|bam|eur|clp|usd|mil|lucas|k)(?![\p{L}\d])/giu

/** Amounts in one way: 1.000,00 and 1,000 as 1000, the dash of 300-500 as a word, 500KM as "500 KM"; 4k is a resolution. */
const normaliseAmounts = (text: string): string =>
  text
    .replaceAll('€', ' eur ')
    .replaceAll(grouped, (amount) => amount.replace(/[.,]\d{1,2}$/, '').replaceAll(/[.,]/g, ''))
    .replaceAll(decimal, '$1.$2')
    .replaceAll(range, `$1 ${rangeWord} `)
    .replaceAll(money, (whole, digit: string, word: string, at: number, all: string) =>
      word.toLowerCase() === 'k' && !/\d$/.test(all.slice(0, at)) ? whole : `${digit} ${word}`,
    )

/** "que no sea caro", "not too expensive", "koji nije skup" */
const notDear =
  /(?<!\p{L})(?:(?:que\s+)?no\s+(?:sea\s+)?(?:(?:tan|muy)\s+)?car[oa]s?|not\s+(?:(?:too|so|very)\s+)?expensive|(?:koj[aei]\s+)?ni(?:je|su)\s+(?:pre)?skup\p{L}{0,2})(?!\p{L})/giu

/** Whatever was typed, as a few words that can do no harm. */
export const readSearchText = (text: string): string[] =>
  splitWords(
    normaliseAmounts(
      toLatin(text.slice(0, maxTextLength))
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll(notDear, ' cheap '),
    ),
  ).slice(0, maxWords)
