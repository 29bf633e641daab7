import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'

/** The shops whose products are changed here. */
export type ShopsWithProducts = Readonly<Record<ShopHandle, { readonly products: ShopProducts }>>
