import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'

type SyncedShop = {
  readonly reader: CatalogueReader
  /** Names the shop that is read: the replica of another one is not used. */
  readonly source: string
  /** Subscribes to the shop's webhooks. */
  readonly subscribe: () => Promise<void>
}

/** The shops whose catalogues we replicate. */
export type SyncedShops = Readonly<Record<ShopHandle, SyncedShop>>
