import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { claimOrders } from '../customers/claim-orders.ts'
import { endCustomerTokens } from '../customers/customer-tokens.ts'
import { sendCustomerEmail } from '../customers/send-customer-email.ts'
import type { Mail } from '../needs/platform-needs.ts'
import type { WebhookEmitter } from '../needs/webhook-emitter.ts'
import { type Customer, customers } from '../tables/customers.table.ts'
import type { Shop } from '../tables/shops.table.ts'

type Needs = { readonly mail: Mail; readonly webhooks: WebhookEmitter }
type Arrival = { readonly shop: Shop; readonly email: string; readonly language: Language }

const findOrMake = async (tx: Transaction, { webhooks }: Needs, arrival: Arrival): Promise<Customer> => {
  const { shop, email, language } = arrival
  const [made] = await tx.db
    .insert(customers)
    .values({ shopId: shop.id, email, language, emailVerified: true })
    .onConflictDoNothing({ target: [customers.shopId, customers.email] })
    .returning()
  if (made) {
    await webhooks.emit(tx, shop.id, 'CUSTOMERS_CREATE', { customerId: made.id })
    return made
  }
  const [known] = await tx.db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shop.id), eq(customers.email, email)))
    .for('update')
  if (!known) throw new Error('expected one customer, got none: deleted meanwhile')
  return known
}

/**
 * Whoever set a password before the address was proved may not be who reads its mail: they lose every way in. Who
 * reads it may well have set it, and is notified.
 */
const verify = async (tx: Transaction, customer: Customer, { mail }: Needs, { shop, language }: Arrival) => {
  await endCustomerTokens(tx, customer.id)
  const key = `password-voided:${customer.id}:${customer.updatedAt.getTime()}`
  if (customer.passwordHash !== null)
    await sendCustomerEmail(mail, tx, { template: 'voided', shop, customer, language, key })
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
export const admitCustomer = async (tx: Transaction, needs: Needs, arrival: Arrival): Promise<Customer> => {
  const found = await findOrMake(tx, needs, arrival)
  if (found.state === 'disabled') return found
  const customer = found.emailVerified ? found : await verify(tx, found, needs, arrival)
  await claimOrders(tx, customer)
  return customer
}
