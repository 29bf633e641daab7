import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createRefund, paymentsOfOrder } from './admin-order-queries.ts'

export type Refund = {
  readonly amount: Money
  readonly lines: readonly (LineQuantity & { readonly restock: boolean })[]
  readonly note: string
  readonly key: string
}

type Payments = {
  readonly order: {
    readonly refunds: readonly { readonly note: string | null }[]
    readonly transactions: readonly {
      readonly id: string
      readonly kind: string
      readonly status: string
      readonly gateway: string | null
    }[]
  } | null
}

/**
 * The hosted platform knows no keys of refunds, so the note carries it and an earlier one is looked for. Two at the same
 * moment are told apart by the header, where the platform reads it.
 */
export const refundOrder = async (request: AdminRequest, id: string, refund: Refund): Promise<Outcome<null>> => {
  const mark = `[${refund.key}]`
  const { order } = await request<Payments>(paymentsOfOrder, { id })
  if (order?.refunds.some(({ note }) => note?.includes(mark))) return { ok: true, value: null }
  const sale = order?.transactions.find(({ kind, status }) => kind === 'SALE' && status === 'SUCCESS')
  const input = {
    orderId: id,
    note: `${refund.note} ${mark}`.trim(),
    notify: true,
    refundLineItems: refund.lines.map(({ lineId, quantity, restock }) => ({
      lineItemId: lineId,
      quantity,
      restockType: restock ? 'RETURN' : 'NO_RESTOCK',
    })),
    transactions: [
      {
        orderId: id,
        amount: formatDecimal(refund.amount),
        gateway: sale?.gateway ?? 'manual',
        kind: 'REFUND',
        parentId: sale?.id,
      },
    ],
  }
  return toOutcome(request(createRefund, { input }, { idempotencyKey: refund.key }).then(() => null))
}
