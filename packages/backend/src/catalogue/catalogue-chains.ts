import type { Database } from '@dvaput/database/open-database'
import type { ReadReplica } from '@dvaput/database/read-replica'
import {
  catalogueTag,
  collectionTag,
  countedProductTags,
  productStockTag,
} from '@dvaput/domain/catalogue/catalogue-tags'
import { cacheLifetimesMs, sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import { formatListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { Invalidation } from '@dvaput/domain/flow/tagged-cache'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { CatalogueQueries, CatalogueResults, CatalogueSource, QueryKind } from './catalogue-source.ts'
import { createFallbackChain, type Outcome } from './fallback-chain.ts'
import type { LiveProducts } from './live-products.ts'
import { type CacheOutcome, createQueryCache } from './query-cache.ts'
import { preferReadReplica } from './replica/prefer-read-replica.ts'
import type { RefreshRows } from './replica/read-cards.ts'
import { createReplicaSource } from './replica/replica-source.ts'
import type { ReplicaState } from './replica/replica-state.ts'
import { createStorefrontSource } from './storefront/storefront-source.ts'

export type ObserveCatalogue = (seen: {
  readonly query: string
  readonly outcome: Outcome | CacheOutcome
  readonly source: string
  readonly error?: unknown
}) => void

export type ChainNeeds = {
  readonly database: Database
  readonly readReplica?: ReadReplica | undefined
  readonly state: ReplicaState
  readonly live: Pick<LiveProducts, 'join'>
  readonly storefronts: Readonly<Record<ShopHandle, StorefrontCatalogue>>
  readonly observe?: ObserveCatalogue
  readonly timeoutsMs?: SourceTimeouts
  readonly now?: () => number
}

type SourceTimeouts = Readonly<Record<'detail' | 'products' | 'search' | 'live', number>>

/** No page waits longer than this for live prices: the replica has prices too. */
const defaultTimeoutsMs: SourceTimeouts = { ...sourceTimeoutsMs, live: sourceTimeoutsMs.products }

/** The replica with live price and stock, the replica as it is, then the shop itself. // CAT-20 */
const createSources = (needs: ChainNeeds, timeoutsMs: SourceTimeouts, now: () => Date): readonly CatalogueSource[] => {
  const { database, readReplica, state, live, storefronts } = needs
  const refreshRows: RefreshRows = (rows, signal) => {
    const deadline = AbortSignal.timeout(timeoutsMs.live)
    return live.join(rows, signal ? AbortSignal.any([signal, deadline]) : deadline)
  }
  const readsOf = (more: { readonly refreshRows?: RefreshRows } = {}) => {
    const ofPrimary = createReplicaSource({ database, state, now, ...more })
    if (!readReplica) return ofPrimary
    const following = createReplicaSource({ database: readReplica.database, state, now, ...more })
    return preferReadReplica(ofPrimary, following, readReplica)
  }
  return [
    { name: 'hybrid', reads: readsOf({ refreshRows }) },
    { name: 'backend', isOurs: true, reads: readsOf() },
    { name: 'storefront', reads: createStorefrontSource({ storefronts, now }) },
  ]
}

const scopeKey = (scope: ListingScope): string => {
  switch (scope.kind) {
    case 'all':
    case 'sale':
      return scope.kind
    case 'collection':
      return `collection ${scope.collection}`
    case 'shop-collection':
      return `collection ${scope.handle}`
    case 'subcategory':
      return `collection ${scope.collection} types ${scope.slug}`
    case 'tags':
      return `tags ${scope.category}`
  }
}

const isCategory = ({ kind }: ListingScope) => kind !== 'all' && kind !== 'sale'

type WithLocale = { readonly locale: Locale }

const localeKey = ({ market, language }: Locale) => `${market.id} ${language}`
const shopTag = ({ locale }: WithLocale) => [catalogueTag(locale.market.shop)]

const stockTagsOf = ({ locale }: WithLocale, products: readonly { readonly handle: string }[]) =>
  products.map(({ handle }) => productStockTag(locale.market.shop, handle))

type ChainOptions<Kind extends QueryKind> = {
  readonly keyOf: (query: CatalogueQueries[Kind]) => string
  readonly tagsOf: (query: CatalogueQueries[Kind], result: CatalogueResults[Kind]) => readonly string[]
  readonly timeoutMs: number
  readonly isTimeShared?: boolean
  /** Names of the sources that are asked; all unless told otherwise. */
  readonly only?: readonly string[]
  readonly lifetimeMs: number | ((query: CatalogueQueries[Kind]) => number)
  readonly maxCached: number
}

const listing = {
  keyOf: ({ scope, query }: CatalogueQueries['list']) => `${scopeKey(scope)} ${formatListingQuery(query)}`,
  tagsOf: (query: CatalogueQueries['list'], view: CatalogueResults['list']) => view?.cacheTags ?? shopTag(query),
}
const byHandle = {
  keyOf: ({ handles }: CatalogueQueries['details']) => handles.join(' '),
  tagsOf: ({ locale, handles }: CatalogueQueries['details']) => countedProductTags(locale.market.shop, handles),
}
const products = {
  keyOf: ({ which }: CatalogueQueries['products']) => JSON.stringify(which),
  tagsOf: ({ locale, which }: CatalogueQueries['products'], { products }: CatalogueResults['products']) => {
    const { shop } = locale.market
    if (which.kind === 'handles') return countedProductTags(shop, which.handles)
    return [...shopTag({ locale }), ...stockTagsOf({ locale }, products)]
  },
}

/** A fallback chain for each kind of query: one that is slow opens no circuit breaker of another. */
export const createChains = (needs: ChainNeeds) => {
  const { observe, now = Date.now, timeoutsMs = defaultTimeoutsMs } = needs
  const sources = createSources(needs, timeoutsMs, () => new Date(now()))

  const createChain = <Kind extends QueryKind>(
    kind: Kind,
    { only, timeoutMs, isTimeShared = false, ...cached }: ChainOptions<Kind>,
    name: string = kind,
  ) => {
    const noted = {
      observe: (outcome: Outcome | CacheOutcome, source: string, error?: unknown) =>
        observe?.({ query: name, outcome, source, error }),
      now,
    }
    const chain = createFallbackChain<CatalogueQueries[Kind], CatalogueResults[Kind]>({
      ...{ timeoutMs, isTimeShared, ...noted },
      groupOf: ({ locale }) => locale.market.shop,
      sources: sources.flatMap(({ reads, ...source }) => {
        const read = reads[kind]
        return read && (!only || only.includes(source.name)) ? [{ ...source, read }] : []
      }),
    })
    return createQueryCache({
      ...{ ...cached, ...noted, chain },
      keyOf: (query) => `${localeKey(query.locale)} ${cached.keyOf(query)}`,
    })
  }

  const { products: productsMs, search: searchMs, detail: detailMs } = timeoutsMs
  const { products: productsLifetimeMs, productDetails: detailsLifetimeMs } = cacheLifetimesMs
  const chains = {
    list: createChain('list', {
      ...listing,
      timeoutMs: productsMs,
      lifetimeMs: ({ scope }) => (isCategory(scope) ? cacheLifetimesMs.categories : productsLifetimeMs),
      maxCached: 400,
    }),
    search: createChain(
      'list',
      { ...listing, timeoutMs: searchMs, lifetimeMs: productsLifetimeMs, maxCached: 200 },
      'search',
    ),
    suggest: createChain('suggest', {
      keyOf: ({ text }) => text,
      tagsOf: (query, { products }) => [...shopTag(query), ...stockTagsOf(query, products)],
      timeoutMs: searchMs,
      lifetimeMs: productsLifetimeMs,
      maxCached: 1_000,
    }),
    home: createChain('home', {
      keyOf: () => '',
      tagsOf: shopTag,
      timeoutMs: productsMs,
      lifetimeMs: productsLifetimeMs,
      maxCached: 20,
    }),
    product: createChain('product', {
      keyOf: ({ handle }) => handle,
      tagsOf: (_query, { cacheTags }) => cacheTags,
      timeoutMs: detailMs,
      isTimeShared: true,
      // The hybrid source reads the same replica as the backend, so it fails with it. // API-16
      only: ['backend', 'storefront'],
      lifetimeMs: detailsLifetimeMs,
      maxCached: 1_000,
    }),
    details: createChain('details', {
      ...byHandle,
      timeoutMs: detailMs,
      isTimeShared: true,
      lifetimeMs: detailsLifetimeMs,
      maxCached: 100,
    }),
    stock: createChain(
      'details',
      { ...byHandle, timeoutMs: productsMs, lifetimeMs: cacheLifetimesMs.stock, maxCached: 1_000 },
      'stock',
    ),
    products: createChain('products', {
      ...products,
      timeoutMs: productsMs,
      lifetimeMs: productsLifetimeMs,
      maxCached: 200,
    }),
    productSearch: createChain(
      'products',
      { ...products, timeoutMs: searchMs, lifetimeMs: productsLifetimeMs, maxCached: 100 },
      'product-search',
    ),
    productsByHandle: createChain(
      'products',
      { ...products, timeoutMs: detailMs, isTimeShared: true, lifetimeMs: detailsLifetimeMs, maxCached: 200 },
      'products-by-handle',
    ),
    /** Every cart is another query, so no result is cached. */
    lines: createChain('lines', {
      keyOf: ({ lines }) => JSON.stringify(lines),
      tagsOf: () => [],
      timeoutMs: productsMs,
      lifetimeMs: 0,
      maxCached: 0,
    }),
    collections: createChain('collections', {
      keyOf: ({ which }) => which,
      tagsOf: ({ locale: { market } }, collections) => [
        catalogueTag(market.shop),
        ...collections.map(({ handle }) => collectionTag(market.shop, handle)),
      ],
      timeoutMs: productsMs,
      lifetimeMs: ({ which }) => (which === 'main' ? cacheLifetimesMs.mainCollections : cacheLifetimesMs.collections),
      maxCached: 20,
    }),
    /** By time alone: the header of every page has them, and most changes of a product leave them as they are. */
    menus: createChain('menus', {
      keyOf: () => '',
      tagsOf: () => [],
      only: ['backend'],
      timeoutMs: productsMs,
      lifetimeMs: cacheLifetimesMs.mainCollections,
      maxCached: 20,
    }),
  }

  return {
    ...chains,
    drop(changed: Invalidation) {
      for (const chain of Object.values(chains)) chain.drop(changed)
    },
    purge() {
      for (const chain of Object.values(chains)) chain.purge()
    },
  }
}
