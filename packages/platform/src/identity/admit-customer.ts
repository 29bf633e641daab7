import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { endCustomerTokens } from '../customers/customer-tokens.ts'
import { type Customer, customers } from '../customers/customers.table.ts'
import { orders } from '../orders/orders.table.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'

type Arrival = { readonly shopId: number; readonly email: string; readonly language: Language }

const findOrMake = async (tx: Transaction, webhooks: Webhooks, arrival: Arrival): Promise<Customer> => {
  const [made] = await tx.db
    .insert(customers)
    .values({ ...arrival, emailVerified: true })
    .onConflictDoNothing({ target: [customers.shopId, customers.email] })
    .returning()
  if (made) {
    await webhooks.emit(tx, arrival.shopId, 'CUSTOMERS_CREATE', { customerId: made.id })
    return made
  }
  const [known] = await tx.db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, arrival.shopId), eq(customers.email, arrival.email)))
    .for('update')
  if (!known) throw new Error('a customer was taken away at this very moment')
  return known
}

/** Whoever set a password before the address was proved may not be who reads its mail: they lose every way in. */
const verify = async (tx: Transaction, customer: Customer): Promise<Customer> => {
  await endCustomerTokens(tx, customer.id)
  const [verified] = await tx.db
    .update(customers)
    .set({
      emailVerified: true,
      passwordHash: null,
      passwordLinkHash: null,
      passwordLinkExpiresAt: null,
      updatedAt: sql`app_now()`,
    })
    .where(eq(customers.id, customer.id))
    .returning()
  return verified ?? customer
}

/**
 * The customer behind an address that a mailed code has just proved; who is new becomes one by it. What was ordered from
 * that address without an account is theirs from now on.
 */
export const admitCustomer = async (tx: Transaction, webhooks: Webhooks, arrival: Arrival): Promise<Customer> => {
  const found = await findOrMake(tx, webhooks, arrival)
  if (found.state === 'disabled') return found
  const customer = found.emailVerified ? found : await verify(tx, found)
  await tx.db
    .update(orders)
    .set({ customerId: customer.id })
    .where(and(eq(orders.shopId, arrival.shopId), eq(orders.email, arrival.email), isNull(orders.customerId)))
  return customer
}
