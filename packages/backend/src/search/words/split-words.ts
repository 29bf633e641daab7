import { foldText } from '@dvaput/domain/text/fold-text'
import { toLatin } from '@dvaput/domain/text/to-latin'

/** PostgreSQL refuses lexemes of more than two kilobytes. */
const maxWordLength = 40

/** Not of a "2-in-1". */
const inches =
  /(\d+(?:[.,]\d+)?)[\s-]*(?:["″”“]|''|(?:inch(?:es|[aei])?|inc[aei]?|in|pulgadas?|pulg|cola?)(?![\p{L}\p{N}])(?![\s-]+1(?!\p{N})))/gu
const measures =
  /(\d+(?:[.,]\d+)?)[\s-]*(gb|tb|mb|ghz|mhz|hz|mah|mp|w|wh|gig[ae]?(?:s|ba[jy]t[ae]?s?|bytes?)?|ter[ae](?:s|ba[jy]t[ae]?s?|bytes?)?)(?![\p{L}\p{N}])/gu
const disksAndMemory = /(?<![\p{L}\p{N}])(\d+)(gb|tb)?[\s-]*(ssd|hdd|nvme|emmc|ram)(?![\p{L}\p{N}])/gu
const word = /\d+\.\d+\p{L}*|[\p{L}\p{N}]+/gu
const compound = /[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+/gu

const fold = (text: string): string => foldText(toLatin(text))

/** 1024 GB, 1000 GB, 1 TB and "1 tera" are the same disk. */
const measure = (_whole: string, number: string, written: string): string => {
  const unit = written.startsWith('ter') ? 'tb' : written.startsWith('gig') ? 'gb' : written
  const gigabytes = Number(number)
  const isTerabytes = unit === 'gb' && gigabytes >= 1_000 && (gigabytes % 1_000 === 0 || gigabytes % 1_024 === 0)
  const text = isTerabytes ? `${Math.floor(gigabytes / 1_000)}tb` : `${number.replace(',', '.')}${unit}`
  return ` ${text} `
}

/** Folded, with every measure as one word: 14", 14 inch and 14 pulgadas are `14in`; 16 GB is `16gb`. */
const normalise = (text: string): string =>
  fold(text)
    .replaceAll(disksAndMemory, ' $1$2 $3 ')
    .replaceAll(inches, (_whole, number: string) => ` ${number.replace(',', '.')}in `)
    .replaceAll(measures, measure)

/** The words of a text as search compares them, in their order: "i5-8350U, 16 GB" is `i5 8350u 16gb`. */
export const splitWords = (text: string): string[] =>
  (normalise(text).match(word) ?? []).map((each) => each.slice(0, maxWordLength))

/** What is written with hyphens or slashes, as one word: `wifi`, `i58350u`, `wh1000xm4`. */
export const splitCompounds = (text: string): string[] =>
  (fold(text).match(compound) ?? []).map((each) => each.replaceAll(/[-/]/g, '').slice(0, maxWordLength))

/** A code as it is compared: letters and digits alone. */
export const toCode = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
