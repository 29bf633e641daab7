import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, gt, ne, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { Mail } from '../needs/platform-needs.ts'
import { hashToken } from '../shops/hash-token.ts'
import { randomToken } from '../shops/secrets.ts'
import { shopForCountry } from '../shops/shop-for-buyer.ts'
import { type Customer, customers } from '../tables/customers.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { claimOrders } from './claim-orders.ts'
import { sendCustomerEmail } from './send-customer-email.ts'

const confirmationMinutes = 7 * 24 * 60

/** Stored where the link for a password is; the kind goes into the hash, so one is nothing as the other. */
const confirmationHash = (token: string) => hashToken(`confirm ${token}`)

type Welcome = {
  readonly shop: Shop
  readonly customer: Customer
  readonly language: Language
  readonly country: string | undefined
}

/**
 * Its link confirms the e-mail where the storefront has a page for it: it is beside the one for a new password. The page
 * asks for the password, because whoever registered may not be who reads the mail. // decision 0109
 */
export const mailWelcome = async (mail: Mail, tx: Transaction, welcome: Welcome): Promise<void> => {
  const { shop, customer, language, country } = welcome
  const key = `welcome:${customer.id}`
  const { passwordResetUrl } = await shopForCountry(tx.db, shop, country)
  if (passwordResetUrl === null) {
    await sendCustomerEmail(mail, tx, { template: 'welcome', key, ...welcome })
    return
  }
  const token = randomToken()
  const url = new URL('/account/confirm', passwordResetUrl)
  for (const [name, value] of Object.entries({ id: String(customer.id), token, lang: language }))
    url.searchParams.set(name, value)
  const link = { url: url.href, minutes: confirmationMinutes }
  await sendCustomerEmail(mail, tx, { template: 'confirmation', key, link, ...welcome })
  await tx.db
    .update(customers)
    .set({
      passwordLinkHash: confirmationHash(token),
      passwordLinkExpiresAt: sql`app_now() + interval '1 minute' * ${confirmationMinutes}::int`,
    })
    .where(eq(customers.id, customer.id))
}

type Confirmation = { readonly shopId: number; readonly customerId: number; readonly token: string }

const confirmationHolder = ({ shopId, customerId, token }: Confirmation) =>
  and(
    eq(customers.id, customerId),
    eq(customers.shopId, shopId),
    ne(customers.state, 'disabled'),
    eq(customers.passwordLinkHash, confirmationHash(token)),
    gt(customers.passwordLinkExpiresAt, sql`app_now()`),
  )

/** Whose e-mail the link would confirm; consumes nothing. */
export const findConfirmation = async (
  db: Transaction['db'],
  confirmation: Confirmation,
): Promise<Customer | undefined> => {
  const [customer] = await db.select().from(customers).where(confirmationHolder(confirmation))
  return customer
}

/** The password, tokens and carts stay: whoever has them has just shown the mailbox too. May be repeated while the link is valid. */
export const confirmEmail = async (tx: Transaction, confirmation: Confirmation): Promise<Customer | undefined> => {
  const [customer] = await tx.db
    .update(customers)
    .set({ emailVerified: true, updatedAt: sql`app_now()` })
    .where(confirmationHolder(confirmation))
    .returning()
  if (customer) await claimOrders(tx, customer)
  return customer
}
