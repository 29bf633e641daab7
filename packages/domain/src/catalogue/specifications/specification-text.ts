import { isSpecificationName, type SpecificationName } from './specifications.ts'

/** How a specification is typed; `flag` is there or not. */
export type SpecificationForm = 'text' | 'number' | 'flag' | 'list' | 'size'

const numbers: readonly SpecificationName[] = [
  ...(['processorCount', 'cores', 'threads', 'memoryGb', 'memoryMb', 'memorySlots', 'storageGb'] as const),
  ...(['screenInches', 'refreshHz', 'poeWatts', 'throughputGbps', 'batteryMah', 'batteryWh', 'batteryHours'] as const),
  ...(['readMbps', 'writeMbps', 'rpm', 'shaders', 'busBits', 'watts', 'dpi', 'pagesPerMinute', 'lumens'] as const),
  ...(['year', 'weightGrams'] as const),
]
const flags: readonly SpecificationName[] = [
  ...(['touch', 'managed', 'modular', 'backlight', 'noiseCancelling', 'duplex'] as const),
]

/** In which a number is typed, where it has one; the same in every language. */
const units: Readonly<Partial<Record<SpecificationName, string>>> = {
  ...{ memoryGb: 'GB', memoryMb: 'MB', storageGb: 'GB', screenInches: '″', refreshHz: 'Hz', poeWatts: 'W' },
  ...{ throughputGbps: 'Gbit/s', batteryMah: 'mAh', batteryWh: 'Wh', batteryHours: 'h', readMbps: 'MB/s' },
  ...{ writeMbps: 'MB/s', busBits: 'bit', watts: 'W', dpi: 'dpi', lumens: 'lm', weightGrams: 'g' },
}

export const specificationUnit = (name: string): string | null =>
  isSpecificationName(name) ? (units[name] ?? null) : null

/** A name of the shop's own is a text. */
export const specificationFormOf = (name: string): SpecificationForm => {
  if (!isSpecificationName(name)) return 'text'
  if (numbers.includes(name)) return 'number'
  if (flags.includes(name)) return 'flag'
  if (name === 'ports') return 'list'
  return name === 'dimensionsMm' ? 'size' : 'text'
}

/** As somebody would type it: `16`, `yes` for a flag, `USB-C, HDMI`, `300 x 200 x 20`. */
export const toSpecificationText = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(value.every((each) => typeof each === 'number') ? ' x ' : ', ')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const parseNumber = (text: string): number | undefined =>
  /^\d{1,9}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined

/** With four digits, of the time in which there are such devices. */
const parseYear = (text: string): number | undefined => (/^(?:19[6-9]|20\d)\d$/.test(text) ? Number(text) : undefined)

const parsers: Readonly<Record<SpecificationForm, (text: string) => unknown>> = {
  text: (text) => text,
  number: parseNumber,
  flag: (text) => (text === 'yes' ? true : undefined),
  list: (text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  size: (text) => {
    const sides = text.split(/\s*[x×]\s*/).map(parseNumber)
    return sides.length === 3 && !sides.includes(undefined) ? sides : undefined
  },
}

/** Undefined where the text cannot be read so. */
export const parseSpecificationText = (name: string, text: string): unknown =>
  name === 'year' ? parseYear(text) : parsers[specificationFormOf(name)](text)
