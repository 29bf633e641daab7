import { bosnia } from './bosnia.ts'
import { chile } from './chile.ts'
import type { Market, MarketId } from './market.ts'

export const markets = { ba: bosnia, cl: chile } as const satisfies Record<MarketId, Market>
