import type { MarketId } from '@dvaput/domain/markets/market'
import type { CartLines } from '../cart/cart-lines.ts'
import type { FindHolds } from '../cart/find-holds.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { AccountOf } from '../customers/account-of.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createSecretToken } from '../login/secret-token.ts'
import type { OrderLinks } from '../order-links/order-links.ts'
import type { Orders } from '../orders/orders.ts'
import { createAdminCheckout } from './admin-checkout.ts'
import type { AgreedAtShop } from './agreed-lines.ts'
import { createBuyerOf } from './buyer-of.ts'
import { createCheckLines } from './check-lines.ts'
import { createEarlierOrders } from './earlier-orders.ts'
import { createEnterCheckout } from './enter-checkout.ts'
import { createPlaceCart } from './place-cart.ts'
import { createReadCheckout } from './read-checkout.ts'
import { defineRetireCheckout } from './retire-checkout.ts'
import { createStartCheckout } from './start-checkout.ts'
import { createStoredCheckouts } from './stored-checkouts.ts'

/** What the cart knows of its lines. */
export type CartAtCheckout = {
  readonly lines: CartLines
  readonly findHolds?: FindHolds
  readonly agreedAtShop?: AgreedAtShop
}

type OrdersOfCheckout = Pick<Orders, 'askFor' | 'cancel' | 'find' | 'findByCheckout'> & Pick<OrderLinks, 'openOrder'>

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'limiter' | 'log'> & {
    readonly marketProfiles: Pick<Infrastructure['marketProfiles'], 'of'>
  }
  readonly shops: ConnectedShops<'adminCheckouts' | 'carts' | 'drafts'>
  readonly cart: CartAtCheckout
  readonly accountOf: AccountOf
  readonly orders: OrdersOfCheckout
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

/** From the cart to the platform's checkout, and back with an order. */
export const createCheckout = (needs: Needs) => {
  const { infrastructure, shops, cart, accountOf, orders, homes } = needs
  const { database, jobs, limiter, log } = infrastructure
  const stored = createStoredCheckouts({ database, jobs, retire: defineRetireCheckout({ database, jobs, shops }) })
  const checkLines = createCheckLines({ cartLines: cart.lines })
  const { read, findOrder } = createReadCheckout({
    ...{ database, stored, orders, limiter, log },
    marketOf: infrastructure.marketProfiles.of,
  })
  const earlier = createEarlierOrders({ database, orders, openOrder: orders.openOrder, findOrder, log })
  const buyerOf = createBuyerOf({ accountOf, log })
  const enter = createEnterCheckout({
    stored,
    placeCart: createPlaceCart({ shops, stored, homes, agreedAtShop: cart.agreedAtShop, log }),
    isOrdered: async (checkout) => (await findOrder(checkout)) !== null,
    homes,
  })
  return {
    read,
    listWaiting: earlier.list,
    /** Where the market pays imported products at the platform's checkout. */
    listWaitingImports: earlier.listImported,
    makeWay: earlier.makeWay,
    buyerOf,
    /** For checkouts of other products than the catalogue's. */
    enter,
    /** The secret of a browser that has none yet, for its cookie. */
    newBrowser: createSecretToken,
    byAdmin: createAdminCheckout({ shops, checkLines, log }),
    start: createStartCheckout({ infrastructure, enter, earlier, checkLines, buyerOf, cart }),
  }
}

export type Checkout = ReturnType<typeof createCheckout>
