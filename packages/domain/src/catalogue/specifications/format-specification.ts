import { formatNumber } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import type { Specification } from './product-detail.ts'
import { flagWords, wordOf } from './specification-words.ts'
import type { SpecificationName } from './specifications.ts'

/** A no-break space between a number and its unit. */
const space = '\u00a0'

const units: Partial<Record<SpecificationName, string>> = {
  clock: `${space}GHz`,
  memoryMb: `${space}MB`,
  screenInches: '″',
  refreshHz: `${space}Hz`,
  poeWatts: `${space}W`,
  throughputGbps: `${space}Gb/s`,
  batteryMah: `${space}mAh`,
  batteryWh: `${space}Wh`,
  batteryHours: `${space}h`,
  readMbps: `${space}MB/s`,
  writeMbps: `${space}MB/s`,
  rpm: `${space}rpm`,
  busBits: `${space}bit`,
  watts: `${space}W`,
  lumens: `${space}lm`,
  dimensionsMm: `${space}mm`,
}

// Storage counts in thousands and memory in 1024: both 1000 and 1024 GB are 1 TB.
const inBytes = (value: number): readonly [number, string] =>
  value >= 1000 ? [value / (value % 1024 === 0 ? 1024 : 1000), 'TB'] : [value, 'GB']

const largerUnits: Partial<Record<SpecificationName, (value: number) => readonly [number, string]>> = {
  memoryGb: inBytes,
  storageGb: inBytes,
  weightGrams: (value) => (value >= 1000 ? [Math.round(value / 10) / 100, 'kg'] : [value, 'g']),
}

/** Only measures get a decimal comma: the name of a standard, as USB 3.0, keeps its point. */
const measures = /(\d)\.(\d+)(?=(?:–\d+(?:\.\d+)?)?(?: × [\d.]+)*[ \u00a0]?(?:GHz|MHz|MP\b|\+|mm\b|["″]|Gb\/s))/g

/** With the language's decimal sign in measures, and the sign for inches: `2 × 3,5″`. */
export const formatMeasures = (text: string, language: Language): string =>
  (language === 'en' ? text : text.replaceAll(measures, '$1,$2')).replaceAll(/(?<=\d)"/g, '″')

/** The value of a specification with its unit, in a language: `16 GB`, `15,6″`, `da`. */
export const formatSpecification = (
  name: SpecificationName,
  value: Specification['value'],
  language: Language,
): string => {
  if (typeof value === 'boolean') return flagWords[`${value}`][language]
  if (typeof value === 'number') {
    const [amount, unit] = largerUnits[name]?.(value) ?? [value, undefined]
    return formatNumber(amount, language) + (unit ? space + unit : (units[name] ?? ''))
  }
  if (typeof value !== 'string') return formatMeasures(value.join(', ') + (units[name] ?? ''), language)
  return wordOf(name, value, language) ?? formatMeasures(value + (units[name] ?? ''), language)
}
