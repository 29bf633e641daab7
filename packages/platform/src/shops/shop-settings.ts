import type { MarketId } from '@dvaput/domain/markets/market'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export { type ShopHandle, shopHandles }

export type ShopSettings = {
  readonly handle: ShopHandle
  readonly name: string
  readonly market: MarketId
  readonly currency: Currency
  readonly languages: readonly [Language, ...Language[]]
  readonly taxName: string
  readonly taxRateBasisPoints: number
  /** The first order has the number after this one. A shop that opened earlier goes on where it is. */
  readonly ordersAfter: number
  /** The storefront's front page; without it pages lead back to the shop's own endpoint. */
  readonly homeUrl?: string
  /** The storefront's page that sets a new password, called with `id`, `token` and `lang`; without it our own page does. */
  readonly passwordResetUrl?: string
  /** Where the world reaches the shop's endpoint, for the links in emails; no slash at the end. */
  readonly endpointUrl: string
  readonly publicToken: string
  /** Made at first start where not given. */
  readonly privateToken?: string
  readonly adminToken?: string
}

/** 32 characters: Hydrogen warns of a token of another length. */
export const demoPublicToken = 'dvaput-public-storefront-token-1'

/** Two shops, one customer: accounts and local stock at main, listings by tag at retail. // SF-02 */
export const defaultShops: readonly ShopSettings[] = [
  {
    handle: 'main',
    endpointUrl: 'http://main.localhost:3000',
    name: 'Dvaput',
    market: 'ba',
    currency: 'BAM',
    languages: ['bcs', 'en', 'es'],
    taxName: 'PDV',
    taxRateBasisPoints: 1700,
    ordersAfter: 1_000,
    publicToken: demoPublicToken,
  },
  {
    handle: 'retail',
    endpointUrl: 'http://retail.localhost:3000',
    name: 'Dvaput Chile',
    market: 'cl',
    currency: 'CLP',
    languages: ['es', 'en', 'bcs'],
    taxName: 'IVA',
    taxRateBasisPoints: 1900,
    // Far from the other shop's, because a customer of both reads them in one list and on the phone.
    ordersAfter: 500_000,
    publicToken: demoPublicToken,
  },
]
