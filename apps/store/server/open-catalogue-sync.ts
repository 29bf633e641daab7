import type { InvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createLiveProducts } from '@dvaput/backend/catalogue/live-products'
import { createCatalogueSync } from '@dvaput/backend/catalogue-sync/catalogue-sync'
import { createCatalogueTopics } from '@dvaput/backend/catalogue-sync/catalogue-topics'
import type { AfterWriting } from '@dvaput/backend/catalogue-sync/write-products'
import type { Ids } from '@dvaput/backend/clock/ids'
import type { Jobs } from '@dvaput/backend/jobs/jobs'
import { describeError } from '@dvaput/backend/log/describe-error'
import { createShopWebhookProvider } from '@dvaput/backend/webhook-inbox/shop-webhook-provider'
import type { WebhookProvider } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import type { Database } from '@dvaput/database/open-database'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import type { Logger } from 'pino'
import type { ConnectedShops } from './connect-shops.ts'

type Options = {
  readonly database: Database
  readonly jobs: Jobs
  readonly bus: InvalidationBus
  readonly ids: Ids
  readonly shops: ConnectedShops
  readonly log: Logger
  readonly afterWriting?: AfterWriting
}

/** Our copy of the shops' catalogues, the webhooks that keep it fresh, and the shops themselves for what must be of now. */
export const openCatalogueSync = (options: Options) => {
  const { shops, database, log } = options
  const sync = createCatalogueSync(options)
  const webhookProviders: WebhookProvider[] = shopHandles.flatMap((shop) => {
    const { webhookSecret: secret, admin } = shops[shop]
    if (secret === undefined) return []
    const productOfInventoryItem = admin?.productOfInventoryItem ?? (async () => undefined)
    const topics = createCatalogueTopics({ shop, sync, database, productOfInventoryItem, log })
    return [createShopWebhookProvider({ shop, secret, topics })]
  })
  const underWay = new Set<string>()
  /** Many visitors may meet the same difference before it is mended. */
  const copyAgain = async (shop: ShopHandle, ids: readonly number[]) => {
    const keyOf = (id: number) => `${shop} ${id}`
    const missing = ids.filter((id) => !underWay.has(keyOf(id)))
    for (const id of missing) underWay.add(keyOf(id))
    try {
      await sync.refreshProducts(shop, missing)
    } catch (error) {
      log.warn({ shop, error: describeError(error) }, 'a product could not be copied again')
    } finally {
      for (const id of missing) underWay.delete(keyOf(id))
    }
  }
  const live = createLiveProducts({
    read: { main: createReadLiveProducts(shops.main.client), retail: createReadLiveProducts(shops.retail.client) },
    onDifference: (shop, ids) => void copyAgain(shop, ids),
  })
  const storefronts = {
    main: createStorefrontCatalogue(shops.main.client, shops.main.pictureAddress),
    retail: createStorefrontCatalogue(shops.retail.client, shops.retail.pictureAddress),
  }
  return { sync, webhookProviders, live, storefronts }
}
