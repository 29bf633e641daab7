import { accountAddressMutations } from './account-address-mutations.resolvers.ts'
import type { AccountResolvers } from './account-context.ts'
import { accountCustomerResolvers } from './account-customer.resolvers.ts'
import { accountCustomerMutations } from './account-customer-mutations.resolvers.ts'
import { accountOrderResolvers } from './account-order.resolvers.ts'
import { accountShopResolvers } from './account-shop.resolvers.ts'

/** The parts of the Customer Account API. */
export const accountResolvers: readonly AccountResolvers[] = [
  accountShopResolvers,
  accountCustomerResolvers,
  accountOrderResolvers,
  accountCustomerMutations,
  accountAddressMutations,
]
