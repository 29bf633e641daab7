import type { CustomerAccount } from '@dvaput/integrations/customers/customer-account'
import type { ShopCustomers } from '../connected-shop.ts'
import type { Person } from './person.ts'

/**
 * The account of the person at the platform: by their own token where the session has one, else through our access, for
 * a customer whom the session has already identified. Null for nobody.
 */
export const createAccountOf =
  ({ storefront, admin }: ShopCustomers) =>
  async (person: Person, clientIp: string): Promise<CustomerAccount | null> => {
    const tokens = await person.tokens()
    const customer = await person.customer()
    if (!customer) return null
    return tokens?.type === 'storefront'
      ? storefront.accountOf(tokens.accessToken, { buyerIp: clientIp })
      : admin.accountOf(customer.id)
  }

export type AccountOf = ReturnType<typeof createAccountOf>
