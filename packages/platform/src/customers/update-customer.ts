import { errorCode } from '@dvaput/database/error-code'
import { sql } from '@dvaput/database/query'
import { type Customer, customers } from '../tables/customers.table.ts'
import { accessAsChecked } from './access-as-checked.ts'
import { checkProfile, type ProfileInput } from './check-profile.ts'
import { checkTaken } from './check-taken.ts'
import type { CustomerContext } from './customer-context.ts'
import type { CustomerError } from './customer-error.ts'
import { parseEmail } from './parse-email.ts'
import { checkPassword } from './passwords/check-password.ts'
import { sendCustomerEmail } from './send-customer-email.ts'
import { type CustomerAccessToken, createCustomerToken, endCustomerTokens } from './tokens/customer-tokens.ts'
import { denyToken } from './tokens/deny-token.ts'
import { throttledMessages } from './tokens/throttles.ts'

type Changes = ProfileInput & { readonly email?: string | null; readonly password?: string | null }

type Updated =
  | { readonly ok: true; readonly customer: Customer; readonly token: CustomerAccessToken | null }
  | { readonly ok: false; readonly errors: readonly CustomerError[] }

const UNIQUE_VIOLATION = '23505'

const checkChanges = (changes: Changes, { shop }: CustomerContext) => {
  const email = changes.email == null ? undefined : parseEmail(changes.email, ['customer', 'email'])
  const wrongPassword = changes.password == null ? undefined : checkPassword(changes.password, ['customer', 'password'])
  const profile = checkProfile(changes, { path: 'customer', market: shop.market })
  const errors = [
    ...(email && !email.ok ? [email.error] : []),
    ...(wrongPassword ? [wrongPassword] : []),
    ...profile.errors,
  ]
  return { errors, email: email?.ok ? email.email : undefined, profile: profile.values }
}

/** `before` is as its token was checked. A new password ends every token, the one used included, and brings a new one. */
export const updateCustomer = async (
  endpoint: CustomerContext,
  before: Customer,
  changes: Changes,
): Promise<Updated> => {
  const { shop, clientIp, country, parts } = endpoint
  const { database, mail, webhooks, customers: own } = parts
  const { errors, email, profile } = checkChanges(changes, endpoint)
  if (errors.length > 0) return { ok: false, errors }
  const changesEmail = email !== undefined && email !== before.email
  const endsLinks = changesEmail || changes.password != null
  if (endsLinks) await own.throttles.change({ shopId: shop.id, clientIp, customerId: before.id })
  const claim = { shopId: shop.id, email, phone: profile.phone, except: before.id }
  const taken = await checkTaken(database.db, claim, 'customer')
  if (taken.length > 0) return { ok: false, errors: taken }

  const passwordHash =
    changes.password == null ? undefined : await own.passwords.hash(changes.password, throttledMessages.change)
  const notifiesOwner = endsLinks && (await own.throttles.mayWriteTo(before))
  const change = () =>
    database.inTransaction(async (tx) => {
      const [customer] = await tx.db
        .update(customers)
        .set({
          ...profile,
          ...(changesEmail ? { email, emailVerified: false } : {}),
          ...(passwordHash === undefined ? {} : { passwordHash }),
          ...(endsLinks ? { passwordLinkHash: null, passwordLinkExpiresAt: null } : {}),
          updatedAt: sql`app_now()`,
        })
        .where(accessAsChecked(before))
        .returning()
      if (!customer) throw denyToken('customerUpdate')
      if (passwordHash !== undefined) await endCustomerTokens(tx, customer.id)
      const token = passwordHash === undefined ? null : await createCustomerToken(tx, customer.id)
      // To the address it had and in its language: whoever took the account over would read the new one.
      const language = before.language ?? endpoint.language
      const key = `access-changed:${customer.id}:${customer.updatedAt.getTime()}`
      if (notifiesOwner)
        await sendCustomerEmail(mail, tx, { template: 'changed', shop, customer: before, language, country, key })
      await webhooks.emit(tx, shop.id, 'CUSTOMERS_UPDATE', { customerId: customer.id })
      return { customer, token }
    })
  try {
    return { ok: true, ...(await change()) }
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    return { ok: false, errors: await checkTaken(database.db, claim, 'customer') }
  }
}
