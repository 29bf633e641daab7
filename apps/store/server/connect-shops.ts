import type { ConnectedShop, ConnectedShops } from '@dvaput/backend/connected-shop'
import { shopProviderName } from '@dvaput/backend/webhook-inbox/shop-webhook-provider'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { customersShop, type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createAdminCheckouts } from '@dvaput/integrations/carts/admin-checkouts'
import { checkoutOrigins } from '@dvaput/integrations/carts/checkout-url'
import { createShopCarts } from '@dvaput/integrations/carts/shop-carts'
import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { createStorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import { createShopDiscounts } from '@dvaput/integrations/discounts/shop-discounts'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { createCustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import { createPlatformIdentity } from '@dvaput/integrations/identity/platform-identity'
import { createShopOrders } from '@dvaput/integrations/orders/shop-orders'
import {
  createAdminRequest,
  createShopAdminClient,
  withoutAdminAccess,
} from '@dvaput/integrations/shop-admin/shop-admin-client'
import { createFindRecords } from '@dvaput/integrations/shop-products/find-records'
import { createShopCollections } from '@dvaput/integrations/shop-products/shop-collections'
import { createShopMenus } from '@dvaput/integrations/shop-products/shop-menus'
import { createShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { createReadHeldUntil } from '@dvaput/integrations/storefront/read-held-until'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { asTheShopSays } from '@dvaput/integrations/storefront/reshape-product'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import { createShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import type { Platform } from '@dvaput/platform/platform'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

type Options = {
  readonly config: Pick<Config, 'shops' | 'demo' | 'port'>
  readonly platform: Pick<Platform, 'fetch' | 'shopOf' | 'webhookSecret'>
  /** The origin of each shop of the built-in platform. */
  readonly shopOrigins: Readonly<Record<ShopHandle, string>>
  /** The public origin of each market. */
  readonly homes: Origins
}

/** The webhooks that createCatalogueTopics and createOrderTopics handle, and createCustomerTopics where the customers are. */
const catalogueTopics = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
  'INVENTORY_LEVELS_UPDATE',
]
const orderTopics = [
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_PAID',
  'ORDERS_FULFILLED',
  'ORDERS_PARTIALLY_FULFILLED',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
]
const customerTopics = ['CUSTOMERS_UPDATE', 'CUSTOMERS_DELETE']

const topicsOf = (shop: ShopHandle) => [
  ...catalogueTopics,
  ...orderTopics,
  ...(shop === customersShop ? customerTopics : []),
]

const hostedPictures = 'https://cdn.shopify.com'

/** In-process requests come from the server itself. */
const ownIp = '127.0.0.1'

/** Connects each shop to the hosted one of the settings, else to the built-in platform, in process. */
export const connectShops = async ({ config, platform, shopOrigins, homes }: Options): Promise<ConnectedShops> => {
  const accessOf = async (shop: ShopHandle) => {
    const hosted = config.shops[shop]
    if (hosted)
      return {
        ...hosted,
        source: hosted.url,
        pictureUrl: asTheShopSays,
        pictureHosts: [hostedPictures, hosted.url],
        fetch: (request: Request) => fetch(request),
        receiver: homes[marketOfShop(shop)],
      }
    const { private: token, admin: adminToken } = platform.shopOf(shop).tokens
    return {
      url: shopOrigins[shop],
      // Without the port: the replica stays valid when the next start takes another one.
      source: `built-in ${shop}`,
      pictureHosts: [],
      pictureUrl: (url: string) =>
        url.startsWith(`${shopOrigins[shop]}/cdn/`) ? url.slice(shopOrigins[shop].length) : url,
      token,
      adminToken,
      clientId: undefined,
      checkoutDomain: undefined,
      webhookSecret: await platform.webhookSecret(shop),
      fetch: (request: Request) => platform.fetch(request, { shop, origin: shopOrigins[shop], clientIp: ownIp }),
      // The demo has no public origin; the platform may send webhooks to this machine.
      receiver: config.demo ? `http://localhost:${config.port}` : homes[marketOfShop(shop)],
    }
  }

  const connect = async (shop: ShopHandle): Promise<ConnectedShop> => {
    const access = await accessOf(shop)
    const { url: origin, source, pictureUrl, pictureHosts, token, adminToken, webhookSecret, fetch, receiver } = access
    const { clientId, checkoutDomain } = access
    const checkoutHosts = { origin, checkoutDomain }
    const client = createStorefrontClient({ service: `storefront ${shop}`, origin, privateToken: token, fetch })
    const adminRequest = adminToken === undefined ? undefined : createAdminRequest({ origin, token: adminToken, fetch })
    const admin = adminRequest && createShopAdminClient(adminRequest)
    return {
      webhookSecret,
      source,
      pictureHosts,
      pictureUrl,
      productOfInventoryItem: admin?.productOfInventoryItem,
      reader: createCatalogueReader({ client, language: markets[marketOfShop(shop)].languages[0], pictureUrl }),
      storefront: createStorefrontCatalogue(client, pictureUrl),
      readLiveProducts: createReadLiveProducts(client),
      readHeldUntil: createReadHeldUntil(client),
      checkoutHosts,
      carts: createShopCarts({ ...client, hosts: checkoutHosts }),
      orders: adminRequest && createShopOrders(adminRequest, pictureUrl),
      adminCheckouts: createAdminCheckouts(adminRequest ?? withoutAdminAccess, checkoutHosts),
      discounts: createShopDiscounts(adminRequest ?? withoutAdminAccess),
      drafts: createShopDrafts(adminRequest ?? withoutAdminAccess),
      collections: createShopCollections({ request: adminRequest ?? withoutAdminAccess, send: fetch, pictureUrl }),
      menus: createShopMenus(adminRequest ?? withoutAdminAccess),
      findRecords: createFindRecords(adminRequest ?? withoutAdminAccess),
      isReadOnly: adminRequest === undefined,
      products: createShopProducts({ request: adminRequest ?? withoutAdminAccess, send: fetch, pictureUrl }),
      temporaryProducts: createShopTemporaryProducts(adminRequest ?? withoutAdminAccess, origin),
      customers: {
        storefront: createStorefrontCustomers(client, pictureUrl),
        admin: createAdminCustomers(adminRequest ?? withoutAdminAccess, pictureUrl),
        identity: createPlatformIdentity({ origin, fetch, clientId, clientOrigin: homes[marketOfShop(shop)] }),
        accounts: createCustomerAccountApi({ origin, fetch, clientOrigin: homes[marketOfShop(shop)] }),
      },
      async subscribe() {
        if (webhookSecret !== undefined)
          await admin?.subscribeWebhooks(`${receiver}/api/webhooks/${shopProviderName(shop)}`, topicsOf(shop))
      },
    }
  }

  const connected = await Promise.all(shopHandles.map(async (shop) => [shop, await connect(shop)] as const))
  return Object.fromEntries(connected) as Record<ShopHandle, ConnectedShop>
}

export const pictureHostsOf = (shops: ConnectedShops): readonly string[] => [
  ...new Set(shopHandles.flatMap((shop) => shops[shop].pictureHosts)),
]

export const checkoutOriginsOf = (shops: ConnectedShops): readonly string[] =>
  shopHandles.flatMap((shop) => checkoutOrigins(shops[shop].checkoutHosts))
