import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'

/** The shops whose catalogue we keep a copy of. */
export type SyncedShops = Readonly<
  Record<
    ShopHandle,
    {
      readonly copy: CatalogueReader
      /** Where it is asked. */
      readonly source: string
      /** Has the shop tell us of changes. */
      readonly subscribe: () => Promise<void>
    }
  >
>
