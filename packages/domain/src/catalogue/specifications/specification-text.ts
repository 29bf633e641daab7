import { isReadInTwoWays } from '../../text/is-read-in-two-ways.ts'
import type { FieldType } from './product-field.ts'
import { findField } from './product-fields.ts'

/** A name of the shop's own is a text. */
export const specificationTypeOf = (name: string): FieldType => findField(name)?.type ?? 'text'

/** Never so that it could be read in two ways. */
const toNumberText = (number: number): string => (isReadInTwoWays(String(number)) ? `${number}0` : String(number))

/** As somebody would type it: `16`, `yes` for a flag, `USB-C, HDMI`, `300 x 200 x 20`. */
export const toSpecificationText = (value: unknown): string => {
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'number') ? value.map(toNumberText).join(' x ') : value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'number' ? toNumberText(value) : typeof value === 'string' ? value : ''
}

const parseNumber = (text: string): number | undefined =>
  /^\d{1,9}(?:[.,]\d{1,4})?$/.test(text) && !isReadInTwoWays(text) ? Number(text.replace(',', '.')) : undefined

/** With four digits, of the time in which there are such devices. */
const parseYear = (text: string): number | undefined => (/^(?:19[6-9]|20\d)\d$/.test(text) ? Number(text) : undefined)

const parsers: Readonly<Record<FieldType, (text: string) => unknown>> = {
  text: (text) => text,
  number: parseNumber,
  year: parseYear,
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
export const parseSpecificationText = (name: string, text: string): unknown => parsers[specificationTypeOf(name)](text)
