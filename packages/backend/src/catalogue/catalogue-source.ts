import type { DescriptionNode } from '@dvaput/domain/catalogue/description/description-node'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import type { ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { SourceVariant } from '@dvaput/domain/catalogue/source-product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { HomeView, ListingView, ProductView, SuggestionsView } from './catalogue.ts'

/** Which products are wanted whole, as the API gives them. */
export type ProductsQuery =
  | { readonly kind: 'newest'; readonly limit: number }
  | { readonly kind: 'text'; readonly text: string; readonly limit: number }
  | { readonly kind: 'handles'; readonly handles: readonly string[] }

export type FullProduct = Product & {
  /** Up to ten where single products are wanted; a list has the one of `variantId`. // spec §9 Limits */
  readonly variants: readonly SourceVariant[]
}
export type ProductsResult = {
  readonly products: readonly FullProduct[]
  readonly total: number
  /** When price and stock were so. */
  readonly readAt: Date
}

/** spec §3 Collection */
export type CollectionView = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly description: readonly DescriptionNode[]
  readonly image: { readonly url: string; readonly alt: string | null } | null
  readonly kind: 'custom' | 'smart'
  /** Null where only the shop could be asked: it does not count. */
  readonly productCount: number | null
}
/** Those of our menus in their fixed order, or all the others. */
export type WhichCollections = 'main' | 'others'

export type Questions = {
  readonly list: Locale & { readonly place: ListingPlace; readonly query: ListingQuery }
  readonly search: Locale & { readonly query: ListingQuery }
  readonly suggest: Locale & { readonly text: string }
  readonly home: Locale
  readonly product: Locale & { readonly handle: string }
  readonly details: Locale & { readonly handles: readonly string[] }
  readonly products: Locale & { readonly wanted: ProductsQuery }
  readonly collections: Locale & { readonly which: WhichCollections }
}

export type Answers = {
  readonly list: ListingView | null
  readonly search: ListingView
  readonly suggest: SuggestionsView
  readonly home: HomeView
  readonly product: ProductView
  readonly details: readonly ProductDetail[]
  readonly products: ProductsResult
  readonly collections: readonly CollectionView[]
}

export type QuestionKind = keyof Questions

/** Who can answer everything a shopper sees. The chain of availability asks one after the other. */
export type CatalogueSource = {
  readonly [Kind in QuestionKind]: (question: Questions[Kind], signal: AbortSignal) => Promise<Answers[Kind]>
}
