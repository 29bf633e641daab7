import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray } from '@dvaput/database/query'
import { isChargeBack } from '@dvaput/domain/orders/charge-back'
import { groupByKey } from '../graphql/loader.ts'
import {
  type Fulfilment,
  fulfilments,
  type Order,
  type OrderLine,
  orderLines,
  orders,
  refunds,
} from '../tables/orders.table.ts'
import type { OrderKey } from './lock-order.ts'

type Db = Transaction['db']

export type FullOrder = {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly fulfilments: readonly Fulfilment[]
  /** The buyer's bank took the payment back. */
  readonly isChargedBack: boolean
}

export const linesOfOrders = async (
  db: Db,
  orderIds: readonly number[],
): Promise<readonly (readonly OrderLine[])[]> => {
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
}

export const fulfilmentsOfOrders = async (
  db: Db,
  orderIds: readonly number[],
): Promise<readonly (readonly Fulfilment[])[]> => {
  const rows = await db
    .select()
    .from(fulfilments)
    .where(inArray(fulfilments.orderId, [...orderIds]))
    .orderBy(asc(fulfilments.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
}

export const readOrder = async (db: Db, { shopId, orderId }: OrderKey): Promise<FullOrder | undefined> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.shopId, shopId)))
  if (!order) return undefined
  const [[lines = []], [sent = []], notes] = await Promise.all([
    linesOfOrders(db, [orderId]),
    fulfilmentsOfOrders(db, [orderId]),
    db.select({ note: refunds.note }).from(refunds).where(eq(refunds.orderId, orderId)),
  ])
  return { order, lines, fulfilments: sent, isChargedBack: notes.some(isChargeBack) }
}
