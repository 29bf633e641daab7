import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { isHmacSignature } from './hmac-signature.ts'
import type { WebhookProvider } from './webhook-inbox.ts'

/** By topic as the header writes it, `products/update`. A topic without a handler is accepted and ignored. */
export type ShopTopics = Readonly<Record<string, (body: unknown) => Promise<void>>>

type Options = {
  readonly shop: ShopHandle
  /** What the shop signs with. */
  readonly secret: string
  readonly topics: ShopTopics
}

/** The last part of the URL its webhooks are sent to. */
export const shopProviderName = (shop: ShopHandle): string => `shop-${shop}`

/** A shop of the commerce platform, built in or hosted, as a sender of webhooks. */
export const createShopWebhookProvider = ({ shop, secret, topics }: Options): WebhookProvider => ({
  name: shopProviderName(shop),
  secret,
  verify({ headers, rawBody }, key) {
    if (!isHmacSignature(headers.get('X-Shopify-Hmac-SHA256') ?? '', key, rawBody, 'base64'))
      return { code: 'bad-signature' }
    const eventId = headers.get('X-Shopify-Webhook-Id')
    const topic = headers.get('X-Shopify-Topic')
    return eventId && topic ? { eventId, topic } : { code: 'bad-webhook' }
  },
  async settle({ topic = '', body }) {
    if (Object.hasOwn(topics, topic)) await topics[topic]?.(JSON.parse(body))
  },
})
