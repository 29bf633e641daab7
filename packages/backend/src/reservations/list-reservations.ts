import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNotNull, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { type ReservationRow, reservations } from './reservations.table.ts'

export type ListedReservation = Pick<
  ReservationRow,
  'id' | 'shop' | 'pickupCode' | 'state' | 'lines' | 'orderId' | 'expiresAt' | 'createdAt' | 'endedAt'
> & {
  /** By the clock that will end it. */
  readonly secondsLeft: number
}

const longest = 50

/** Those of a customer in one market, the newest first. What was never held is none. */
export const createListReservations =
  ({ db }: Pick<Database, 'db'>) =>
  (customerId: string, market: MarketId): Promise<ListedReservation[]> =>
    db
      .select({
        id: reservations.id,
        shop: reservations.shop,
        pickupCode: reservations.pickupCode,
        state: reservations.state,
        lines: reservations.lines,
        orderId: reservations.orderId,
        expiresAt: reservations.expiresAt,
        createdAt: reservations.createdAt,
        endedAt: reservations.endedAt,
        secondsLeft: sql<number>`greatest(0, extract(epoch FROM ${reservations.expiresAt} - app_now()))::float`,
      })
      .from(reservations)
      .where(
        and(eq(reservations.customerId, customerId), eq(reservations.market, market), isNotNull(reservations.draftId)),
      )
      .orderBy(desc(reservations.createdAt))
      .limit(longest)
