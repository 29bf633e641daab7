import { ignoreUniqueViolation } from '@dvaput/database/ignore-unique-violation'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { type Language, languages, languageTag } from '@dvaput/domain/text/language'
import type { MailingAddressInput } from '@shopify/hydrogen-react/storefront-api-types'
import { addAddress } from '../../customers/addresses/customer-addresses.ts'
import { checkProfile } from '../../customers/check-profile.ts'
import { checkTaken } from '../../customers/check-taken.ts'
import type { CustomerContext } from '../../customers/customer-context.ts'
import { parseEmail } from '../../customers/parse-email.ts'
import { endCustomerTokens } from '../../customers/tokens/customer-tokens.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import { type AdminContext, refusedBecause, type UserError } from '../admin-context.ts'
import { mergeMetafields } from '../metafields.ts'

export type AddressInput = MailingAddressInput & { countryCode?: string | null; provinceCode?: string | null }
export type CustomerInput = {
  readonly id?: string | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly locale?: string | null
  readonly tags?: readonly string[] | null
  readonly metafields?: Parameters<typeof mergeMetafields>[1]
  readonly addresses?: readonly AddressInput[] | null
  readonly emailMarketingConsent?: { marketingState: string } | null
}

/** The codes say it where both are given. */
export const toAddressInput = ({ countryCode, provinceCode, ...input }: AddressInput): MailingAddressInput => ({
  ...input,
  ...(countryCode == null ? {} : { country: countryCode }),
  ...(provinceCode == null ? {} : { province: provinceCode }),
})

export const findCustomer = async (
  { db }: Transaction,
  { shop }: AdminContext,
  gid: string,
): Promise<Customer | undefined> => {
  const customerId = parseNumericGid('Customer', gid)
  if (customerId === undefined) return undefined
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.shopId, shop.id)))
    .for('no key update')
  return customer
}

const languageOf = (locale: string): Language | undefined =>
  languages.find((language) => languageTag[language] === locale.toLowerCase().slice(0, 2))

type Values = Partial<Omit<typeof customers.$inferInsert, 'id' | 'shopId'>>

const parseInput = (
  { shop }: AdminContext,
  input: CustomerInput,
  before: Customer | undefined,
): { values: Values } | { userErrors: readonly UserError[] } => {
  const email = input.email == null ? undefined : parseEmail(input.email, ['email'])
  const { errors, values } = checkProfile(
    {
      ...input,
      acceptsMarketing: input.emailMarketingConsent
        ? input.emailMarketingConsent.marketingState === 'SUBSCRIBED'
        : null,
    },
    { path: 'input', market: shop.market },
  )
  const all = [...(email && !email.ok ? [email.error] : []), ...errors]
  if (all.length > 0) return { userErrors: all }
  const merged = mergeMetafields(before?.metafields ?? {}, input.metafields)
  if ('error' in merged) return { userErrors: [merged.error] }
  const language = input.locale == null ? undefined : languageOf(input.locale)
  if (input.locale != null && !language) return refusedBecause(['locale'], 'Locale is invalid')
  if ((input.tags?.length ?? 0) > 250) return refusedBecause(['tags'], 'Tags cannot be more than 250')
  const changesEmail = email?.ok && email.email !== before?.email
  return {
    values: {
      ...values,
      // A link that lies in the old mailbox would prove the new address.
      ...(changesEmail
        ? { email: email.email, emailVerified: false, passwordLinkHash: null, passwordLinkExpiresAt: null }
        : {}),
      ...(language ? { language } : {}),
      ...(input.tags ? { tags: [...new Set(input.tags)] } : {}),
      ...(input.metafields ? { metafields: merged.metafields } : {}),
    },
  }
}

/** Runs the one statement that may meet somebody else's e-mail or phone; without a row they are taken. */
const orTaken = async (
  tx: Transaction,
  { shop }: AdminContext,
  claim: { email?: string | undefined; phone?: string | null | undefined; except?: number },
  write: () => Promise<readonly Customer[]>,
): Promise<Customer | { userErrors: readonly UserError[] }> => {
  const [customer] = (await ignoreUniqueViolation(tx, write)) ?? []
  if (customer) return customer
  const taken = await checkTaken(tx.db, { shopId: shop.id, ...claim }, 'input')
  return { userErrors: taken.map((error) => ({ ...error, field: error.field?.slice(1) ?? null })) }
}

/** An account without a password: whoever reads the mailbox signs in by code or sets one. */
export const createCustomer = async (
  tx: Transaction,
  context: AdminContext,
  own: CustomerContext,
  input: CustomerInput,
) => {
  const { shop, parts } = context
  const parsed = parseInput(context, input, undefined)
  if ('userErrors' in parsed) return parsed
  const { email, phone } = parsed.values
  if (email === undefined) return refusedBecause(['email'], "Email can't be blank")
  const made = await orTaken(tx, context, { email, phone }, () =>
    tx.db
      .insert(customers)
      .values({ ...parsed.values, email, shopId: shop.id })
      .returning(),
  )
  if ('userErrors' in made) return made
  // The customer is new to everybody: no word of changes before that of its creation.
  const silent = {
    ...own,
    parts: { ...own.parts, webhooks: { emit: async () => undefined } },
  }
  for (const address of input.addresses ?? []) {
    const added = await addAddress(silent, made.id, toAddressInput(address))
    if (!added.ok) return { userErrors: added.errors }
  }
  await parts.webhooks.emit(tx, shop.id, 'CUSTOMERS_CREATE', { customerId: made.id })
  return { customer: (await findCustomer(tx, context, `gid://shopify/Customer/${made.id}`)) ?? made, userErrors: [] }
}

export const updateCustomer = async (tx: Transaction, context: AdminContext, input: CustomerInput) => {
  const { shop, parts } = context
  const before = await findCustomer(tx, context, input.id ?? '')
  if (!before) return refusedBecause(['id'], 'Customer does not exist')
  const parsed = parseInput(context, input, before)
  if ('userErrors' in parsed) return parsed
  const { email, phone } = parsed.values
  const customer = await orTaken(tx, context, { email, phone, except: before.id }, () =>
    tx.db
      .update(customers)
      .set({ ...parsed.values, updatedAt: sql`app_now()` })
      .where(eq(customers.id, before.id))
      .returning(),
  )
  if ('userErrors' in customer) return customer
  if (email !== undefined) await endCustomerTokens(tx, before.id)
  await parts.webhooks.emit(tx, shop.id, 'CUSTOMERS_UPDATE', { customerId: before.id })
  return { customer, userErrors: [] }
}
