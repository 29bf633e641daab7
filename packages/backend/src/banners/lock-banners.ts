import type { Transaction } from '@dvaput/database/in-transaction'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'

/** With the market: of processes that write at once, one is the first. */
const bannersLock = 7_391

export const lockBanners = (tx: Transaction, market: MarketId) =>
  tx.db.execute(sql`SELECT pg_advisory_xact_lock(${bannersLock}::int, hashtext(${market}))`)
