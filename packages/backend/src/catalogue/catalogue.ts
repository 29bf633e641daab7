import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { type CardProduct, toCard } from '@dvaput/domain/catalogue/card-product'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { isMenuEntry } from '@dvaput/domain/catalogue/menus/collection-menus'
import { type ShopMenus, specifiedMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import type { Prices } from '@dvaput/domain/catalogue/prices'
import type { ProductDetail } from '@dvaput/domain/catalogue/product-detail'
import { maxQuantity, type Stock, type StockInfo } from '@dvaput/domain/catalogue/stock'
import type { Locale } from '@dvaput/domain/markets/locale'
import { type ChainNeeds, createChains } from './catalogue-chains.ts'
import type { ProductsQuery, ProductsResult } from './catalogue-source.ts'
import type { CollectionView, HomeView, ListingView, ProductView, SuggestionsView } from './catalogue-views.ts'
import { isPossibleHandle } from './parse-product-id.ts'
import type { LocalLine } from './replica/replica-lines.ts'

/** Price and stock of this moment: of the variant that is shown first, and of each that can be chosen. */
export type LiveStock = StockInfo &
  Prices & {
    readonly variantId: string | null
    readonly variants: readonly (Prices & Stock & { readonly id: string })[]
  }

/** What shoppers see, whichever source answers. Throws an IntegrationError only where none does. */
export type Catalogue = {
  /**
   * Null where the shop has no such collection of its own, or nothing of that type in a collection whose menu does not
   * name it. A text in the query is searched for within the scope.
   */
  list(locale: Locale, scope: ListingScope, query: ListingQuery): Promise<ListingView | null>
  search(locale: Locale, query: ListingQuery): Promise<ListingView>
  suggest(locale: Locale, text: string): Promise<SuggestionsView>
  home(locale: Locale): Promise<HomeView>
  /** By handle, or by id. */
  product(locale: Locale, handle: string): Promise<ProductView>
  /** For what the browser remembers: unknown handles are left out, the order is that of the handles. */
  details(locale: Locale, handles: readonly string[]): Promise<readonly ProductDetail[]>
  cards(locale: Locale, handles: readonly string[]): Promise<readonly CardProduct[]>
  stock(locale: Locale, handle: string): Promise<LiveStock | null>
  /** As the API gives them. */
  products(locale: Locale, which: ProductsQuery): Promise<ProductsResult>
  /** Price and stock of cart lines, in their order. Never cached. */
  lines(locale: Locale, lines: readonly LocalLine[]): Promise<readonly CheckedLine[]>
  /** Those of the menus first, in their fixed order. */
  collections(locale: Locale): Promise<readonly CollectionView[]>
  /** Those of the specification where no source has the product types of a collection. */
  menus(locale: Locale): Promise<ShopMenus>
}

type Chains = ReturnType<typeof createChains>

export const maxHandles = 24

const emptyListing = (page: number): ListingView => ({
  products: [],
  total: 0,
  isTotalExact: true,
  areCountsExact: true,
  page,
  pages: 0,
  facets: [],
  correction: null,
  ignored: [],
  isAboutProducts: false,
  notSold: null,
  namedPrice: null,
  understood: [],
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

export const createCatalogue = (needs: ChainNeeds): Catalogue & Pick<Chains, 'drop' | 'purge'> => {
  const chains = createChains(needs)
  const possible = (handles: readonly string[]) => [...new Set(handles)].filter(isPossibleHandle).slice(0, maxHandles)
  return {
    async list(locale, scope, query) {
      const listing = await chains.list.read({ locale, scope, query })
      if (!listing || listing.total > 0 || scope.kind !== 'subcategory' || isMenuEntry(scope)) return listing
      const all = await chains.list.read({ locale, scope, query: emptyListingQuery })
      return all && all.total > 0 ? listing : null
    },

    async search(locale, query) {
      // An empty text runs no search. // SRCH-03
      if (query.text.trim() === '') return emptyListing(query.page)
      return (await chains.search.read({ locale, scope: { kind: 'all' }, query })) ?? emptyListing(query.page)
    },

    async suggest(locale, text) {
      if (text.trim() === '') return { products: [], categories: [], correction: null }
      return chains.suggest.read({ locale, text: text.trim() })
    },

    home: (locale) => chains.home.read({ locale }),
    product: (locale, handle) => chains.product.read({ locale, handle }),
    details: (locale, handles) => chains.details.read({ locale, handles: possible(handles) }),

    async cards(locale, handles) {
      const { products } = await chains.products.read({
        locale,
        which: { kind: 'handles', handles: possible(handles) },
      })
      return products.map(toCard)
    },

    async stock(locale, handle) {
      const [product] = await chains.stock.read({ locale, handles: possible([handle]) })
      return product ? toLiveStock(product) : null
    },

    products(locale, which) {
      if (which.kind === 'text') return chains.productSearch.read({ locale, which })
      if (which.kind === 'newest') return chains.products.read({ locale, which })
      return chains.productsByHandle.read({ locale, which: { ...which, handles: possible(which.handles) } })
    },

    lines: (locale, lines) => chains.lines.read({ locale, lines }),

    async collections(locale) {
      const ofEach = await Promise.all(
        (['main', 'others'] as const).map((which) => chains.collections.read({ locale, which })),
      )
      return ofEach.flat()
    },

    async menus(locale) {
      try {
        return await chains.menus.read({ locale })
      } catch {
        // The chain has reported it; a header must not cost the page.
        return specifiedMenus
      }
    },

    drop: chains.drop,
    purge: chains.purge,
  }
}
