import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createShopWebhookProvider, type ShopTopics } from './shop-webhook-provider.ts'
import type { WebhookProvider } from './webhook-inbox.ts'

type ShopWithWebhooks = {
  /** Undefined where a hosted shop was configured without one: it sends no webhooks. */
  readonly webhookSecret: string | undefined
}

export type ShopsWithWebhooks = Readonly<Record<ShopHandle, ShopWithWebhooks>>

type Needs = { readonly shops: ShopsWithWebhooks; readonly topicsOf: (shop: ShopHandle) => ShopTopics }

/** The webhooks of each shop that sends any. */
export const createShopWebhooks = ({ shops, topicsOf }: Needs): WebhookProvider[] =>
  shopHandles.flatMap((shop) => {
    const { webhookSecret: secret } = shops[shop]
    return secret === undefined ? [] : [createShopWebhookProvider({ shop, secret, topics: topicsOf(shop) })]
  })
