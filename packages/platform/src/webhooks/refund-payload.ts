import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import { toGid } from '../graphql/gid.ts'
import { orders, refunds } from '../tables/orders.table.ts'
import { toPriceText } from './price-text.ts'

export const toRefundPayload = (refund: typeof refunds.$inferSelect, currency: Currency) => ({
  id: refund.id,
  admin_graphql_api_id: toGid('Refund', refund.id),
  order_id: refund.orderId,
  note: refund.note || null,
  created_at: refund.createdAt.toISOString(),
  refund_line_items: refund.lines.map(({ orderLineId, quantity, restock }) => ({
    line_item_id: orderLineId,
    quantity,
    restock_type: restock ? 'return' : 'no_restock',
  })),
  transactions: [{ kind: 'refund', status: 'success', amount: toPriceText(refund.amount, currency), currency }],
})

export const buildRefundPayload = async ({ db }: Transaction, refundId: number) => {
  const [found] = await db
    .select({ refund: refunds, currency: orders.currency })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
  return found && toRefundPayload(found.refund, found.currency)
}
