import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNotNull, isNull, or } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ShopCarts } from '@dvaput/integrations/carts/shop-carts'
import type { FindOwnPayments } from '../cart/find-holds.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { checkouts } from './checkouts.table.ts'
import { hashText } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly shops: Readonly<Record<ShopHandle, { readonly carts: Pick<ShopCarts, 'findHeldCheckout'> }>>
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

/** More checkouts than one buyer has open; older ones are not asked for. */
const maxOpen = 5

/** Whoever leaves their own payment page is led back to it: the shop says which of their carts holds the units. */
export const createFindOwnPayments =
  ({ database: { db }, shops, homes }: Needs): FindOwnPayments =>
  async ({ browser, customerId, shop, products }) => {
    const urls = new Map<string, string>()
    // What a customer left for is nobody else's in the same browser, also after they have signed out.
    const isOfBrowser =
      browser !== undefined && isSecretToken(browser)
        ? and(eq(checkouts.browserHash, hashText(browser)), isNull(checkouts.customerId))
        : undefined
    const isOwn = or(isOfBrowser, customerId === undefined ? undefined : eq(checkouts.customerId, customerId))
    if (!isOwn) return urls
    const open = await db
      .select()
      .from(checkouts)
      .where(and(isOwn, eq(checkouts.shop, shop), eq(checkouts.state, 'open'), isNotNull(checkouts.cartId)))
      .orderBy(desc(checkouts.createdAt))
      .limit(maxOpen)
    for (const { id, market, cartId, lines } of open) {
      const wanted = lines.map(({ product }) => product).filter((each) => products.includes(each) && !urls.has(each))
      const held = wanted.length > 0 && cartId !== null ? await shops[shop].carts.findHeldCheckout(cartId) : null
      if (held === null) continue
      const url = new URL(held)
      url.searchParams.set('return_to', `${homes[market]}${successPath(id)}`)
      for (const product of wanted) urls.set(product, url.href)
    }
    return urls
  }
