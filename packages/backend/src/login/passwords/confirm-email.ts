import { isCustomerNumber, toCustomerGid } from '@dvaput/domain/account/customer-gid'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Customer } from '../../customers/customers.schema.ts'
import type { Customers } from '../../customers/customers.ts'
import type { Person } from '../../customers/person.ts'
import type { LoginLimits } from '../login-limits.ts'
import type { createLogInWithPassword } from './log-in-with-password.ts'

type LogIn = ReturnType<typeof createLogInWithPassword>

type Needs = {
  readonly shop: Pick<ShopCustomers, 'admin'>
  readonly startSession: Customers['startSession']
  readonly withPassword: LogIn
  readonly limits: Pick<LoginLimits, 'checkResetPage'>
}

/** As the mailed link has them; the number of the customer. */
type ConfirmationLink = { readonly id: string; readonly token: string }
type Reader = ConfirmationLink & { readonly person: Person; readonly clientIp: string }

type Confirmed =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly problem: 'linkInvalid' | 'passwordRequired' }
  | Extract<Awaited<ReturnType<LogIn>>, { readonly refusal: unknown }>

/**
 * The link of the welcome. It shows that its reader has the mailbox; the password, or a session that it opened, shows
 * that they are also who registered. Both together prove the e-mail and leave everything as it is. // decision 0109
 */
export const createConfirmEmail = ({ shop, startSession, withPassword, limits }: Needs) => {
  const find = ({ id, token }: ConfirmationLink) =>
    isCustomerNumber(id) && token !== '' ? shop.admin.confirmation.find(toCustomerGid(id), token) : null

  const isOwnSession = (customer: Customer | null, id: string) =>
    customer?.id === toCustomerGid(id) && customer.kind === 'password'

  return {
    /** Null where the link is not valid. */
    async read({ person, clientIp, ...link }: Reader) {
      if (await limits.checkResetPage(clientIp)) return null
      const email = await find(link)
      if (email === null) return null
      return { email, needsPassword: !isOwnSession(await person.customer(), link.id) }
    },

    async confirm({ person, clientIp, password, ...link }: Reader & { readonly password: string }): Promise<Confirmed> {
      const email = await find(link)
      if (email === null) return { ok: false, problem: 'linkInvalid' }
      if (!isOwnSession(await person.customer(), link.id)) {
        if (password === '') return { ok: false, problem: 'passwordRequired' }
        const loggedIn = await withPassword({ person, clientIp, email, password })
        if (!loggedIn.ok) return 'problem' in loggedIn ? { ok: false, problem: 'linkInvalid' } : loggedIn
      }
      const customer = await person.customer()
      // The shop first: where we fail after it, the link is still valid.
      if (!customer || !(await shop.admin.confirmation.confirm(toCustomerGid(link.id), link.token)))
        return { ok: false, problem: 'linkInvalid' }
      const tokens = await person.storedTokens()
      return {
        ok: true,
        customer: await startSession(person, { customer, kind: 'password', isVerified: true, tokens }),
      }
    },
  }
}
