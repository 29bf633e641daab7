import type { CardProduct } from '../catalogue/card-product.ts'
import type { Grade, StatedCondition } from '../catalogue/condition/condition.ts'
import { currentPrice } from '../catalogue/prices.ts'
import { maxQuantity, type Stock } from '../catalogue/stock.ts'
import type { Market } from '../markets/market.ts'
import type { Money } from '../money/money.ts'
import { formatProductIdentity, type ProductIdentity, type ProductLine } from '../products/product-identity.ts'

/** What an approved offer makes of the first piece, until a moment in ISO. */
export type AgreedLine = { readonly price: Money; readonly offerId: string; readonly payBy: string }

/**
 * A product in the cart. Its price is what was shown; what is paid is the server's. A local line is checked out at its
 * shop. // ENT-22, divergences D-13, divergences S-35
 */
export type CartLine = ProductLine & {
  readonly handle: string
  readonly name: string
  /** In its own currency, whatever else is in the cart. // CART-23 */
  readonly price: Money
  readonly image: string | null
  readonly category: string
  readonly sku: string | null
  readonly tags: readonly string[]
  /** Of this customer; further pieces cost the full price. */
  readonly agreed?: AgreedLine
  /** That it does not work, is for parts or is locked, in the reader's language. */
  readonly warnings?: readonly string[]
  /** Left out where the product says none. */
  readonly condition?: StatedCondition
  readonly grade?: Grade
} & Pick<Stock, 'stock' | 'isStockKnown'>

/** Names the variant where the product has several. */
export const lineName = ({ title, variantTitle }: Pick<CardProduct, 'title' | 'variantTitle'>): string =>
  variantTitle === null ? title : `${title} · ${variantTitle}`

export const toCartLine = (product: CardProduct, identity: ProductIdentity, quantity: number): CartLine => ({
  identity,
  handle: product.handle,
  name: lineName(product),
  price: currentPrice(product),
  image: product.picture?.url ?? null,
  category: product.category,
  sku: product.sku,
  tags: product.tags,
  quantity,
  stock: product.stock,
  isStockKnown: product.isStockKnown,
  ...(product.warnings && { warnings: product.warnings }),
  ...(product.condition && { condition: product.condition }),
  ...(product.grade && { grade: product.grade }),
})

/** Two variants of one product are two lines. */
export const lineKey = ({ identity }: Pick<CartLine, 'identity'>): string => formatProductIdentity(identity)

type CartMarket = Pick<Market, 'cartLimitWhenStockUnknown'>

/** The most of a line that the cart may hold: the counted stock, or what the market allows where nobody has counted. */
export const lineLimit = (
  { stock, isStockKnown }: Pick<CartLine, 'stock' | 'isStockKnown'>,
  market: CartMarket,
): number => maxQuantity({ stock, isStockKnown, inStock: stock > 0 }, market.cartLimitWhenStockUnknown)

/** Stays in the cart with a warning, and is not part of its sum. */
export const isSoldOut = ({ stock, isStockKnown }: Pick<CartLine, 'stock' | 'isStockKnown'>): boolean =>
  isStockKnown && stock < 1
