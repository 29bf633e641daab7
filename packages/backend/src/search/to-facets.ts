import { conditions, gradeSlugs, grades } from '@dvaput/domain/catalogue/condition/condition'
import {
  type ColumnFacet,
  type FacetName,
  facetNames,
  isFieldFacet,
} from '@dvaput/domain/catalogue/listings/listing-facets'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { fieldOfFilter } from '@dvaput/domain/catalogue/specifications/product-fields'
import type { FacetCount } from './find-entries.ts'

export type FacetChoice = {
  /** As the URL writes it. */
  readonly value: string
  /** Where the value is not what a shopper reads: a type by its name. */
  readonly label?: string
  readonly count: number
  readonly selected: boolean
}
export type ListingFacet = {
  readonly name: FacetName
  readonly values: readonly FacetChoice[]
  /** Chosen, but not applied: the source cannot filter by it. */
  readonly isLeftOut?: true
}

const maxValues = 60

type Compare = (one: FacetChoice, other: FacetChoice) => number

const byNumber: Compare = (one, other) => Number(one.value) - Number(other.value)
const byUse: Compare = (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)
const byList =
  (list: readonly string[]): Compare =>
  (one, other) =>
    list.indexOf(one.value) - list.indexOf(other.value)

const orders = {
  type: byUse,
  condition: byList(conditions),
  grade: byList(grades.map((grade) => gradeSlugs[grade])),
  brand: byUse,
  processor: byUse,
  memory: byNumber,
  storage: byNumber,
  screen: byNumber,
  battery: byNumber,
} as const satisfies Record<ColumnFacet, Compare>

const orderOf = (name: FacetName): Compare => {
  if (!isFieldFacet(name)) return orders[name]
  return fieldOfFilter(name)?.type === 'number' ? byNumber : byUse
}

/** What is chosen stays to be seen, and so to be unchosen, even where nothing has it any more. */
export const toFacets = (counts: readonly FacetCount[], { facets }: ListingQuery): ListingFacet[] =>
  facetNames.flatMap((name) => {
    const chosen = new Set(facets[name])
    const counted = counts.filter((each) => each.name === name)
    const missing = facets[name].filter((value) => !counted.some((each) => each.value === value))
    const values = [
      ...counted.map(({ value, label, count }) => ({
        value,
        ...(label === null ? {} : { label }),
        count,
        selected: chosen.has(value),
      })),
      ...missing.map((value) => ({ value, count: 0, selected: true })),
    ]
    const visible = new Set(
      values
        .toSorted((one, other) => Number(other.selected) - Number(one.selected) || byUse(one, other))
        .slice(0, maxValues),
    )
    return values.length === 0 ? [] : [{ name, values: values.filter((each) => visible.has(each)).sort(orderOf(name)) }]
  })
