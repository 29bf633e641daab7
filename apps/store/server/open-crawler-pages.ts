import { randomUUID } from 'node:crypto'
import type { InvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import type { ListedProducts } from '@dvaput/backend/catalogue/listed-products'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { productFeedRoutes } from './http/crawlers/product-feed.routes.ts'
import { sitemapRoutes } from './http/crawlers/sitemaps.routes.ts'
import { createPageCache } from './http/load/page-cache.ts'
import type { MarketsByHost } from './markets-by-host.ts'

type Options = {
  readonly listedProducts: ListedProducts
  readonly bus: Pick<InvalidationBus, 'subscribe'>
  readonly markets: MarketsByHost
  readonly marketOf: (id: MarketId) => Market
}

const limits = { maxBytes: 16 * 1024 * 1024, freshMs: 600_000, staleMs: 0 }

/** What robots read of the catalogue, never older than its last change. */
export const openCrawlerPages = ({ listedProducts: listed, bus, markets, marketOf }: Options) => {
  const cache = createPageCache(limits)
  let version = randomUUID()
  bus.subscribe((tags) => {
    cache.drop(tags)
    if (tags === 'everything' || shopHandles.some((shop) => tags.includes(catalogueTag(shop)))) version = randomUUID()
  })
  return {
    routes: [
      sitemapRoutes({ listed, markets, cache }),
      productFeedRoutes({ listed, markets, marketOf, version: () => version }),
    ],
  }
}
