import type { ShownListing } from '@dvaput/backend/shopfront/shopfront'
import type { Language } from '@dvaput/domain/text/language'
import { type WordedFacet, wordFacets } from './facet-words.ts'
import { wordNotes } from './word-notes.ts'

type Kept = 'products' | 'total' | 'isTotalExact' | 'areCountsExact' | 'page' | 'pages'

/** What a page of goods is drawn from. Loader data stands in the page twice, so the rest stays behind. */
export type ShownGoods = Pick<ShownListing, Kept> & {
  readonly facets: readonly WordedFacet[]
  /** What was understood of the text, where it is not what was typed. */
  readonly notes: readonly string[]
}

export const toShownGoods = async (listing: ShownListing, text: string, language: Language): Promise<ShownGoods> => {
  const { products, total, isTotalExact, areCountsExact, page, pages } = listing
  const [facets, notes] = await Promise.all([wordFacets(listing.facets, language), wordNotes(listing, text, language)])
  return { products, total, isTotalExact, areCountsExact, page, pages, facets, notes }
}
