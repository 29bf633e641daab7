import { failpoint } from '@dvaput/database/failpoint'
import { ignoreUniqueViolation } from '@dvaput/database/ignore-unique-violation'
import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { completeDrafts, lockDraftsOfCodes } from '../discounts/drafts-of-codes.ts'
import { type DiscountRefusal, useDiscounts } from '../discounts/use-discounts.ts'
import { draftHolder } from '../stock/draft-holder.ts'
import { type StockShortage, sellStock } from '../stock/stock.ts'
import { type Order, orders } from '../tables/orders.table.ts'
import type { Sale } from '../tables/sale.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { createOrder, nextOrderId } from './create-order.ts'

export type Placed =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'out-of-stock'; readonly short: readonly StockShortage[] }
  | { readonly ok: false; readonly reason: 'discount'; readonly refusal: DiscountRefusal }
  /** The draft has an order: its invoice was paid, or somebody completed it by hand, a moment ago. */
  | { readonly ok: false; readonly reason: 'already-placed'; readonly order: Order }

/** What moves stock; custom lines do not. */
export const stockLinesOf = (lines: readonly { variantId?: number | null | undefined; quantity: number }[]) =>
  lines.flatMap(({ variantId, quantity }) => (variantId == null ? [] : [{ variantId, quantity }]))

/** The name under which an order takes from the shelf and gives back. */
export const saleReference = (orderId: number) => `order:${orderId}`

const orderOfDraft = async ({ db }: Transaction, draftOrderId: number | null | undefined): Promise<Order> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.draftOrderId, draftOrderId ?? 0))
  if (!order) throw new Error('expected the order of the draft, got none')
  return order
}

type Needs = Announcing

/** Codes, then drafts, then stock: the same order of locks for everybody. A refusal leaves nothing behind. */
export const createPlaceOrder =
  ({ ...needs }: Needs) =>
  async (tx: Transaction, { holder, codes, ...sale }: Sale): Promise<Placed> => {
    await tx.client.query('SAVEPOINT place_order')
    const abandon = async <Refusal extends Placed>(refusal: Refusal): Promise<Refusal> => {
      await tx.client.query('ROLLBACK TO SAVEPOINT place_order')
      return refusal
    }
    const orderId = await nextOrderId(tx)
    const refusal = await useDiscounts(tx, { shopId: sale.shop.id, codes, orderId, email: sale.email })
    if (refusal) return abandon({ ok: false, reason: 'discount', refusal })
    await failpoint('after-codes-used')
    const drafts = await lockDraftsOfCodes(tx, sale.shop.id, codes)
    const lines = stockLinesOf(sale.lines)
    // Before the lock of the stock, for which every other buyer of the same waits.
    if (lines.length > 0) await needs.stock.notifyStockSoon(tx)
    const sold = await sellStock(tx, {
      lines,
      reference: saleReference(orderId),
      holders: [...(holder === undefined ? [] : [holder]), ...drafts.map(draftHolder)],
    })
    if (!sold.ok) return abandon({ ok: false, reason: 'out-of-stock', short: sold.short })
    await failpoint('after-stock-sold')
    const created = await (sale.draftOrderId == null
      ? createOrder(tx, sale, orderId)
      : ignoreUniqueViolation(tx, () => createOrder(tx, sale, orderId)))
    if (!created)
      return abandon({ ok: false, reason: 'already-placed', order: await orderOfDraft(tx, sale.draftOrderId) })
    const { order } = created
    await failpoint('after-order-placed')
    await completeDrafts(tx, drafts, order.id)
    await announceOrder(tx, needs, { shop: sale.shop, ...created, event: { kind: 'created' } })
    await failpoint('after-order-announced')
    return { ok: true, order }
  }
