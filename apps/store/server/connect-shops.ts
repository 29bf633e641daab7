import type { SyncedShops } from '@dvaput/backend/catalogue-sync/synced-shops'
import { shopProviderName } from '@dvaput/backend/webhook-inbox/shop-webhook-provider'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createShopAdminClient, type ShopAdminClient } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { asTheShopSays, type PictureAddress } from '@dvaput/integrations/storefront/reshape-product'
import { createStorefrontClient, type StorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import type { Platform } from '@dvaput/platform/platform'
import type { Config } from './config.ts'
import type { Origins } from './markets-by-host.ts'

type Options = {
  readonly config: Pick<Config, 'shops' | 'demo' | 'port'>
  readonly platform: Pick<Platform, 'fetch' | 'shopOf' | 'webhookSecret'>
  /** Where each shop of the built-in platform is reached. */
  readonly doors: Readonly<Record<ShopHandle, string>>
  /** Where shoppers of each market buy. */
  readonly homes: Origins
}

type ConnectedShop = SyncedShops[ShopHandle] & {
  readonly client: StorefrontClient
  /** Nothing where a hosted shop gave us no such token. */
  readonly admin: ShopAdminClient | undefined
  readonly webhookSecret: string | undefined
  readonly pictureAddress: PictureAddress
  /** Where else than from us its pictures come. */
  readonly pictureHosts: readonly string[]
}

export type ConnectedShops = Readonly<Record<ShopHandle, ConnectedShop>>

/** About the catalogue; see createCatalogueTopics. */
const topics = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
  'INVENTORY_LEVELS_UPDATE',
]

const hostedPictures = 'https://cdn.shopify.com'

/** Whoever speaks from inside is the server itself. */
const ownAddress = '127.0.0.1'

const marketOf = (shop: ShopHandle) => marketIds.find((market) => markets[market].shop === shop) ?? marketIds[0]

/** Each shop as a hosted one, where the settings name it, else as the built-in platform's, without a socket. */
export const connectShops = async ({ config, platform, doors, homes }: Options): Promise<ConnectedShops> => {
  const accessOf = async (shop: ShopHandle) => {
    const hosted = config.shops[shop]
    if (hosted)
      return {
        ...hosted,
        source: hosted.url,
        pictureAddress: asTheShopSays,
        pictureHosts: [hostedPictures, hosted.url],
        fetch: (request: Request) => fetch(request),
        receiver: homes[marketOf(shop)],
      }
    const { private: token, admin: adminToken } = platform.shopOf(shop).tokens
    return {
      url: doors[shop],
      // Neither names a port: the copy is the same whatever port the next start takes.
      source: `built-in ${shop}`,
      pictureHosts: [],
      pictureAddress: (url: string) => (url.startsWith(`${doors[shop]}/cdn/`) ? url.slice(doors[shop].length) : url),
      token,
      adminToken,
      webhookSecret: await platform.webhookSecret(shop),
      fetch: (request: Request) => platform.fetch(request, { shop, origin: doors[shop], clientIp: ownAddress }),
      // The demo has no public address; the platform may send to this machine there.
      receiver: config.demo ? `http://localhost:${config.port}` : homes[marketOf(shop)],
    }
  }

  const connect = async (shop: ShopHandle): Promise<ConnectedShop> => {
    const access = await accessOf(shop)
    const {
      url: origin,
      source,
      pictureAddress,
      pictureHosts,
      token,
      adminToken,
      webhookSecret,
      fetch,
      receiver,
    } = access
    const client = createStorefrontClient({ service: `storefront ${shop}`, origin, privateToken: token, fetch })
    const admin = adminToken === undefined ? undefined : createShopAdminClient({ origin, token: adminToken, fetch })
    return {
      client,
      admin,
      webhookSecret,
      source,
      pictureAddress,
      pictureHosts,
      copy: createCatalogueReader({ client, language: markets[marketOf(shop)].languages[0], pictureAddress }),
      async subscribe() {
        if (webhookSecret !== undefined)
          await admin?.subscribeWebhooks(`${receiver}/api/webhooks/${shopProviderName(shop)}`, topics)
      },
    }
  }

  const connected = await Promise.all(shopHandles.map(async (shop) => [shop, await connect(shop)] as const))
  return Object.fromEntries(connected) as Record<ShopHandle, ConnectedShop>
}

export const pictureHostsOf = (shops: ConnectedShops): readonly string[] => [
  ...new Set(shopHandles.flatMap((shop) => shops[shop].pictureHosts)),
]
