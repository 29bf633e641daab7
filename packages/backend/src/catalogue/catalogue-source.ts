import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { ShopMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { CollectionView, HomeView, ListingView, ProductView, SuggestionsView } from './catalogue-views.ts'
import type { Source } from './fallback-chain.ts'
import type { LocalLine } from './replica/replica-lines.ts'

/** Which products the API requests. */
export type ProductsQuery =
  | { readonly kind: 'newest'; readonly limit: number }
  | { readonly kind: 'text'; readonly text: string; readonly limit: number }
  | { readonly kind: 'handles'; readonly handles: readonly string[] }

export type ProductsResult = {
  readonly products: readonly Product[]
  readonly total: number
  /** When price and stock were read. */
  readonly readAt: Date
}

/** Those of our menus in their fixed order, or all the others. */
export type WhichCollections = 'main' | 'others'

export type CatalogueQueries = {
  /** A text in the query is searched for within the scope. */
  readonly list: { readonly locale: Locale; readonly scope: ListingScope; readonly query: ListingQuery }
  readonly suggest: { readonly locale: Locale; readonly text: string }
  readonly home: { readonly locale: Locale }
  readonly product: { readonly locale: Locale; readonly handle: string }
  readonly details: { readonly locale: Locale; readonly handles: readonly string[] }
  readonly products: { readonly locale: Locale; readonly which: ProductsQuery }
  readonly lines: { readonly locale: Locale; readonly lines: readonly LocalLine[] }
  readonly collections: { readonly locale: Locale; readonly which: WhichCollections }
  readonly menus: { readonly locale: Locale }
}

export type CatalogueResults = {
  readonly list: ListingView | null
  readonly suggest: SuggestionsView
  readonly home: HomeView
  readonly product: ProductView
  readonly details: readonly ProductDetail[]
  readonly products: ProductsResult
  readonly lines: readonly CheckedLine[]
  readonly collections: readonly CollectionView[]
  readonly menus: ShopMenus
}

export type QueryKind = keyof CatalogueQueries

export type CatalogueReads = {
  readonly [Kind in QueryKind]: (query: CatalogueQueries[Kind], signal: AbortSignal) => Promise<CatalogueResults[Kind]>
}

/** One of the ordered sources of the catalogue; it reads what it can, and is left out of the chains of the rest. */
export type CatalogueSource = Pick<Source<never, never>, 'name' | 'isOurs'> & {
  readonly reads: Partial<CatalogueReads>
}
