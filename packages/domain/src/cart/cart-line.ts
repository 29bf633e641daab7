import type { CardProduct } from '../catalogue/card-product.ts'
import { currentPrice } from '../catalogue/prices.ts'
import type { ProductSource } from '../catalogue/product.ts'
import { maxQuantity, type Stock } from '../catalogue/stock.ts'
import { markets } from '../markets/markets.ts'
import type { ShopHandle } from '../markets/shop-handle.ts'
import type { Money } from '../money/money.ts'

/** A product as the cart keeps it. Its price is what was shown, and the server's is what is paid. // spec §3 Cart line, readings S-35 */
export type CartLine = Pick<Stock, 'stock' | 'isStockKnown'> & {
  readonly id: string
  readonly handle: string
  readonly variantId: string | null
  readonly name: string
  /** In its own currency, whatever else lies in the cart. // readings D-07 */
  readonly price: Money
  readonly image: string | null
  readonly source: ProductSource
  readonly category: string
  readonly sku: string | null
  readonly tags: readonly string[]
  readonly quantity: number
  /** Where it is listed, and so checked out. // readings D-13 */
  readonly shop: ShopHandle
}

/** One that tells a variant from its sisters. */
export const lineName = ({ title, variantTitle }: Pick<CardProduct, 'title' | 'variantTitle'>): string =>
  variantTitle === null ? title : `${title} · ${variantTitle}`

export const toCartLine = (product: CardProduct, quantity: number): CartLine => ({
  id: product.id,
  handle: product.handle,
  variantId: product.variantId,
  name: lineName(product),
  price: currentPrice(product),
  image: product.picture?.url ?? null,
  source: product.source,
  category: product.category,
  sku: product.sku,
  tags: product.tags,
  quantity,
  shop: product.shop,
  stock: product.stock,
  isStockKnown: product.isStockKnown,
})

/** Two variants of one product are two lines. */
export const lineKey = ({ variantId, id }: Pick<CartLine, 'variantId' | 'id'>): string => variantId ?? id

/** How many may lie in the cart: the counted stock, or what the market of its shop allows of an uncounted thing. */
export const lineLimit = ({ stock, isStockKnown, shop }: Pick<CartLine, 'stock' | 'isStockKnown' | 'shop'>): number => {
  const market = Object.values(markets).find((each) => each.shop === shop) ?? markets.ba
  return maxQuantity({ stock, isStockKnown, inStock: stock > 0 }, market.cartLimitWhenStockUnknown)
}
