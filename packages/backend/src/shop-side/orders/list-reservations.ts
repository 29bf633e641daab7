import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from '@dvaput/database/query'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { ReservationState } from '@dvaput/domain/reservations/reservation'
import { type ReservationRow, reservations } from '../../reservations/reservations.table.ts'

export type ReservationFilter = 'waiting' | 'completed' | 'ended'

export type ReservationQuery = {
  readonly show: ReservationFilter
  readonly market?: MarketId | undefined
  readonly email?: string | undefined
  /** The id of the last one on the page before. */
  readonly after?: string | undefined
}

export type AdminReservation = Pick<
  ReservationRow,
  | 'id'
  | 'email'
  | 'customerId'
  | 'market'
  | 'pickupCode'
  | 'state'
  | 'lines'
  | 'payment'
  | 'orderId'
  | 'shop'
  | 'expiresAt'
  | 'createdAt'
  | 'endedAt'
  | 'updatedAt'
> & { readonly secondsLeft: number }

const pageSize = 50

const statesOf = {
  waiting: ['held', 'completing'],
  completed: ['completed'],
  ended: ['cancelled', 'expired', 'released'],
} as const satisfies Record<ReservationFilter, readonly ReservationState[]>

const { id, email, customerId, market, pickupCode, state, lines, payment, orderId, shop } = reservations
const { expiresAt, createdAt, endedAt, updatedAt } = reservations
const columns = {
  ...{ id, email, customerId, market, pickupCode, state, lines, payment, orderId, shop },
  ...{ expiresAt, createdAt, endedAt, updatedAt },
  secondsLeft: sql<number>`greatest(0, extract(epoch FROM ${expiresAt} - app_now()))::float`,
}

/** What expires first comes first; of those that have ended, the latest. */
export const createListReservations = ({ db }: Pick<Database, 'db'>) => {
  const findOne = async (which: SQL): Promise<AdminReservation | null> => {
    const [row] = await db
      .select(columns)
      .from(reservations)
      .where(and(which, isNotNull(reservations.draftId)))
    return row ?? null
  }

  return {
    find: (wanted: string) => findOne(eq(id, wanted)),
    findByCode: (code: string) => findOne(eq(pickupCode, code)),

    /** Markets in which customers reserve. */
    markets: marketIds.filter((each) => markets[each].capabilities.reservations),

    async list({ show, market: of, email: typed, after }: ReservationQuery) {
      const isWaiting = show === 'waiting'
      const time = isWaiting ? expiresAt : endedAt
      const last = sql`(SELECT ${time}, ${id} FROM ${reservations} WHERE ${id} = ${after})`
      const isNext = isWaiting ? sql`(${time}, ${id}) > ${last}` : sql`(${time}, ${id}) < ${last}`
      const rows = await db
        .select(columns)
        .from(reservations)
        .where(
          and(
            inArray(state, [...statesOf[show]]),
            isWaiting ? isNull(endedAt) : undefined,
            isNotNull(reservations.draftId),
            of && eq(market, of),
            typed ? eq(sql`lower(${email})`, typed.toLowerCase()) : undefined,
            after === undefined ? undefined : isNext,
          ),
        )
        .orderBy(...(isWaiting ? [asc(time), asc(id)] : [desc(time), desc(id)]))
        .limit(pageSize + 1)
      const page: readonly AdminReservation[] = rows.slice(0, pageSize)
      return { reservations: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
    },
  }
}
