import { formatNumber } from '../../text/format-number.ts'
import type { Language } from '../../text/language.ts'
import type { Specification } from '../product-detail.ts'
import { findField } from './product-fields.ts'

/** A no-break space between a number and its unit. */
const space = '\u00a0'

const flagWords = {
  true: { bcs: 'da', en: 'yes', es: 'sí' },
  false: { bcs: 'ne', en: 'no', es: 'no' },
} as const

const withUnit = (text: string, unit: string | undefined): string => {
  if (unit === undefined) return text
  return unit === '″' ? text + unit : text + space + unit
}

// Storage counts in thousands and memory in 1024: both 1000 and 1024 GB are 1 TB.
const largerUnits = {
  bytes: (value: number) =>
    value >= 1000 ? ([value / (value % 1024 === 0 ? 1024 : 1000), 'TB'] as const) : ([value, 'GB'] as const),
  grams: (value: number) => (value >= 1000 ? ([Math.round(value / 10) / 100, 'kg'] as const) : ([value, 'g'] as const)),
} as const

/** Only measures get a decimal comma: the name of a standard, as USB 3.0, keeps its point. */
const measures = /(\d)\.(\d+)(?=(?:–\d+(?:\.\d+)?)?(?: × [\d.]+)*[ \u00a0]?(?:GHz|MHz|MP\b|\+|mm\b|["″]|Gb\/s))/g

/** With the language's decimal sign in measures, and the sign for inches: `2 × 3,5″`. */
export const formatMeasures = (text: string, language: Language): string =>
  (language === 'en' ? text : text.replaceAll(measures, '$1,$2')).replaceAll(/(?<=\d)"/g, '″')

/** The value of a specification with its unit, in a language: `16 GB`, `15,6″`, `da`. */
export const formatSpecification = (name: string, value: Specification['value'], language: Language): string => {
  if (typeof value === 'boolean') return flagWords[`${value}`][language]
  const { unit, scale, words = {} } = findField(name) ?? {}
  if (typeof value === 'number') {
    const [amount, shown] = scale ? largerUnits[scale](value) : [value, unit]
    return withUnit(formatNumber(amount, language), shown)
  }
  if (typeof value === 'string' && Object.hasOwn(words, value)) return words[value]?.[language] ?? value
  const text = typeof value === 'string' ? value : value.join(', ')
  // A size that is typed as a text says its unit, which may be a larger one.
  return formatMeasures(scale ? text : withUnit(text, unit), language)
}
