import { narrowToFew } from '@dvaput/database/narrow-to-few'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, type SQL, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OrderSource } from '@dvaput/domain/orders/order-source'
import { isOwed } from '../../orders/is-owed.ts'
import { isToPack } from '../../orders/is-to-pack.ts'
import { orderUnits } from '../../orders/order-units.table.ts'
import { type OrderRecord, orderStatus, orders } from '../../orders/orders.table.ts'
import { matchOrderWords } from './match-order-words.ts'

export type OrdersQuery = {
  /** Number, e-mail, name or serial number. */
  readonly q?: string | undefined
  /** In the platform's words, as `PAID`. */
  readonly payment?: string | undefined
  readonly fulfilment?: string | undefined
  readonly shop?: OrderSource | undefined
  readonly market?: MarketId | undefined
  readonly toPack?: boolean | undefined
  /** Only those of which a person has to send money back. */
  readonly owed?: boolean | undefined
  /** The id of the last one on the page before. */
  readonly after?: string | undefined
}

const pageSize = 50

/** By the order's words, or all of it is the serial number of a unit. */
const isNamed = (q: string): SQL | undefined => {
  const byWords = matchOrderWords(q)
  // An array is read before, so that both conditions are answered by their indexes.
  const withSerial = sql`ARRAY(SELECT ${orderUnits.orderId} FROM ${orderUnits}
    WHERE upper(${orderUnits.serial}) = ${q.replaceAll('\0', '').trim().toUpperCase()})`
  return byWords && sql`(${byWords} OR ${orders.id} = ANY (${withSerial}))`
}

/** Of every customer, the newest first. */
export const createListOrders =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ q, payment, fulfilment, shop, market, toPack, owed, after }: OrdersQuery) => {
    const time = orders.processedAt
    const last = sql`(SELECT ${time}, ${orders.id} FROM ${orders} WHERE ${orders.id} = ${after})`
    const named = await narrowToFew({ db }, { table: orders, id: orders.id, where: q ? isNamed(q) : undefined })
    const rows = await db
      .select()
      .from(orders)
      .where(
        and(
          named,
          payment ? eq(orderStatus(orders, 'financialStatus'), payment) : undefined,
          fulfilment ? eq(orderStatus(orders, 'fulfillmentStatus'), fulfilment) : undefined,
          shop && eq(orders.shop, shop),
          market && eq(orders.market, market),
          toPack ? sql.raw(`(${isToPack})`) : undefined,
          owed ? sql.raw(`(${isOwed})`) : undefined,
          after ? sql`(${time}, ${orders.id}) < ${last}` : undefined,
        ),
      )
      .orderBy(desc(time), desc(orders.id))
      .limit(pageSize + 1)
    const page: readonly OrderRecord[] = rows.slice(0, pageSize)
    return { orders: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
  }
