import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, type SQL, sql } from '@dvaput/database/query'
import { unitsForSale } from '../catalogue/variants/units-for-sale.ts'
import { holdersOfCodes } from '../discounts/drafts-of-codes.ts'
import { findDiscounts } from '../discounts/find-discounts.ts'
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

type Holding = Pick<Cart, 'token' | 'shopId' | 'discountCodes' | 'buyerIdentity'>

/** Of the codes that this buyer may use. */
const holdersFor = async (db: Transaction['db'], { shopId, discountCodes: codes, buyerIdentity }: Holding) =>
  codes.length === 0 ? [] : holdersOfCodes(db, shopId, await findDiscounts(db, { shopId, codes, ...buyerIdentity }))

/** What the cart's own checkout holds is held for this very cart, and so is what a code reserves: it is free here. */
const heldFor = (cartToken: string, holders: readonly string[]) => sql`coalesce((SELECT sum(${stockHolds.quantity})
  FROM ${stockHolds} WHERE ${stockHolds.variantId} = ${productVariants.id}
    AND ${stockHolds.holder} = ANY(ARRAY(SELECT 'checkout:' || ${checkouts.token} FROM ${checkouts}
      WHERE ${checkouts.cartToken} = ${cartToken}) || ${sql.param([...holders])}::text[])), 0)`

const itemColumns = async (db: Transaction['db'], cart: Holding) => {
  const held = heldFor(cart.token, await holdersFor(db, cart))
  return {
    variant: productVariants,
    product: products,
    free: sql<number>`coalesce(${stock.onHand} - ${stock.reserved} + ${held}, 0)`.mapWith(Number),
  }
}

/** Of the table `products`: what is not offered any more is no part of a cart. */
export const isOffered: SQL = sql`${products.status} IN ('active', 'unlisted') AND ${products.publishedAt} <= app_now()`

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
  available: unitsForSale(variant, free),
})

/** Those of the variants that this shop offers now, as the cart could have them. */
export const findItems = async (
  db: Transaction['db'],
  { shop, cart, variantIds }: { shop: Pick<Shop, 'id'>; cart: Holding; variantIds: readonly number[] },
): Promise<ReadonlyMap<number, Merchandise>> => {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select(await itemColumns(db, cart))
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(and(inArray(productVariants.id, [...variantIds]), eq(products.shopId, shop.id), isOffered))
  return new Map(rows.map((row) => [row.variant.id, toItem(row)]))
}

/** In the order they were put in. Lines whose products are gone or no longer offered are left out. */
export const readCartItems = async (db: Transaction['db'], cart: Holding): Promise<readonly CartItem[]> => {
  const rows = await db
    .select({ line: cartLines, ...(await itemColumns(db, cart)) })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(and(eq(cartLines.cartToken, cart.token), isOffered))
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
  const lines = await readCartItems(db, cart)
  return { cart, lines: lines.filter(({ quantity }) => quantity > 0) }
}
