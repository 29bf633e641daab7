import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { ConnectedShops } from '../connected-shop.ts'

export type FindGone = (gids: readonly string[]) => Promise<ReadonlySet<string>>

/** Which records no shop has any more. While one of the shops does not say what it has, nothing counts as gone. */
export const createFindGone =
  (shops: ConnectedShops<'findRecords'>): FindGone =>
  async (gids) => {
    if (gids.length === 0) return new Set()
    try {
      const found = await Promise.all(shopHandles.map((shop) => shops[shop].findRecords(gids)))
      return new Set(gids.filter((gid) => !found.some((records) => records.has(gid))))
    } catch {
      return new Set()
    }
  }
