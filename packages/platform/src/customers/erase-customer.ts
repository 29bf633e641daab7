import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, isNotNull, lte, ne, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import { carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { customerAddresses, customers } from '../tables/customers.table.ts'
import { discountUses } from '../tables/discounts.table.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { orders } from '../tables/orders.table.ts'
import { endCustomerTokens } from './tokens/customer-tokens.ts'

/** As on the hosted platform, because payments can be disputed and warranty claimed until then. */
const orderDataKept = sql`interval '180 days'`

const erasedOrderEmail = 'erased@customer.invalid'

/** Everything of an account except its row and its orders. */
const eraseBelongings = async (tx: Transaction, customerId: number): Promise<void> => {
  await endCustomerTokens(tx, customerId)
  await tx.db.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId))
  await tx.db
    .update(carts)
    .set({ buyerIdentity: {}, deliveryAddresses: [], billingAddress: null })
    .where(sql`${carts.buyerIdentity}->>'customerId' = ${String(customerId)}`)
  await tx.db.delete(checkouts).where(and(eq(checkouts.customerId, customerId), eq(checkouts.state, 'open')))
  await tx.db
    .update(draftOrders)
    .set({ customerId: null, email: null, phone: null, shippingAddress: null })
    .where(and(eq(draftOrders.customerId, customerId), ne(draftOrders.status, 'completed')))
}

export const hasOrders = async ({ db }: Transaction, customerId: number): Promise<boolean> => {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).limit(1)
  return found !== undefined
}

/** Of a customer without orders. */
export const deleteCustomer = async (tx: Transaction, customerId: number): Promise<void> => {
  await eraseBelongings(tx, customerId)
  await tx.db.delete(customers).where(eq(customers.id, customerId))
}

/** What is left of an order is what was sold, when and for how much, and the company that was invoiced. */
export const eraseOldOrders = async ({ db }: Transaction): Promise<void> => {
  const closed = db.select({ id: customers.id }).from(customers).where(isNotNull(customers.erasureRequestedAt))
  const erased = await db
    .update(orders)
    .set({ email: erasedOrderEmail, phone: null, shippingAddress: null, note: '', attributes: [] })
    .where(
      and(
        inArray(orders.customerId, closed),
        lte(orders.createdAt, sql`app_now() - ${orderDataKept}`),
        ne(orders.email, erasedOrderEmail),
      ),
    )
    .returning({ id: orders.id })
  const ids = erased.map(({ id }) => id)
  if (ids.length === 0) return
  const contact = { email: null, phone: null, shippingAddress: null }
  await db.update(checkouts).set(contact).where(inArray(checkouts.orderId, ids))
  await db.update(draftOrders).set(contact).where(inArray(draftOrders.orderId, ids))
  await db.update(discountUses).set({ singleUseEmail: null }).where(inArray(discountUses.orderId, ids))
}

/** Closes the account at once and frees its e-mail; each order loses its personal data when it is old enough. */
export const requestErasure = async (tx: Transaction, customerId: number): Promise<void> => {
  await eraseBelongings(tx, customerId)
  await tx.db
    .update(customers)
    .set({
      email: `erased-${customerId}@customer.invalid`,
      emailVerified: false,
      state: 'disabled',
      ...{ passwordHash: null, passwordLinkHash: null, passwordLinkExpiresAt: null },
      ...{ firstName: null, lastName: null, phone: null, language: null, defaultAddressId: null },
      ...{ acceptsMarketing: false, tags: [], metafields: {} },
      erasureRequestedAt: sql`coalesce(${customers.erasureRequestedAt}, app_now())`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(customers.id, customerId))
  await eraseOldOrders(tx)
}

export const defineEraseOldOrders = ({ database, jobs }: Pick<PlatformNeeds, 'database' | 'jobs'>) =>
  jobs.define({
    name: 'erase-old-orders',
    payload: z.object({}),
    cron: '53 3 * * *',
    run: () => database.inTransaction(eraseOldOrders),
  })
