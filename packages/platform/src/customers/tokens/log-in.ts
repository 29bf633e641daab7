import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { type Customer, customers } from '../../tables/customers.table.ts'
import type { CustomerContext } from '../customer-context.ts'
import { type CustomerError, customerError } from '../customer-error.ts'
import { foldEmail } from '../parse-email.ts'
import { type CustomerAccessToken, createCustomerToken } from './customer-tokens.ts'
import { throttledMessages } from './throttles.ts'

type Checked<Opened> =
  | { readonly ok: true; readonly opened: Opened }
  | { readonly ok: false; readonly errors: readonly CustomerError[] }

type LoggedIn =
  | { readonly ok: true; readonly token: CustomerAccessToken }
  | { readonly ok: false; readonly errors: readonly CustomerError[] }

type Credentials = { readonly email: string; readonly password: string }

const unidentified = customerError('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer')
const disabled = customerError('CUSTOMER_DISABLED', null, 'Customer is disabled')

const checkFilledIn = (email: string, password: string): readonly CustomerError[] => [
  ...(email === '' ? [customerError('BLANK', ['input', 'email'], "Email can't be blank")] : []),
  ...(password === '' ? [customerError('BLANK', ['input', 'password'], "Password can't be blank")] : []),
]

/** `open` is part of the transaction in which the password is still the one that was checked. */
export const logInWith = async <Opened>(
  { shop, clientIp, parts }: Pick<CustomerContext, 'shop' | 'clientIp' | 'parts'>,
  input: Credentials,
  open: (tx: Transaction, customer: Customer) => Promise<Opened>,
): Promise<Checked<Opened>> => {
  const { database, customers: own } = parts
  const email = foldEmail(input.email)
  const refused = (...errors: readonly CustomerError[]): Checked<Opened> => ({ ok: false, errors })
  const blank = checkFilledIn(email, input.password)
  if (blank.length > 0) return refused(...blank)

  const attempt = { shopId: shop.id, clientIp, email }
  await own.throttles.login(attempt)
  const owner = and(eq(customers.shopId, shop.id), eq(customers.email, email))
  const [found] = await database.db.select().from(customers).where(owner)
  const hash = found?.passwordHash ?? null
  const { matches, outdated } = await own.passwords.verify(hash, input.password, throttledMessages.login)
  if (!found || !matches) {
    await own.throttles.loginFailed(attempt)
    return refused(unidentified)
  }
  if (found.state !== 'enabled') return refused(disabled)

  const stronger = outdated ? await own.passwords.hash(input.password, throttledMessages.login) : undefined
  const opened = await database.inTransaction(async (tx) => {
    // The password may have been changed while it was being checked: then this was the old one.
    const asChecked = and(
      eq(customers.id, found.id),
      eq(customers.passwordHash, hash ?? ''),
      eq(customers.state, 'enabled'),
    )
    const [still] = await tx.db.select({ id: customers.id }).from(customers).where(asChecked).for('update')
    if (!still) return undefined
    if (stronger !== undefined) await tx.db.update(customers).set({ passwordHash: stronger }).where(asChecked)
    return { value: await open(tx, found) }
  })
  if (!opened) return refused(unidentified)
  await own.throttles.loginSucceeded(attempt)
  return { ok: true, opened: opened.value }
}

export const logIn = async (context: CustomerContext, input: Credentials): Promise<LoggedIn> => {
  const checked = await logInWith(context, input, (tx, { id }) => createCustomerToken(tx, id))
  return checked.ok ? { ok: true, token: checked.opened } : checked
}
