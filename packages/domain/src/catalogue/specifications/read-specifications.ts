import type { Specification } from '../product-detail.ts'
import { isSpecificationName, specificationNames } from './product-fields.ts'

const maxTextLength = 300
const maxNameLength = 60
const maxParts = 20

const readText = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = value
    .slice(0, maxTextLength)
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(' ')
  return text === '' ? undefined : text
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const readList = (parts: readonly unknown[]): Specification['value'] | undefined => {
  // Length, width and height.
  if (parts.length > 0 && parts.every(isNumber)) return parts.slice(0, maxParts).join(' × ')
  const texts = parts.slice(0, maxParts).flatMap((part) => readText(part) ?? [])
  return texts.length > 0 ? texts : undefined
}

const readValue = (value: unknown): Specification['value'] | undefined => {
  if (typeof value === 'boolean' || isNumber(value)) return value
  return Array.isArray(value) ? readList(value) : readText(value)
}

/** A name of the shop's own is shown as it is, and only with a plain text. */
const readOther = ([name, value]: readonly [string, unknown]): Specification[] => {
  const [plainName, text] = [readText(name.slice(0, maxNameLength)), readText(value)]
  return plainName === undefined || text === undefined ? [] : [{ name: plainName, value: text }]
}

/** Whatever a shop keeps as specifications, in our order; the shop's own come last, by name. */
export const readSpecifications = (values: Readonly<Record<string, unknown>>): readonly Specification[] => {
  const known = specificationNames.flatMap((name): Specification[] => {
    const value = Object.hasOwn(values, name) ? readValue(values[name]) : undefined
    return value === undefined || value === false ? [] : [{ name, value }]
  })
  const others = Object.entries(values)
    .filter(([name]) => !isSpecificationName(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, maxParts)
  return [...known, ...others.flatMap(readOther)]
}
