import { and, eq, sql } from '@dvaput/database/query'
import { toGid } from '../../graphql/gid.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import { claimOrders } from '../claim-orders.ts'
import type { CustomerContext } from '../customer-context.ts'
import { type CustomerError, customerError } from '../customer-error.ts'
import { releaseCarts } from '../release-carts.ts'
import { sendCustomerEmail } from '../send-customer-email.ts'
import { type CustomerAccessToken, createCustomerToken, endCustomerTokens } from '../tokens/customer-tokens.ts'
import { throttledMessages } from '../tokens/throttles.ts'
import { checkPassword } from './check-password.ts'
import { type LinkKind, linkHolder, type PasswordLink } from './password-link.ts'

type Outcome =
  | { readonly ok: true; readonly customer: Customer; readonly token: CustomerAccessToken }
  | { readonly ok: false; readonly error: CustomerError }

type Fields = { readonly link: readonly string[]; readonly password: readonly string[] }

const badLink = {
  reset: 'Invalid reset token',
  activate: 'Invalid activation token',
} as const satisfies Record<LinkKind, string>

/** Whose password the link could set now; consumes nothing. */
export const findLinkHolder = async ({ shop, parts }: CustomerContext, link: PasswordLink) => {
  const { db } = parts.database
  const { email, emailVerified } = customers
  const [holder] = await db.select({ email, emailVerified }).from(customers).where(linkHolder(shop.id, link))
  return holder
}

const isEnabledAlready = async ({ shop, parts }: CustomerContext, { customerId }: PasswordLink): Promise<boolean> => {
  const same = and(eq(customers.id, customerId), eq(customers.shopId, shop.id), eq(customers.state, 'enabled'))
  const [found] = await parts.database.db.select({ hash: customers.passwordHash }).from(customers).where(same)
  return typeof found?.hash === 'string'
}

/** With a mailed link, once. Whoever was signed in before is signed out. */
export const setPassword = async (
  endpoint: CustomerContext,
  link: PasswordLink,
  password: string,
  fields: Fields,
): Promise<Outcome> => {
  const { shop, language, country, parts } = endpoint
  const { database, mail, webhooks, customers: own } = parts
  const refused = (error: CustomerError): Outcome => ({ ok: false, error })
  const invalid = () => refused(customerError('TOKEN_INVALID', fields.link, badLink[link.kind]))
  // Before the hash, so that a made-up link costs nobody anything.
  const holder = await findLinkHolder(endpoint, link)
  if (!holder) {
    const already = link.kind === 'activate' && (await isEnabledAlready(endpoint, link))
    return already ? refused(customerError('ALREADY_ENABLED', null, 'Customer already enabled')) : invalid()
  }
  const wrong = checkPassword(password, fields.password)
  if (wrong) return refused(wrong)

  const passwordHash = await own.passwords.hash(password, throttledMessages.recover)
  await parts.revokeAccess?.(toGid('Customer', link.customerId), { isFirstProof: !holder.emailVerified })
  const changed = await database.inTransaction(async (tx) => {
    const [customer] = await tx.db
      .update(customers)
      .set({
        passwordHash,
        state: 'enabled',
        emailVerified: true,
        passwordLinkHash: null,
        passwordLinkExpiresAt: null,
        updatedAt: sql`app_now()`,
      })
      .where(linkHolder(shop.id, link))
      .returning()
    if (!customer) return undefined
    await endCustomerTokens(tx, customer.id)
    await releaseCarts(tx, customer.id)
    await claimOrders(tx, customer)
    const token = await createCustomerToken(tx, customer.id)
    const key = `password-changed:${customer.id}:${customer.updatedAt.getTime()}`
    await sendCustomerEmail(mail, tx, {
      template: 'changed',
      shop,
      customer,
      language: customer.language ?? language,
      country,
      key,
    })
    await webhooks.emit(tx, shop.id, 'CUSTOMERS_UPDATE', { customerId: customer.id })
    return { customer, token }
  })
  return changed ? { ok: true, ...changed } : invalid()
}
