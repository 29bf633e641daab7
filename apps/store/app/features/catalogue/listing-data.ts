import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import type { Language } from '@dvaput/domain/text/language'
import { type FacetView, formatFacets } from './format-facets.ts'
import { formatSearchNotes } from './format-search-notes.ts'
import { formatUnderstood, type UnderstoodLine } from './format-understood.ts'

type RenderedField = 'products' | 'total' | 'isTotalExact' | 'areCountsExact' | 'page' | 'pages'

/** Only the fields that a listing renders: loader data is in the page twice. */
export type ListingData = Pick<ListingView, RenderedField> & {
  readonly facets: readonly FacetView[]
  /** How many more do not work, are for parts or are locked. */
  readonly withheld: number
  /** Notes about how the search text was changed. */
  readonly notes: readonly string[]
  /** The shop does not sell what was searched for: these are a few products that come near. */
  readonly isNear: boolean
  /** What the search understood; null where it took the words as they are. */
  readonly understood: UnderstoodLine | null
}

export const toListingData = async (listing: ListingView, text: string, language: Language): Promise<ListingData> => {
  const { products, total, isTotalExact, areCountsExact, page, pages, withheld = 0 } = listing
  const [facets, notes, understood] = await Promise.all([
    formatFacets(listing.facets, language),
    formatSearchNotes(listing, text, language),
    formatUnderstood(listing.understood, language),
  ])
  const isNear = listing.notSold !== null
  const counts = { total, isTotalExact, areCountsExact, page, pages, withheld }
  return { products, ...counts, facets, notes, isNear, understood }
}
