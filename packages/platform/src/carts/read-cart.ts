import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, type SQL, sql } from '@dvaput/database/query'
import { type Cart, type CartLine, cartLines, carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { type Product, type ProductVariant, products, productVariants } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { stock, stockHolds } from '../tables/stock.table.ts'

export type Merchandise = {
  readonly variant: ProductVariant
  readonly product: Product
  /** What may be bought at this moment; endless where the shop does not count. */
  readonly available: number
}

/** A line with what is true of its products now. */
export type CartItem = CartLine & Merchandise

type FullCart = { readonly cart: Cart; readonly lines: readonly CartItem[] }

/** What the cart's own checkout holds is held for this very cart, so it is free here. */
const heldFor = (cartToken: string) => sql`coalesce((SELECT ${stockHolds.quantity} FROM ${checkouts}
  JOIN ${stockHolds} ON ${stockHolds.holder} = 'checkout:' || ${checkouts.token}
  WHERE ${checkouts.cartToken} = ${cartToken} AND ${stockHolds.variantId} = ${productVariants.id}), 0)`

const itemColumns = (cartToken: string) => ({
  variant: productVariants,
  product: products,
  free: sql<number>`coalesce(${stock.onHand} - ${stock.reserved} + ${heldFor(cartToken)}, 0)`.mapWith(Number),
})

const isOffered: SQL = sql`${products.status} IN ('active', 'unlisted') AND ${products.publishedAt} <= app_now()`

const toItem = ({
  variant,
  product,
  free,
}: {
  variant: ProductVariant
  product: Product
  free: number
}): Merchandise => ({
  variant,
  product,
  available: variant.tracked && !variant.continueSelling ? Math.max(0, free) : Number.POSITIVE_INFINITY,
})

/** Those of the variants that this shop offers now, as the cart could have them. */
export const findItems = async (
  db: Transaction['db'],
  { shop, cartToken, variantIds }: { shop: Pick<Shop, 'id'>; cartToken: string; variantIds: readonly number[] },
): Promise<ReadonlyMap<number, Merchandise>> => {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select(itemColumns(cartToken))
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(and(inArray(productVariants.id, [...variantIds]), eq(products.shopId, shop.id), isOffered))
  return new Map(rows.map((row) => [row.variant.id, toItem(row)]))
}

/** In the order they were put in. Lines whose products are gone or no longer offered are left out. */
export const readCartItems = async (db: Transaction['db'], token: string): Promise<readonly CartItem[]> => {
  const rows = await db
    .select({ line: cartLines, ...itemColumns(token) })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(and(eq(cartLines.cartToken, token), isOffered))
    .orderBy(asc(cartLines.position))
  return rows.map(({ line, ...merchandise }) => ({ ...line, ...toItem(merchandise) }))
}

/** The cart of this shop and what can be bought of it: lines that ran out are left out. */
export const readCart = async (
  db: Transaction['db'],
  shop: Pick<Shop, 'id'>,
  token: string,
): Promise<FullCart | undefined> => {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.token, token), eq(carts.shopId, shop.id)))
  if (!cart) return undefined
  const lines = await readCartItems(db, token)
  return { cart, lines: lines.filter(({ quantity }) => quantity > 0) }
}
