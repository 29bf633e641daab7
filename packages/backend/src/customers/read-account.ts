import type { Log } from '@dvaput/database/log'
import type { AccountRecord } from '@dvaput/domain/account/account-record'
import type { ShopCustomers } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import type { Person } from './person.ts'

type Needs = { readonly shop: ShopCustomers; readonly log: Log }

/**
 * The customer by our own access, which serves every kind of session; where that fails, by the customer's token. A token
 * that the platform has ended, as after a change of the password elsewhere, ends the session. // API-08, API-09
 */
export const createReadAccount =
  ({ shop, log }: Needs) =>
  async (person: Person, clientIp: string): Promise<AccountRecord | null> => {
    const tokens = await person.tokens()
    const customer = await person.customer()
    if (!customer) return null
    const byAdmin = shop.admin.accountOf(customer.id).read()
    if (tokens?.type !== 'storefront') return byAdmin
    const byToken = shop.storefront.read(tokens.accessToken, { buyerIp: clientIp })
    const [ours, theirs] = await Promise.allSettled([byAdmin, byToken])
    if (theirs.status === 'fulfilled' && theirs.value === null) {
      await person.logOut()
      return null
    }
    if (ours.status === 'fulfilled') return ours.value
    log.warn({ error: describeError(ours.reason) }, 'a customer was read by their own token')
    return byToken
  }

export type ReadAccount = ReturnType<typeof createReadAccount>
