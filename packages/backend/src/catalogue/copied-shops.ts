import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CopyCatalogue } from '@dvaput/integrations/storefront/copy-catalogue'

/** The shops whose catalogue we keep a copy of. */
export type CopiedShops = Readonly<
  Record<
    ShopHandle,
    {
      readonly copy: CopyCatalogue
      /** Where it is asked. */
      readonly source: string
      /** Has the shop tell us of changes. */
      readonly subscribe: () => Promise<void>
    }
  >
>
