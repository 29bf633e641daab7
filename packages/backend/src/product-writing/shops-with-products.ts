import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'

/** The shops whose products are changed here. */
export type ShopsWithProducts = Readonly<
  Record<
    ShopHandle,
    {
      readonly products: ShopProducts
      /** A hosted shop whose settings have no token of the Admin API: nothing can be changed there from here. */
      readonly isReadOnly?: boolean
    }
  >
>
