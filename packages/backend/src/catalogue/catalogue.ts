import { type CardProduct, toCard } from '@dvaput/domain/catalogue/card-product'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import type { ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Prices } from '@dvaput/domain/catalogue/prices'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { maxQuantity, type Stock, type StockInfo } from '@dvaput/domain/catalogue/stock'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Invalidation } from '../cache/invalidation-bus.ts'
import type { SuggestedCategory } from '../search/suggest-categories.ts'
import type { ListingFacet } from '../search/to-facets.ts'
import { type ChainNeeds, createChains } from './catalogue-chains.ts'
import type { CollectionView, ProductsQuery, ProductsResult } from './catalogue-source.ts'
import { isPossibleHandle } from './parse-product-id.ts'

/** Of what the answer was made: the pages that show it are dropped by these. */
type Tagged = { readonly cacheTags: readonly string[] }

export type ListingView = Tagged & {
  /** What the shop calls a collection of its own; null where the page has a name for the place. */
  readonly title: string | null
  readonly products: readonly CardProduct[]
  readonly total: number
  readonly isTotalExact: boolean
  readonly areCountsExact: boolean
  readonly page: number
  readonly pages: number
  /** Where only the shop itself could be asked, no more than what was chosen. */
  readonly facets: readonly ListingFacet[]
  /** What was looked for instead of the text. */
  readonly correction: string | null
  /** Words of the text that were left out: no product has them, or not together with the others. */
  readonly ignored: readonly string[]
  /** False: no word of the text names goods, so that the help may answer it better. */
  readonly isAboutGoods: boolean
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
    /** Once sold here, and taken back by the shop. */
    | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly CardProduct[] }
    /** An id, or a former handle: the page lives elsewhere. // readings C-48 */
    | { readonly kind: 'moved'; readonly handle: string }
    | { readonly kind: 'unknown' }
  )

/** Price and stock of this moment: of the variant that is shown first, and of each that can be chosen. */
export type LiveStock = StockInfo &
  Prices & {
    readonly variantId: string | null
    readonly variants: readonly (Prices & Stock & { readonly id: string })[]
  }

/** What shoppers are shown, whichever source answers. Throws an IntegrationError only where none does. */
export type Catalogue = {
  /** Null where the shop has no such collection of its own. A text in the query is looked for within the place. */
  list(locale: Locale, place: ListingPlace, query: ListingQuery): Promise<ListingView | null>
  search(locale: Locale, query: ListingQuery): Promise<ListingView>
  suggest(locale: Locale, text: string): Promise<SuggestionsView>
  home(locale: Locale): Promise<HomeView>
  /** By handle, or by id. */
  product(locale: Locale, handle: string): Promise<ProductView>
  /** For what the browser remembers: unknown handles are left out, the order is that of the handles. */
  details(locale: Locale, handles: readonly string[]): Promise<readonly ProductDetail[]>
  cards(locale: Locale, handles: readonly string[]): Promise<readonly CardProduct[]>
  stock(locale: Locale, handle: string): Promise<LiveStock | null>
}

/** And what only the server itself asks of it. */
export type CatalogueReads = Catalogue & {
  /** Whole, as the API gives them. */
  products(locale: Locale, wanted: ProductsQuery): Promise<ProductsResult>
  /** Those of the menus first, in their fixed order. */
  collections(locale: Locale): Promise<readonly CollectionView[]>
  drop(changed: Invalidation): void
  purge(): void
}

const mostHandles = 24

const nothingFound = (page: number): ListingView => ({
  products: [],
  total: 0,
  isTotalExact: true,
  areCountsExact: true,
  page,
  pages: 0,
  facets: [],
  correction: null,
  ignored: [],
  isAboutGoods: false,
  title: null,
  cacheTags: [],
})

const toLiveStock = (product: ProductDetail): LiveStock => ({
  id: product.id,
  handle: product.handle,
  availableForSale: product.inStock,
  quantityAvailable: product.isStockKnown ? product.stock : null,
  maxQuantity: maxQuantity(product),
  price: product.price,
  salePrice: product.salePrice,
  variantId: product.variantId,
  variants: product.variants.map(({ id, price, salePrice, stock, isStockKnown, inStock }) => ({
    id,
    price,
    salePrice,
    stock,
    isStockKnown,
    inStock,
  })),
})

/** What shoppers are shown: each kind of question has a chain of its own, over our copy and the shop. */
export const createCatalogue = (needs: ChainNeeds): CatalogueReads => {
  const chains = createChains(needs)
  const possible = (handles: readonly string[]) => [...new Set(handles)].filter(isPossibleHandle).slice(0, mostHandles)
  return {
    list: (locale, place, query) => chains.list.read({ ...locale, place, query }),

    async search(locale, query) {
      // spec §5 Search: an empty text runs none
      if (query.text.trim() === '') return nothingFound(query.page)
      return chains.search.read({ ...locale, query })
    },

    async suggest(locale, text) {
      if (text.trim() === '') return { products: [], categories: [], correction: null }
      return chains.suggest.read({ ...locale, text: text.trim() })
    },

    home: (locale) => chains.home.read(locale),
    product: (locale, handle) => chains.product.read({ ...locale, handle }),
    details: (locale, handles) => chains.details.read({ ...locale, handles: possible(handles) }),

    async cards(locale, handles) {
      const { products } = await chains.products.read({
        ...locale,
        wanted: { kind: 'handles', handles: possible(handles) },
      })
      return products.map(toCard)
    },

    async stock(locale, handle) {
      const [product] = await chains.stock.read({ ...locale, handles: possible([handle]) })
      return product ? toLiveStock(product) : null
    },

    products(locale, wanted) {
      if (wanted.kind === 'text') return chains.found.read({ ...locale, wanted })
      if (wanted.kind === 'newest') return chains.products.read({ ...locale, wanted })
      return chains.whole.read({ ...locale, wanted: { ...wanted, handles: possible(wanted.handles) } })
    },

    async collections(locale) {
      const ofEach = await Promise.all(
        (['main', 'others'] as const).map((which) => chains.collections.read({ ...locale, which })),
      )
      return ofEach.flat()
    },

    drop: chains.drop,
    purge: chains.purge,
  }
}
