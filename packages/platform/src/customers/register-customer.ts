import { and, eq, isNull, ne } from '@dvaput/database/query'
import { randomToken } from '../shops/secrets.ts'
import { type Customer, customers } from '../tables/customers.table.ts'
import { checkProfile, type ProfileInput } from './check-profile.ts'
import { checkTaken } from './check-taken.ts'
import type { CustomerContext } from './customer-context.ts'
import { type CustomerError, customerError } from './customer-error.ts'
import { mailWelcome } from './email-confirmation.ts'
import { parseEmail } from './parse-email.ts'
import { checkPassword } from './passwords/check-password.ts'
import { mailPasswordLink } from './passwords/mail-password-link.ts'
import { throttledMessages } from './tokens/throttles.ts'

type Registration = ProfileInput & { readonly email: string; readonly password: string }

type Registered =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly errors: readonly CustomerError[] }

/** Somebody who has bought or signed in by code has no password yet: whoever reads the mailbox may set it. */
const inviteOwner = async (
  { shop, clientIp, language, country, parts }: CustomerContext,
  email: string,
): Promise<boolean> => {
  const { database, mail, customers: own } = parts
  const withoutPassword = and(
    eq(customers.shopId, shop.id),
    eq(customers.email, email),
    isNull(customers.passwordHash),
    ne(customers.state, 'disabled'),
  )
  const [found] = await database.db.select({ id: customers.id }).from(customers).where(withoutPassword)
  if (!found) return false
  await own.throttles.recover({ shopId: shop.id, clientIp, email })
  return database.inTransaction(async (tx) => {
    const [customer] = await tx.db.select().from(customers).where(withoutPassword).for('update')
    if (!customer) return false
    const key = `activation:${randomToken()}`
    await mailPasswordLink(mail, tx, { kind: 'activate', shop, customer, language, country, key })
    return true
  })
}

export const registerCustomer = async (endpoint: CustomerContext, input: Registration): Promise<Registered> => {
  const { shop, clientIp, language, country, parts } = endpoint
  const { database, mail, webhooks, customers: own } = parts
  const refused = (errors: readonly CustomerError[]): Registered => ({ ok: false, errors })

  const email = parseEmail(input.email, ['input', 'email'])
  const wrongPassword = checkPassword(input.password, ['input', 'password'])
  const profile = checkProfile(input, { path: 'input', market: shop.market })
  const errors = [...(email.ok ? [] : [email.error]), ...(wrongPassword ? [wrongPassword] : []), ...profile.errors]
  if (!email.ok || errors.length > 0) return refused(errors)

  await own.throttles.create({ shopId: shop.id, clientIp })
  const claim = { shopId: shop.id, email: email.email, phone: profile.values.phone }
  const taken = await checkTaken(database.db, claim, 'input')
  if (taken.length > 0) {
    const sent = `We have sent an email to ${email.email}, please click the link included to verify your email address.`
    const invited = await inviteOwner(endpoint, email.email)
    return refused(invited ? [customerError('CUSTOMER_DISABLED', ['input'], sent)] : taken)
  }

  const passwordHash = await own.passwords.hash(input.password, throttledMessages.create)
  const welcomes = await own.throttles.mayWriteTo({ shopId: shop.id, email: email.email, emailVerified: false })
  const customer = await database.inTransaction(async (tx) => {
    const [made] = await tx.db
      .insert(customers)
      .values({ shopId: shop.id, email: email.email, passwordHash, language, ...profile.values })
      .onConflictDoNothing()
      .returning()
    if (!made) return undefined
    if (welcomes) await mailWelcome(mail, tx, { shop, customer: made, language, country })
    await webhooks.emit(tx, shop.id, 'CUSTOMERS_CREATE', { customerId: made.id })
    return made
  })
  // Somebody was faster: by now it can be seen who.
  return customer ? { ok: true, customer } : refused(await checkTaken(database.db, claim, 'input'))
}
