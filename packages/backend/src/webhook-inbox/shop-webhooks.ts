import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { ConnectedShops } from '../connected-shop.ts'
import { createShopWebhookProvider, type ShopTopics } from './shop-webhook-provider.ts'
import type { WebhookProvider } from './webhook-inbox.ts'

type Needs = { readonly shops: ConnectedShops<'webhookSecret'>; readonly topicsOf: (shop: ShopHandle) => ShopTopics }

/** The webhooks of each shop that sends any. */
export const createShopWebhooks = ({ shops, topicsOf }: Needs): WebhookProvider[] =>
  shopHandles.flatMap((shop) => {
    const { webhookSecret: secret } = shops[shop]
    return secret === undefined ? [] : [createShopWebhookProvider({ shop, secret, topics: topicsOf(shop) })]
  })
