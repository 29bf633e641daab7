import type { ImportedCondition } from '@dvaput/domain/international/imported-condition'
import type { ImportedCard } from '@dvaput/domain/international/imported-product'
import type { ImportedQuery } from '@dvaput/domain/international/listing-query'
import type { PageHead } from '../../lib/meta/page-meta.ts'

type CategoryLink = { readonly id: string; readonly name: string }

/** Names in the reader's language come from the server: the tree of all languages stays there. */
export type CategoryEntry = CategoryLink & { readonly subcategories: readonly CategoryLink[] }

/** Named on the server, where the texts are. */
export type ConditionChoice = {
  readonly value: ImportedCondition
  readonly label: string
  /** Null where nobody has counted. */
  readonly count: number | null
}

export type ImportedListing = {
  readonly products: readonly ImportedCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** How many more do not work, are for parts or are locked. */
  readonly withheld: number
  /** ISO: when the warehouse last confirmed the stock; null before the first sync. */
  readonly confirmedAt: string | null
  readonly isConfirmedToday: boolean
}

export type ImportedListingPage = {
  readonly kind: 'listing'
  readonly head: PageHead
  readonly query: ImportedQuery
  readonly categories: readonly CategoryEntry[]
  readonly conditions: readonly ConditionChoice[]
  /** Null where loading failed. */
  readonly listing: ImportedListing | null
}
