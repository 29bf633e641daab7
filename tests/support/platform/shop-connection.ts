import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { createStorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import { createCustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import { createPlatformIdentity } from '@dvaput/integrations/identity/platform-identity'
import { createShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest, createShopAdminClient } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { createFindRecords } from '@dvaput/integrations/shop-products/find-records'
import { createShopCollections } from '@dvaput/integrations/shop-products/shop-collections'
import { createShopMenus } from '@dvaput/integrations/shop-products/shop-menus'
import { createShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import type { Platform } from '@dvaput/platform/platform'

/** Responds in the platform's place to what it is given; undefined passes the request on. */
type Intercept = (body: string) => Response | undefined

/** A shop of the test platform, as our own backend reaches it: through its clients, without a socket. */
export const connectTestShop = (
  { platform }: { readonly platform: Platform },
  shop: 'main' | 'retail',
  intercept: Intercept = () => undefined,
) => {
  const { tokens } = platform.shopOf(shop)
  const reach = {
    origin: `http://${shop}.localhost:3000`,
    fetch: async (request: Request) =>
      intercept(await request.clone().text()) ?? platform.fetch(request, { shop, clientIp: '127.0.0.1' }),
  }
  const client = createStorefrontClient({ ...reach, privateToken: tokens.private })
  const adminRequest = createAdminRequest({ ...reach, token: tokens.admin })
  return {
    client,
    adminRequest,
    admin: createShopAdminClient(adminRequest),
    orders: createShopOrders(adminRequest),
    collections: createShopCollections({ request: adminRequest, send: reach.fetch }),
    menus: createShopMenus(adminRequest),
    findRecords: createFindRecords(adminRequest),
    products: createShopProducts({ request: adminRequest, send: reach.fetch }),
    customers: {
      storefront: createStorefrontCustomers(client),
      admin: createAdminCustomers(adminRequest),
      identity: createPlatformIdentity({ ...reach, clientOrigin: 'http://localhost:3000' }),
      accounts: createCustomerAccountApi({ ...reach, clientOrigin: 'http://localhost:3000' }),
    },
  }
}
