import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { SuggestedCategory } from '../search/suggest-categories.ts'
import type { ListingFacet } from '../search/to-facets.ts'

/** Cache tags of everything this result depends on. */
type Tagged = { readonly cacheTags: readonly string[] }

export type ListingView = Tagged & {
  /** What the shop calls a collection of its own; null where the page has a name for it. */
  readonly title: string | null
  readonly products: readonly CardProduct[]
  readonly total: number
  readonly isTotalExact: boolean
  readonly areCountsExact: boolean
  readonly page: number
  readonly pages: number
  /** From the storefront, only the chosen ones. */
  readonly facets: readonly ListingFacet[]
  /** The text that was searched for instead. */
  readonly correction: string | null
  /** Words of the text that were left out: no product has them, or not together with the others. */
  readonly ignored: readonly string[]
  /** False: no word of the text names a product, so the help pages may answer it better. */
  readonly isAboutProducts: boolean
}

export type SuggestionsView = {
  readonly products: readonly CardProduct[]
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}

export type HomeView = Tagged & {
  readonly featured: readonly CardProduct[]
  /** At most four. // spec §9 Classification */
  readonly onSale: readonly CardProduct[]
  readonly newest: readonly CardProduct[]
}

export type ProductView = Tagged &
  (
    | { readonly kind: 'found'; readonly product: ProductDetail; readonly similar: readonly CardProduct[] }
    /** Once sold here, and removed by the shop. */
    | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly CardProduct[] }
    /** An id or a former handle: redirect. // readings C-48 */
    | { readonly kind: 'moved'; readonly handle: string }
    | { readonly kind: 'unknown' }
  )

/** spec §3 Collection */
export type CollectionView = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: readonly DescriptionNode[]
  readonly image: { readonly url: string; readonly alt: string | null } | null
  readonly kind: 'custom' | 'smart'
  /** Null from the storefront, which does not count. */
  readonly productCount: number | null
}
