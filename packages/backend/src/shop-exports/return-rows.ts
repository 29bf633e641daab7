import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, gt, gte, lt, sql } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import { orders } from '../orders/orders.table.ts'
import { returnRequests } from '../returns/return-requests.table.ts'
import type { Days } from './days-of-range.ts'
import type { RowSource } from './order-rows.ts'
import type { ExportRange } from './shop-exports.table.ts'

const pageSize = 500
const columns = ['date', 'order', 'state', 'reason', 'items', 'refunded', 'currency', 'email', 'message']

/** Money that has gone back for the return. */
const refundedOf = sql<number>`(
  SELECT coalesce(sum(amount), 0)::bigint FROM backend.refunds
  WHERE subject_kind = 'return' AND subject_id = ${returnRequests.id}::text AND refunds.state = 'done')`.mapWith(Number)

export const returnRows = async function* (
  { db }: Pick<Database, 'db'>,
  { market }: ExportRange,
  { from, to }: Days,
): RowSource {
  yield [columns]
  const { timeZone } = markets[market]
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone })
  for (let last: string | undefined; ; ) {
    const page = await db
      .select({ request: returnRequests, name: orders.name, snapshot: orders.snapshot, refunded: refundedOf })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(
        and(
          eq(orders.market, market),
          gte(returnRequests.createdAt, from),
          lt(returnRequests.createdAt, to),
          last === undefined ? undefined : gt(returnRequests.id, last),
        ),
      )
      .orderBy(asc(returnRequests.id))
      .limit(pageSize)
    yield page.map(({ request: { createdAt, state, reason, lines, email, message }, name, snapshot, refunded }) => [
      ...[day.format(createdAt), name, state, reason],
      lines
        .map(
          ({ lineId, quantity }) => `${quantity} x ${snapshot.lines.find(({ id }) => id === lineId)?.title ?? lineId}`,
        )
        .join('; '),
      formatDecimal({ minor: refunded, currency: snapshot.total.currency }),
      ...[snapshot.total.currency, email, message],
    ])
    if (page.length < pageSize) return
    last = page.at(-1)?.request.id
  }
}
