import type { ShownListing } from '@dvaput/backend/shopfront/shopfront'
import type { Language } from '@dvaput/domain/text/language'
import { type WordedFacet, wordFacets } from './facet-words.ts'

/** What a page of goods is drawn from. Loader data stands in the page twice, so the rest stays behind. */
export type ShownGoods = Pick<ShownListing, 'products' | 'total' | 'isTotalExact' | 'page' | 'pages'> & {
  readonly facets: readonly WordedFacet[]
}

export const toShownGoods = async (listing: ShownListing, language: Language): Promise<ShownGoods> => {
  const { products, total, isTotalExact, page, pages, facets } = listing
  return { products, total, isTotalExact, page, pages, facets: await wordFacets(facets, language) }
}
