import type { Market } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import type { Shop } from '../tables/shops.table.ts'

export type ShopOfMarket = Pick<Shop, 'market'> & Partial<Pick<Shop, 'ownProfile'>>

/** The shop's market with the contact data and figures that the shop has set. */
export const marketOf = ({ market, ownProfile }: ShopOfMarket): Market =>
  withOwnProfile(markets[market], ownProfile ?? undefined)
