import type { Transaction } from '@dvaput/database/in-transaction'
import { asc, eq } from '@dvaput/database/query'
import { readCartItems } from '../../carts/read-cart.ts'
import { readHolds } from '../../stock/read-holds.ts'
import { cartLines, carts } from '../../tables/carts.table.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import { products, productVariants } from '../../tables/products.table.ts'

export type SoldOut = { readonly title: string; readonly isBack: boolean; readonly heldUntil: Date | undefined }

/** What lies in a cart of which nothing can be bought; none where nothing was ever put in. */
export const readSoldOut = async (
  db: Transaction['db'],
  { cartToken, language, token }: Pick<Checkout, 'cartToken' | 'language' | 'token'>,
): Promise<readonly SoldOut[]> => {
  if (cartToken === null) return []
  const lines = await db
    .select({ id: cartLines.id, variantId: cartLines.variantId, product: products })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(eq(cartLines.cartToken, cartToken))
    .orderBy(asc(cartLines.position))
  const [cart] = await db.select().from(carts).where(eq(carts.token, cartToken))
  const items = cart ? await readCartItems(db, cart) : []
  const offered = new Map(items.map(({ id, available }) => [id, available]))
  const held = await readHolds(
    db,
    `checkout:${token}`,
    lines.map(({ variantId }) => variantId),
  )
  return lines.map(({ id, variantId, product }) => ({
    title: product.translations[language]?.title ?? product.title,
    isBack: (offered.get(id) ?? 0) > 0,
    heldUntil: offered.has(id) ? held.get(variantId) : undefined,
  }))
}
