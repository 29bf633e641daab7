import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { clampToStock } from '../../carts/lines/clamp-to-stock.ts'
import { toDraftLine } from '../../carts/lines/draft-lines.ts'
import { writeLines } from '../../carts/lines/write-lines.ts'
import { readCartItems } from '../../carts/read-cart.ts'
import { lockStock } from '../../stock/lock-stock.ts'
import { carts } from '../../tables/carts.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { lockCheckout } from '../lock-checkout.ts'

/**
 * Lowers the cart to what there is, as any change of the cart would: a line that ran out stays in it with none, and is
 * no part of the checkout. Pressed again it finds nothing more to lower.
 */
export const reduceToStock = ({ inTransaction }: Database, shop: Shop, token: string): Promise<void> =>
  inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, { shopId: shop.id, token })
    if (checkout?.state !== 'open' || checkout.cartToken === null) return
    const [cart] = await tx.db
      .select()
      .from(carts)
      .where(and(eq(carts.token, checkout.cartToken), isNull(carts.completedAt)))
      .for('update')
    if (!cart) return
    const requested = (await readCartItems(tx.db, cart)).map(({ variantId }) => variantId)
    // Ends the holds that have run out, which the count would take for sold.
    await lockStock(tx, requested, [`checkout:${token}`])
    const before = (await readCartItems(tx.db, cart)).map(toDraftLine)
    const { lines } = clampToStock(before, { token: cart.token, language: checkout.language })
    await writeLines(tx, cart.token, before, lines)
    await tx.db.update(carts).set({ updatedAt: sql`app_now()` }).where(eq(carts.token, cart.token))
  })
