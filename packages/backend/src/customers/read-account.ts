import type { Log } from '@dvaput/database/log'
import type { AccountRecord } from '@dvaput/domain/account/account-record'
import { describeError } from '../log/describe-error.ts'
import type { Person } from './person.ts'
import type { ShopCustomers } from './shop-customers.ts'

type Needs = { readonly shop: ShopCustomers; readonly log: Log }

/**
 * The customer by our own access, which serves every kind of session; where that fails, by the customer's token.
 * // spec §7 customer/get
 */
export const createReadAccount =
  ({ shop, log }: Needs) =>
  async (person: Person, clientIp: string): Promise<AccountRecord | null> => {
    const tokens = await person.tokens()
    const customer = await person.customer()
    if (!customer) return null
    try {
      return await shop.admin.accountOf(customer.id).read()
    } catch (error) {
      if (tokens?.type !== 'storefront') throw error
      log.warn({ error: describeError(error) }, 'a customer was read by their own token')
      return shop.storefront.read(tokens.accessToken, { buyerIp: clientIp })
    }
  }

export type ReadAccount = ReturnType<typeof createReadAccount>
