import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createShopWebhookProvider } from '../webhook-inbox/shop-webhook-provider.ts'
import type { WebhookProvider } from '../webhook-inbox/webhook-inbox.ts'
import type { CatalogueSync } from './catalogue-sync.ts'
import { createCatalogueTopics } from './catalogue-topics.ts'

type ShopWithWebhooks = {
  /** Undefined where a hosted shop was configured without one: it sends no webhooks. */
  readonly webhookSecret: string | undefined
  /** Undefined without access to the shop's Admin API. */
  readonly productOfInventoryItem: ((id: number) => Promise<number | undefined>) | undefined
}

export type ShopsWithWebhooks = Readonly<Record<ShopHandle, ShopWithWebhooks>>

type Needs = {
  readonly shops: ShopsWithWebhooks
  readonly sync: Pick<CatalogueSync, 'refreshProducts' | 'refreshCollection'>
  readonly database: Database
  readonly log: Log
}

/** The webhooks of each shop that keep the replica up to date. */
export const createCatalogueWebhooks = ({ shops, sync, database, log }: Needs): WebhookProvider[] =>
  shopHandles.flatMap((shop) => {
    const { webhookSecret: secret, productOfInventoryItem = async () => undefined } = shops[shop]
    if (secret === undefined) return []
    const topics = createCatalogueTopics({ shop, sync, database, productOfInventoryItem, log })
    return [createShopWebhookProvider({ shop, secret, topics })]
  })
