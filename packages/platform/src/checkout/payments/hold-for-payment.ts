import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { holdersOfCodes } from '../../discounts/drafts-of-codes.ts'
import { stockLinesOf } from '../../orders/place-order.ts'
import { holdStock } from '../../stock/stock.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type CheckoutView, nextStep, readCheckoutView } from '../checkout-view.ts'
import { lockCheckout } from '../lock-checkout.ts'
import { refuseHold } from '../stock/check-purchase-limits.ts'
import { outOfStock } from '../stock/out-of-stock.ts'
import { countOrRollBack } from '../stock/purchase-limits.ts'
import type { OutOfStock, PurchaseLimitRefusal } from './place-result.ts'

export type PaymentHold =
  | { readonly kind: 'held'; readonly until: Date; readonly secondsLeft: number; readonly renewed: boolean }
  | OutOfStock
  | { readonly kind: 'not-now' }
  | PurchaseLimitRefusal

const hold = async (tx: Transaction, view: CheckoutView, clientIp: string): Promise<PaymentHold> => {
  const { token } = view.checkout
  const refusal = await refuseHold(tx, view, clientIp)
  if (refusal) return refusal
  const { rows } = await tx.client.query<{ left: number | null }>(
    `SELECT extract(epoch FROM hold_expires_at - app_now())::float8 AS left FROM platform.checkouts WHERE token = $1`,
    [token],
  )
  const left = rows[0]?.left ?? null
  const seconds = left !== null && left > 0 ? left : view.contents.holdSeconds
  const { holder, lines, totals } = view.contents
  const alsoHeldBy = await holdersOfCodes(tx.db, view.shop.id, totals.discounts)
  const held = await holdStock(tx, { holder, seconds, lines: stockLinesOf(lines), alsoHeldBy })
  if (!held.ok) return outOfStock(tx, view, held.short)
  const { rows: saved } = await tx.client.query<{ until: Date }>(
    `UPDATE platform.checkouts SET hold_expires_at = app_now() + make_interval(secs => $2)
     WHERE token = $1 RETURNING hold_expires_at AS until`,
    [token, seconds],
  )
  return {
    kind: 'held',
    until: saved[0]?.until ?? new Date(),
    secondsLeft: Math.floor(seconds),
    renewed: left !== null && left <= 0,
  }
}

/**
 * Whoever stands at the payment step has the products. A reload keeps the time that is left; once it has passed, the
 * products are taken anew if they are still there.
 */
export const holdForPayment =
  ({ inTransaction }: Database) =>
  (shop: Shop, token: string, clientIp: string): Promise<PaymentHold> =>
    inTransaction(
      async (tx): Promise<PaymentHold> => {
        const checkout = await lockCheckout(tx, { shopId: shop.id, token })
        if (checkout?.state !== 'open') return { kind: 'not-now' }
        const view = await readCheckoutView(tx.db, shop, checkout)
        if (!view || nextStep(view) !== 'payment') return { kind: 'not-now' }
        return countOrRollBack(
          tx,
          ({ kind }) => kind === 'held',
          () => hold(tx, view, clientIp),
        )
      },
      { patient: true },
    )
