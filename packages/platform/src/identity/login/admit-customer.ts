import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { claimOrders } from '../../customers/claim-orders.ts'
import { proveEmail } from '../../customers/prove-email.ts'
import { sendCustomerEmail } from '../../customers/send-customer-email.ts'
import { toGid } from '../../graphql/gid.ts'
import type { Mail, RevokeAccess } from '../../needs/platform-needs.ts'
import type { WebhookEmitter } from '../../needs/webhook-emitter.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

type Needs = {
  readonly mail: Mail
  readonly webhooks: WebhookEmitter
  readonly revokeAccess?: RevokeAccess | undefined
}
type Arrival = {
  readonly shop: Shop
  readonly email: string
  readonly language: Language
  readonly country: string | undefined
}

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

/** Who reads the mail may well have set the password that no longer works, and is notified. */
const verify = async (
  tx: Transaction,
  customer: Customer,
  { mail, revokeAccess }: Needs,
  { shop, language, country }: Arrival,
) => {
  // Stored elsewhere, so before the e-mail counts as proved: once more where this does not come to its end.
  await revokeAccess?.(toGid('Customer', customer.id), { isFirstProof: true })
  const key = `password-voided:${customer.id}:${customer.updatedAt.getTime()}`
  if (customer.passwordHash !== null)
    await sendCustomerEmail(mail, tx, { template: 'voided', shop, customer, language, country, key })
  return proveEmail(tx, customer)
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
