import { createShopAdminClient } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import type { Platform } from '@dvaput/platform/platform'

/** A shop of the test platform, as our own backend reaches it: through its clients, without a socket. */
export const connectTestShop = ({ platform }: { readonly platform: Platform }, shop: 'main' | 'retail') => {
  const { tokens } = platform.shopOf(shop)
  const reach = {
    origin: `http://${shop}.localhost:3000`,
    fetch: (request: Request) => platform.fetch(request, { shop, clientIp: '127.0.0.1' }),
  }
  return {
    client: createStorefrontClient({ ...reach, privateToken: tokens.private }),
    admin: createShopAdminClient({ ...reach, token: tokens.admin }),
  }
}
