import { toCard } from '@dvaput/domain/catalogue/card-product'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { limits } from '@dvaput/domain/catalogue/limits'
import { isListed } from '@dvaput/domain/catalogue/listings/is-listed'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { type Product, reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { SourceProduct } from '@dvaput/domain/catalogue/source-product'
import { formatOwnWarnings } from '@dvaput/domain/catalogue/warnings/own-warnings'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { QueryOptions } from '@dvaput/integrations/storefront/storefront-client'
import type { CatalogueQueries, CatalogueReads } from '../catalogue-source.ts'
import type { ListingView } from '../catalogue-views.ts'
import { cacheTagsOfListing } from '../listing-cache-tags.ts'
import { chosenFacets, narrowProducts } from '../replica/narrow-products.ts'
import { pickHome } from '../replica/pick-home.ts'
import { readStorefrontListing } from './storefront-listing.ts'
import { createStorefrontProduct } from './storefront-product.ts'
import { chooseCollections, toCollectionView } from './to-collection.ts'

type Needs = { readonly storefronts: Readonly<Record<ShopHandle, StorefrontCatalogue>>; readonly now: () => Date }

const maxSuggestedProducts = 6

const byPrice = {
  'price-asc': (one: Product, other: Product) => currentPrice(one).minor - currentPrice(other).minor,
  'price-desc': (one: Product, other: Product) => currentPrice(other).minor - currentPrice(one).minor,
} as const

const inOrder = (products: readonly Product[], { sort }: ListingQuery): readonly Product[] =>
  sort === 'price-asc' || sort === 'price-desc' ? products.toSorted(byPrice[sort]) : products

const toPage = (
  products: readonly Product[],
  query: ListingQuery,
  isTotalExact: boolean,
): Omit<ListingView, 'title' | 'cacheTags'> => ({
  products: inOrder(products, query)
    .slice((query.page - 1) * limits.pageSize, query.page * limits.pageSize)
    .map(toCard),
  total: products.length,
  isTotalExact,
  areCountsExact: false,
  page: query.page,
  pages: Math.ceil(products.length / limits.pageSize),
  facets: chosenFacets(query, products),
  correction: null,
  ignored: [],
  // The storefront does not say what it understood.
  isAboutProducts: products.length > 0,
  notSold: null,
  namedPrice: null,
  understood: [],
})

/** What the query of the listing itself cannot say, or a shop may not filter by. */
const isInScope = ({ onSale, productType }: Product, scope: ListingScope): boolean => {
  if (scope.kind === 'sale') return onSale
  return scope.kind !== 'subcategory' || scope.types.some((type) => type === productType)
}

/** The shop itself, through its Storefront API: fewer facets, and always the current price and stock. */
export const createStorefrontSource = ({ storefronts, now }: Needs): Omit<CatalogueReads, 'lines' | 'menus'> => {
  const shopOf = ({ market }: Locale) => storefronts[market.shop]
  const optionsOf = ({ language }: Locale, signal: AbortSignal): QueryOptions => ({
    language,
    signal,
    deniedAsNull: true,
  })
  /** While the replica is not used, any change of the shop may concern the page. */
  const tags = ({ market }: Locale, others: readonly string[] = []) => [
    ...new Set([...others, catalogueTag(market.shop)]),
  ]

  /** A list of the shop has no condition notes: warnings are read from titles and tags alone. */
  const toProduct = ({ market, language }: Locale, product: SourceProduct): Product => {
    const warnings = formatOwnWarnings({ ...product, conditionNotes: [product.condition ?? null] }, language)
    return reshapeProduct({ ...product, warnings }, { market, now: now() })
  }

  const toProducts = (locale: Locale, found: readonly SourceProduct[]): Product[] =>
    found.filter((product) => isListed(product, now())).map((product) => toProduct(locale, product))

  const single = createStorefrontProduct({ shopOf, optionsOf, toProducts, now })

  const readProducts = async ({ locale, which }: CatalogueQueries['products'], signal: AbortSignal) => {
    const [shop, options] = [shopOf(locale), optionsOf(locale, signal)]
    if (which.kind === 'handles') {
      const found = await Promise.all(which.handles.map((handle) => shop.productByHandle(handle, options)))
      return {
        products: found.flatMap((each) => (each ? [toProduct(locale, each)] : [])),
      }
    }
    if (which.kind === 'newest')
      return { products: toProducts(locale, await shop.newestProducts(which.limit, options)) }
    const { products, total } = await shop.search(which.text, which.limit, options)
    return { products: toProducts(locale, products), total }
  }

  /** By the shop's own search, where the whole shop is searched. */
  const search = async ({ locale, query }: CatalogueQueries['list'], signal: AbortSignal): Promise<ListingView> => {
    const found = await shopOf(locale).search(query.text, limits.listingProducts, optionsOf(locale, signal))
    const products = narrowProducts(toProducts(locale, found.products), { ...query, text: '' })
    return {
      ...toPage(products, query, found.total <= found.products.length),
      title: null,
      cacheTags: tags(locale),
    }
  }

  return {
    async list({ locale, scope, query }, signal) {
      if (scope.kind === 'all' && query.text !== '') return search({ locale, scope, query }, signal)
      const choose = (found: readonly SourceProduct[]) => {
        return narrowProducts(
          toProducts(locale, found).filter((product) => isInScope(product, scope)),
          query,
        )
      }
      const isEnough = (found: readonly SourceProduct[]) => choose(found).length > query.page * limits.pageSize
      const read = await readStorefrontListing(shopOf(locale), scope, query, optionsOf(locale, signal), isEnough)
      // A main collection that the shop does not have is empty; one of its own that it does not have is none.
      if (!read && scope.kind === 'shop-collection') return null
      return {
        ...toPage(choose(read?.products ?? []), query, read?.isAll ?? true),
        title: scope.kind === 'shop-collection' ? (read?.title ?? null) : null,
        cacheTags: tags(locale, cacheTagsOfListing(locale.market.shop, scope)),
      }
    },

    async suggest({ locale, text }, signal) {
      const { products } = await shopOf(locale).search(text, maxSuggestedProducts, optionsOf(locale, signal))
      return { products: toProducts(locale, products).map(toCard), categories: [], correction: null }
    },

    async home({ locale }, signal) {
      const found = await shopOf(locale).newestProducts(limits.homeProducts, optionsOf(locale, signal))
      const newest = toProducts(locale, found)
        .filter(({ inStock }) => inStock)
        .map(toCard)
      const candidates = {
        featured: newest.filter(({ isFeatured }) => isFeatured),
        onSale: newest.filter(({ onSale }) => onSale),
        newest,
      }
      return { ...pickHome(candidates, ({ id }) => id), cacheTags: tags(locale) }
    },

    ...single,

    async collections({ locale, which }, signal) {
      const found = await shopOf(locale).listCollections(optionsOf(locale, signal))
      return chooseCollections(found.map(toCollectionView), which)
    },

    async products(query, signal) {
      const { products, total = products.length } = await readProducts(query, signal)
      return { products, total, readAt: now() }
    },
  }
}
