import { randomUUID } from 'node:crypto'
import type { ApprovingOffer } from '@dvaput/backend/offers/agreed/agreed-price'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

type Facts = Pick<ApprovingOffer, 'originalPrice' | 'agreedPrice' | 'code'> & {
  readonly shop: ShopHandle
  readonly variantId: number
}

const hour = 3_600_000

/** An offer on a local product whose price was agreed, and for which nothing is held yet. */
export const newApprovingOffer = ({ shop, variantId, originalPrice, agreedPrice, code }: Facts): ApprovingOffer => {
  const market = markets[marketOfShop(shop)]
  const item = `local:${shop}:${variantId}`
  return {
    ...{ id: randomUUID(), market: market.id, shop, kind: 'local', language: market.languages[0] },
    ...{ customerId: 'gid://shopify/Customer/1', email: `${randomUUID()}@example.com` },
    ...{ targetCountry: market.country, productKey: item, item, handle: 'x', title: 'X', sku: null, picture: null },
    ...{ currency: market.currency, originalPrice, offeredPrice: agreedPrice, counterPrice: null, agreedPrice },
    ...{ status: 'pending', reason: null, message: null, response: null, approving: null, usedAt: null, orderId: null },
    ...{ code, discountId: null, holdId: null, claim: null, eraStatus: 'not_sent', eraOfferId: null, eraItemId: null },
    ...{ answerBy: new Date(Date.now() + 48 * hour), payBy: new Date(Date.now() + 24 * hour) },
    ...{ createdAt: new Date(), updatedAt: new Date() },
  }
}
