import type { AdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import type { StorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import type { CustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'

/** The customers of one shop: through their own tokens, and through ours. */
export type ShopCustomers = {
  readonly storefront: StorefrontCustomers
  readonly admin: AdminCustomers
  /** The platform's own login. */
  readonly identity: IdentityClient
  /** For customers who logged in there. */
  readonly accounts: CustomerAccountApi
}
