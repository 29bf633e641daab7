import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import {
  type CheckoutCustomer,
  type CustomerProblems,
  checkCheckoutCustomer,
  emptyCheckoutCustomer,
  missingDeliveryFields,
} from '@dvaput/domain/international/checkout-customer'
import type { ImportedOrderState } from '@dvaput/domain/international/order-state'
import { toCheckedCustomer } from '@dvaput/domain/international/to-checked-customer'
import type { WarehouseOrders } from '../../warehouse-orders/warehouse-orders.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { isAddressed } from '../is-addressed.ts'

/** What the form of the order's page asks for. */
const givenAddressFields = ['address', 'address2', 'city', 'region', 'postalCode', 'phone'] as const

type GivenAddress = Pick<CheckoutCustomer, (typeof givenAddressFields)[number]>

/** `too-late`: the warehouse has been told, or the order is over. */
type GivenAddressOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'problems'; readonly problems: CustomerProblems }
  | { readonly ok: false; readonly reason: 'too-late' }

type Needs = {
  readonly database: Pick<Database, 'inTransaction'>
  readonly atWarehouse: Pick<WarehouseOrders<ImportedOrder>, 'send'>
  readonly record: (tx: Transaction, order: ImportedOrder) => Promise<void>
}

const pick = (problems: CustomerProblems): CustomerProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => givenAddressFields.some((each) => each === field)))

/** It is in the buyer's list, and the warehouse has not been told. */
const waitingStates: readonly ImportedOrderState[] = ['payment-pending', 'review', 'paid']

/**
 * The address of an order that was placed without one; where it is paid, the warehouse is told in the same transaction.
 * Whose order it is, the caller has looked. // divergences V-07
 */
export const createGiveAddress =
  ({ database, atWarehouse, record }: Needs) =>
  (id: string, given: GivenAddress): Promise<GivenAddressOutcome> =>
    database.inTransaction(async (tx) => {
      const [order] = await tx.db.select().from(importedOrders).where(eq(importedOrders.id, id)).for('update')
      if (!order || !waitingStates.includes(order.state)) return { ok: false, reason: 'too-late' }
      // Sent twice: the first one counts.
      if (isAddressed(order)) return { ok: true }
      const typed = { ...emptyCheckoutCustomer, ...order.customer, ...given }
      const customer = toCheckedCustomer(typed, order.market)
      const missing = missingDeliveryFields(customer).map((field) => [field, 'required'] as const)
      const problems = { ...Object.fromEntries(missing), ...pick(checkCheckoutCustomer(typed, order.market)) }
      if (Object.keys(problems).length > 0) return { ok: false, reason: 'problems', problems }
      const { rows } = await tx.db.execute<{ now: string }>(sql`SELECT app_now()::text AS now`)
      const now = new Date(rows[0]?.now ?? '').toISOString()
      const [addressed] = await tx.db
        .update(importedOrders)
        .set({ customer, shipping: { ...order.shipping, addressedAt: now }, updatedAt: sql`app_now()` })
        .where(eq(importedOrders.id, id))
        .returning()
      if (!addressed) throw new Error('expected the locked order, got none')
      if (addressed.state === 'paid') await atWarehouse.send(tx, addressed)
      await record(tx, addressed)
      return { ok: true }
    })
