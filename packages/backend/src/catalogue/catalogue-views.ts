import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { SuggestedCategory } from '../search/suggest-categories.ts'
import type { ListingFacet } from '../search/to-facets.ts'
import type { UnderstoodPart } from '../search/words/understood-parts.ts'

/** Cache tags of everything this result depends on. */
type Tagged = { readonly cacheTags: readonly string[] }

export type ListingView = Tagged & {
  /** What the shop calls a collection of its own; null where the page has a name for it. */
  readonly title: string | null
  readonly products: readonly CardProduct[]
  readonly total: number
  /** How many more do not work, are for parts or are locked; left out where nobody has counted. */
  readonly withheld?: number
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
  /** What was searched for, where the shop does not sell it: the products are then what comes near. */
  readonly notSold: NotSoldView | null
  /** What the search made of the text, in its order. */
  readonly understood: readonly UnderstoodView[]
  /** The text without the price that it named, and the price as it is chosen in a listing. */
  readonly namedPrice: Pick<ListingQuery, 'text' | 'priceFrom' | 'priceTo'> | null
}

/** One thing that a search understood. */
type UnderstoodView = Omit<UnderstoodPart, 'label'> & { readonly label: string | null }

export type NotSoldView = {
  /** As it follows "we do not sell"; null where only the word is known. */
  readonly name: string | null
  readonly word: string
  /** Why these products: they come with it, are what it is wanted for, or come closest. */
  readonly near: 'included' | 'purpose' | 'similar' | null
  /** What products that come with it say. */
  readonly note: string | null
  readonly purpose: string
}

export type SuggestionsView = {
  readonly products: readonly CardProduct[]
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}

export type HomeView = Tagged & {
  readonly featured: readonly CardProduct[]
  /** At most four. // HOME-06 */
  readonly onSale: readonly CardProduct[]
  readonly newest: readonly CardProduct[]
}

export type ProductView = Tagged &
  (
    | { readonly kind: 'found'; readonly product: ProductDetail; readonly similar: readonly CardProduct[] }
    /** Once sold here, and removed by the shop. */
    | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly CardProduct[] }
    /** An id or a former handle: redirect. // MYOF-10 */
    | { readonly kind: 'moved'; readonly handle: string }
    | { readonly kind: 'unknown' }
  )

/** A collection with its picture and the number of its products. // ENT-13 */
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
