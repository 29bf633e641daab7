import type { CustomerNeeds } from '../../customers/customer-context.ts'
import type { Resolvers } from '../../graphql/resolvers.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { Customer } from '../../tables/customers.table.ts'

export type AccountNeeds = CustomerNeeds &
  Pick<PlatformNeeds, 'sealing' | 'limiter' | 'log' | 'passkeys' | 'demoMailbox'>

/** Of one operation of one signed-in customer; what serves the Storefront API serves here too. */
export type AccountContext = StorefrontContext<AccountNeeds> & {
  /** As the token named them; a change of this operation is read anew. */
  readonly customer: Customer
}

export type AccountResolvers = Resolvers<AccountContext>
