import { conditions, gradeSlugs, parseGrade } from '../condition/condition.ts'
import { toTypeSlug } from '../menus/type-slug.ts'
import { type FieldFilter, fieldFilters } from '../specifications/field-filters.ts'

/** What a value of each facet looks like in an address: the written value, or nothing for a bad one. */
type Facet = { readonly most: number; readonly read: (raw: string) => string | undefined }

const maxValueLength = 80

/** In one line, and not too long. */
export const readLine = (raw: string, longest: number): string =>
  raw
    .slice(0, longest)
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .join(' ')

const readText = (raw: string): string | undefined => readLine(raw, maxValueLength) || undefined

const readSlug = (raw: string): string | undefined => toTypeSlug(raw) || undefined

const readNumber =
  (pattern: RegExp, from: number, to: number) =>
  (raw: string): string | undefined => {
    const value = Number(raw)
    return pattern.test(raw) && value >= from && value <= to ? String(value) : undefined
  }

const integer = /^\d{1,6}$/
const decimal = /^\d{1,3}(?:\.\d{1,2})?$/

/** Those that every shop has, each with a column of its own in the search index. */
const ownFacets = {
  type: { most: 40, read: readSlug },
  condition: {
    most: conditions.length,
    read: (raw) => conditions.find((condition) => condition === raw.toLowerCase()),
  },
  grade: {
    most: 5,
    read: (raw) => {
      const grade = parseGrade(raw)
      return grade === null ? undefined : gradeSlugs[grade]
    },
  },
  brand: { most: 20, read: readText },
  /** The family, as `Intel Core i5`. */
  processor: { most: 20, read: readText },
  /** Gigabytes. */
  memory: { most: 20, read: readNumber(integer, 1, 16_384) },
  /** Gigabytes; a terabyte is 1000 or 1024 of them, as the product says. */
  storage: { most: 20, read: readNumber(integer, 1, 999_999) },
  /** Inches. */
  screen: { most: 20, read: readNumber(decimal, 1, 150) },
  /** Per cent of its first capacity that the battery still holds, at least. */
  battery: { most: 1, read: readNumber(integer, 1, 100) },
} as const satisfies Record<string, Facet>

export type ColumnFacet = keyof typeof ownFacets
export type FacetName = ColumnFacet | FieldFilter

export const columnFacets = Object.keys(ownFacets) as readonly ColumnFacet[]
export const isFieldFacet = (name: FacetName): name is FieldFilter =>
  (fieldFilters as readonly FacetName[]).includes(name)

/** In the order of the filters, of the chips and of the address. */
const facets = {
  ...ownFacets,
  ...Object.fromEntries(fieldFilters.map((name) => [name, { most: 20, read: readText }])),
} as Readonly<Record<FacetName, Facet>>
export const facetNames = Object.keys(facets) as readonly FacetName[]
export type FacetValues = Readonly<Record<FacetName, readonly string[]>>

const isNumeric = (name: FacetName): boolean => ['memory', 'storage', 'screen', 'battery'].includes(name)

const compare = (name: FacetName) => (one: string, other: string) => {
  if (isNumeric(name)) return Number(one) - Number(other)
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Good values, each once, always in the same order, and not too many. */
export const readFacet = (name: FacetName, raw: readonly string[]): readonly string[] => {
  const { most, read } = facets[name]
  const values = new Set<string>()
  for (const text of raw) {
    if (values.size >= most) break
    const value = read(text)
    if (value !== undefined) values.add(value)
  }
  return [...values].sort(compare(name))
}

/** Names, not codes: an address may have them in other capitals than the shop. */
export const namedFacets = ['brand', 'processor'] as const satisfies readonly FacetName[]

/** As the shop writes them. What it writes just so stays as it is, and so does what it does not know. */
export const respellFacet = (
  name: FacetName,
  chosen: readonly string[],
  written: readonly string[],
): readonly string[] => {
  const spellingsOf = (value: string): readonly string[] => {
    if (written.includes(value)) return [value]
    const same = written.filter((each) => each.toLowerCase() === value.toLowerCase())
    return same.length > 0 ? same : [value]
  }
  return readFacet(name, chosen.flatMap(spellingsOf))
}
