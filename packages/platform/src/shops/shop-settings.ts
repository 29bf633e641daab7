import type { MarketId } from '@dvaput/domain/markets/market'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export type ShopSettings = {
  readonly handle: string
  readonly name: string
  readonly market: MarketId
  readonly currency: Currency
  readonly languages: readonly [Language, ...Language[]]
  readonly taxName: string
  readonly taxRateBasisPoints: number
  readonly publicToken: string
  /** Made at first start where not given. */
  readonly privateToken?: string
  readonly adminToken?: string
}

export const demoPublicToken = 'dvaput-public'

/** Two shops, one customer (readings D-13): accounts and local stock at main, listings by tag at retail. */
export const defaultShops: readonly ShopSettings[] = [
  {
    handle: 'main',
    name: 'Dvaput',
    market: 'ba',
    currency: 'BAM',
    languages: ['bcs', 'en', 'es'],
    taxName: 'PDV',
    taxRateBasisPoints: 1700,
    publicToken: demoPublicToken,
  },
  {
    handle: 'retail',
    name: 'Dvaput Chile',
    market: 'cl',
    currency: 'CLP',
    languages: ['es', 'en', 'bcs'],
    taxName: 'IVA',
    taxRateBasisPoints: 1900,
    publicToken: demoPublicToken,
  },
]
