import type { ListingView } from '@dvaput/backend/catalogue/catalogue'
import type { Language } from '@dvaput/domain/text/language'
import { type FacetView, formatFacets } from './format-facets.ts'
import { formatSearchNotes } from './format-search-notes.ts'

type Kept = 'products' | 'total' | 'isTotalExact' | 'areCountsExact' | 'page' | 'pages'

/** What a page of goods is drawn from. Loader data stands in the page twice, so the rest stays behind. */
export type ListingData = Pick<ListingView, Kept> & {
  readonly facets: readonly FacetView[]
  /** What was understood of the text, where it is not what was typed. */
  readonly notes: readonly string[]
}

export const toListingData = async (listing: ListingView, text: string, language: Language): Promise<ListingData> => {
  const { products, total, isTotalExact, areCountsExact, page, pages } = listing
  const [facets, notes] = await Promise.all([
    formatFacets(listing.facets, language),
    formatSearchNotes(listing, text, language),
  ])
  return { products, total, isTotalExact, areCountsExact, page, pages, facets, notes }
}
