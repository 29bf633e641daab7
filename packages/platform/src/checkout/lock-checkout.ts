import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { carts } from '../tables/carts.table.ts'
import { type Checkout, checkouts } from '../tables/checkouts.table.ts'
import type { Order } from '../tables/orders.table.ts'
import { completeDraft } from './checkout-view.ts'

/** Two hands on one checkout follow each other here. */
export const lockCheckout = async (
  { db }: Transaction,
  key: { readonly shopId: number; readonly token: string },
): Promise<Checkout | undefined> => {
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.token, key.token), eq(checkouts.shopId, key.shopId)))
    .for('no key update')
  return checkout
}

export const saveCheckout = async (
  { db }: Pick<Transaction, 'db'>,
  token: string,
  changes: Partial<typeof checkouts.$inferInsert>,
): Promise<void> => {
  await db
    .update(checkouts)
    .set({ ...changes, updatedAt: sql`app_now()` })
    .where(eq(checkouts.token, token))
}

/** The end of a checkout, in the transaction of its order. */
export const completeCheckout = async (tx: Transaction, checkout: Checkout, order: Order): Promise<void> => {
  // Together with its cart in one statement: other buyers of the same are waiting.
  const cart = tx.db.$with('cart').as(
    tx.db
      .update(carts)
      .set({ completedAt: sql`app_now()` })
      .where(eq(carts.token, checkout.cartToken ?? ''))
      .returning({ token: carts.token }),
  )
  await tx.db
    .with(cart)
    .update(checkouts)
    .set({
      state: 'completed',
      orderId: order.id,
      paymentMethod: order.paymentMethod,
      frozen: null,
      lapsed: null,
      holdExpiresAt: null,
      setAside: [],
      updatedAt: sql`app_now()`,
    })
    .where(eq(checkouts.token, checkout.token))
  if (checkout.draftOrderId !== null) await completeDraft(tx.db, checkout.draftOrderId, order.id)
}
