import type { AdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import type { StorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'

/** The customers of one shop: through their own tokens, and through ours. */
export type ShopCustomers = { readonly storefront: StorefrontCustomers; readonly admin: AdminCustomers }

export type ShopWithCustomers = { readonly customers: ShopCustomers }
