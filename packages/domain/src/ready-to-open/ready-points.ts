import { type MarketId, marketIds } from '../markets/market.ts'

/** `blocks`: an open shop would lose money or break the law. */
export type ReadySeverity = 'blocks' | 'advised'

/** Of the whole shop. */
export const shopPoints = {
  demo: 'blocks',
  mail: 'blocks',
  backup: 'blocks',
  'second-owner': 'advised',
} as const satisfies Record<string, ReadySeverity>

/** Of each market. */
export const marketPoints = {
  seller: 'blocks',
  contact: 'blocks',
  tax: 'blocks',
  delivery: 'blocks',
  'legal-texts': 'blocks',
  'public-address': 'blocks',
  'bank-account': 'advised',
  payments: 'advised',
  categories: 'advised',
  products: 'advised',
} as const satisfies Record<string, ReadySeverity>

type ShopPoint = keyof typeof shopPoints
type MarketPoint = keyof typeof marketPoints
export type ReadyPointId = ShopPoint | MarketPoint

/** What the shop cannot find out by itself, so that an owner says it. */
export const confirmations = ['backup', 'legal-texts-ba', 'legal-texts-cl'] as const
export type Confirmation = (typeof confirmations)[number]

export const isConfirmation = (value: unknown): value is Confirmation => confirmations.includes(value as Confirmation)

export type ReadyPoint = {
  readonly id: ReadyPointId
  /** Null where it is of the whole shop. */
  readonly market: MarketId | null
  readonly severity: ReadySeverity
  readonly isDone: boolean
}

export type ReadyFacts = {
  readonly shop: Readonly<Record<ShopPoint, boolean>>
  readonly markets: Readonly<Record<MarketId, Readonly<Record<MarketPoint, boolean>>>>
}

/** Everything that should be done before the shop opens, what blocks first. */
export const toReadyPoints = ({ shop, markets }: ReadyFacts): readonly ReadyPoint[] => {
  const ofShop = (Object.keys(shopPoints) as ShopPoint[]).map((id) => ({
    ...{ id, market: null, severity: shopPoints[id], isDone: shop[id] },
  }))
  const ofMarkets = marketIds.flatMap((market) =>
    (Object.keys(marketPoints) as MarketPoint[]).map((id) => ({
      ...{ id, market, severity: marketPoints[id], isDone: markets[market][id] },
    })),
  )
  const all: readonly ReadyPoint[] = [...ofShop, ...ofMarkets]
  return [
    ...all.filter(({ severity }) => severity === 'blocks'),
    ...all.filter(({ severity }) => severity !== 'blocks'),
  ]
}

export const blocksOpening = ({ severity, isDone }: ReadyPoint): boolean => severity === 'blocks' && !isDone
