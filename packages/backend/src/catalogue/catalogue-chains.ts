import type { Database } from '@dvaput/database/open-database'
import { catalogueTag, collectionTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { cacheLifetimesMs, sourceTimeoutsMs } from '@dvaput/domain/catalogue/lifetimes'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import { formatListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { StorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { Invalidation } from '../cache/invalidation-bus.ts'
import type { Answers, CatalogueSource, QuestionKind, Questions } from './catalogue-source.ts'
import { createFallbackChain, type Outcome, type SourceName } from './fallback-chain.ts'
import { cacheTagsOfProducts } from './listing-cache-tags.ts'
import type { LiveProducts } from './live-products.ts'
import { createReplicaSource } from './replica-source.ts'
import type { ReplicaState } from './replica-state.ts'
import { createStorefrontSource } from './storefront-source.ts'

export type ObserveCatalogue = (seen: {
  readonly question: string
  readonly outcome: Outcome
  readonly source: SourceName | 'memory'
  readonly error?: unknown
}) => void

export type ChainNeeds = {
  readonly database: Database
  readonly state: ReplicaState
  readonly live: Pick<LiveProducts, 'join'>
  readonly storefronts: Readonly<Record<ShopHandle, StorefrontCatalogue>>
  readonly observe?: ObserveCatalogue
  readonly timeoutsMs?: SourceTimeouts
  readonly now?: () => number
}

type SourceTimeouts = Readonly<Record<'detail' | 'products' | 'search' | 'live', number>>

/** Nobody waits longer for the price of now, whatever the page: our copy has one too. */
const usualTimeoutsMs: SourceTimeouts = { ...sourceTimeoutsMs, live: sourceTimeoutsMs.products }

const placeKey = (place: ListingPlace): string => {
  switch (place.kind) {
    case 'all':
    case 'sale':
      return place.kind
    case 'collection':
      return `collection ${place.collection}`
    case 'shop-collection':
      return `collection ${place.handle}`
    case 'subcategory':
      return `types ${place.slug}`
    case 'tags':
      return `tags ${place.category}`
  }
}

const isCategory = ({ kind }: ListingPlace) => kind !== 'all' && kind !== 'sale'

const localeKey = ({ market, language }: Locale) => `${market.id} ${language}`
const shopTag = ({ market }: Locale) => [catalogueTag(market.shop)]

const shopOrGoods = (question: Questions['products']) =>
  question.wanted.kind === 'handles'
    ? cacheTagsOfProducts(question.market.shop, question.wanted.handles)
    : shopTag(question)

/** One chain for each kind of question, so that one that is slow passes over no source of another. */
export const createChains = (needs: ChainNeeds) => {
  const { database, state, live, storefronts, observe, now = Date.now, timeoutsMs = usualTimeoutsMs } = needs
  const date = () => new Date(now())
  const hybrid = createReplicaSource({
    database,
    now: date,
    refreshRows(rows, signal) {
      const deadline = AbortSignal.timeout(timeoutsMs.live)
      return live.join(rows, signal ? AbortSignal.any([signal, deadline]) : deadline)
    },
  })
  const backend = createReplicaSource({ database, now: date })
  const storefront = createStorefrontSource({ storefronts, now: date })

  const ofCopy =
    <Kind extends QuestionKind>(source: CatalogueSource, kind: Kind) =>
    async (question: Questions[Kind], signal: AbortSignal): Promise<Answers[Kind]> => {
      await state.checkComplete(question.market.shop)
      return source[kind](question, signal)
    }

  type ChainOptions<Kind extends QuestionKind> = {
    readonly keyOf: (question: Questions[Kind]) => string
    readonly tagsOf: (question: Questions[Kind], answer: Answers[Kind]) => readonly string[]
    readonly timeoutMs: number
    readonly lifetimeMs: number | ((question: Questions[Kind]) => number)
    readonly maxKept: number
  }

  const createChain = <Kind extends QuestionKind>(kind: Kind, options: ChainOptions<Kind>, name: string = kind) =>
    createFallbackChain<Questions[Kind], Answers[Kind]>({
      ...options,
      keyOf: (question) => `${localeKey(question)} ${options.keyOf(question)}`,
      groupOf: ({ market }) => market.shop,
      sources: { hybrid: ofCopy(hybrid, kind), backend: ofCopy(backend, kind), storefront: storefront[kind] },
      observe: (outcome, source, error) => observe?.({ question: name, outcome, source, error }),
      now,
    })

  const { products: productsMs, search: searchMs, detail: detailMs } = timeoutsMs
  const byHandle = {
    keyOf: ({ handles }: Questions['details']) => handles.join(' '),
    tagsOf: ({ market, handles }: Questions['details']) => cacheTagsOfProducts(market.shop, handles),
  }
  const whole = { keyOf: ({ wanted }: Questions['products']) => JSON.stringify(wanted), tagsOf: shopOrGoods }
  const chains = {
    list: createChain('list', {
      keyOf: ({ place, query }) => `${placeKey(place)} ${formatListingQuery(query)}`,
      tagsOf: (question, answer) => answer?.cacheTags ?? shopTag(question),
      timeoutMs: productsMs,
      lifetimeMs: ({ place }) => (isCategory(place) ? cacheLifetimesMs.categories : cacheLifetimesMs.products),
      maxKept: 400,
    }),
    search: createChain('search', {
      keyOf: ({ query }) => formatListingQuery(query),
      tagsOf: shopTag,
      timeoutMs: searchMs,
      lifetimeMs: cacheLifetimesMs.products,
      maxKept: 200,
    }),
    suggest: createChain('suggest', {
      keyOf: ({ text }) => text,
      tagsOf: shopTag,
      timeoutMs: searchMs,
      lifetimeMs: cacheLifetimesMs.products,
      maxKept: 1_000,
    }),
    home: createChain('home', {
      keyOf: () => '',
      tagsOf: shopTag,
      timeoutMs: productsMs,
      lifetimeMs: cacheLifetimesMs.products,
      maxKept: 20,
    }),
    product: createChain('product', {
      keyOf: ({ handle }) => handle,
      tagsOf: (_question, { cacheTags }) => cacheTags,
      timeoutMs: detailMs,
      lifetimeMs: cacheLifetimesMs.productDetails,
      maxKept: 1_000,
    }),
    details: createChain('details', {
      ...byHandle,
      timeoutMs: detailMs,
      lifetimeMs: cacheLifetimesMs.productDetails,
      maxKept: 100,
    }),
    stock: createChain(
      'details',
      { ...byHandle, timeoutMs: productsMs, lifetimeMs: cacheLifetimesMs.stock, maxKept: 1_000 },
      'stock',
    ),
    /** Whole products: lists, what a text finds, and single ones, each waited for as its page is. */
    products: createChain('products', {
      ...whole,
      timeoutMs: productsMs,
      lifetimeMs: cacheLifetimesMs.products,
      maxKept: 200,
    }),
    found: createChain(
      'products',
      { ...whole, timeoutMs: searchMs, lifetimeMs: cacheLifetimesMs.products, maxKept: 100 },
      'found',
    ),
    whole: createChain(
      'products',
      { ...whole, timeoutMs: detailMs, lifetimeMs: cacheLifetimesMs.productDetails, maxKept: 200 },
      'whole',
    ),
    collections: createChain('collections', {
      keyOf: ({ which }) => which,
      tagsOf: ({ market }, found) => [
        catalogueTag(market.shop),
        ...found.map(({ handle }) => collectionTag(market.shop, handle)),
      ],
      timeoutMs: productsMs,
      lifetimeMs: ({ which }) => (which === 'main' ? cacheLifetimesMs.mainCollections : cacheLifetimesMs.collections),
      maxKept: 20,
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
