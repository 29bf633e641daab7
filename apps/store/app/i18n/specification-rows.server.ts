import type { Specification } from '@dvaput/domain/catalogue/product-detail'
import { isSpecificationName, type SpecificationName } from '@dvaput/domain/catalogue/specifications'
import { formatNumber } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'
import type { Fact } from '../ui/fact-table.tsx'
import type { Text } from './catalogue.ts'
import { loadText } from './create-text.ts'

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

const largerUnits: Partial<Record<SpecificationName, (value: number) => readonly [number, string]>> = {
  // Storage counts in thousands and memory in 1024: both 1000 and 1024 GB are 1 TB.
  memoryGb: (value) => inBytes(value),
  storageGb: (value) => inBytes(value),
  weightGrams: (value) => (value >= 1000 ? [Math.round(value / 10) / 100, 'kg'] : [value, 'g']),
}

const inBytes = (value: number): readonly [number, string] =>
  value >= 1000 ? [value / (value % 1024 === 0 ? 1024 : 1000), 'TB'] : [value, 'GB']

const techniques = {
  Laser: 'technology.laser',
  Inkjet: 'technology.inkjet',
  'Direct thermal': 'technology.direct-thermal',
} as const

/** Only measures get a decimal comma: the name of a standard, as USB 3.0, keeps its point. */
const measures = /(\d)\.(\d+)(?=(?:–\d+(?:\.\d+)?)?(?: × [\d.]+)*[ \u00a0]?(?:GHz|MHz|MP\b|\+|mm\b|"|Gb\/s))/g

const formatKnown = (
  name: SpecificationName,
  value: Specification['value'],
  language: Language,
  text: Text<'specifications'>,
): string => {
  if (typeof value === 'boolean') return text(value ? 'value.yes' : 'value.no')
  const larger = largerUnits[name]
  if (typeof value === 'number') {
    const [amount, unit] = larger ? larger(value) : [value, undefined]
    return formatNumber(amount, language) + (unit ? space + unit : (units[name] ?? ''))
  }
  if (name === 'technology' && typeof value === 'string' && Object.hasOwn(techniques, value))
    return text(techniques[value as keyof typeof techniques])
  const joined = typeof value === 'string' ? value : value.join(', ')
  const withUnit = joined + (units[name] ?? '')
  return language === 'en' ? withUnit : withUnit.replaceAll(measures, '$1,$2')
}

const formatOther = (value: Specification['value']): string =>
  typeof value === 'object' ? value.join(', ') : String(value)

/** The specification table in a language: labels, values with units, in the given order. */
export const toSpecificationRows = async (
  specifications: readonly Specification[],
  language: Language,
): Promise<readonly Fact[]> => {
  const text = await loadText(language, 'specifications')
  return specifications.map(({ name, value }) =>
    isSpecificationName(name)
      ? { name, label: text(`spec.${name}`), value: formatKnown(name, value, language, text) }
      : { name, label: name, value: formatOther(value) },
  )
}
