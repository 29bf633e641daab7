import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { lineName } from '@dvaput/domain/cart/cart-line'
import { type ExpectedDelivery, expectedDelivery } from '@dvaput/domain/delivery/expected-delivery'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { Money } from '@dvaput/domain/money/money'
import { parseGoneAttribute } from '@dvaput/domain/orders/gone-products'
import { isPickupOrder } from '@dvaput/domain/orders/is-pickup-order'
import type { OrderLine } from '@dvaput/domain/orders/order-snapshot'
import { orderSums } from '@dvaput/domain/orders/order-sums'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'
import { isSecretToken } from '../login/secret-token.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { Orders } from '../orders/orders.ts'
import type { OrderOwner } from '../orders/read-orders.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { Checkout } from './checkouts.table.ts'
import { isOrderProof } from './is-order-proof.ts'
import { hashText, type StoredCheckouts } from './stored-checkouts.ts'

export type CheckoutOrder = Pick<OrderRecord, 'id' | 'name' | 'processedAt'> & {
  readonly isCancelled: boolean
  readonly isPaid: boolean
  readonly isPickup: boolean
  /** As `bank-transfer`; null where the shop names none. */
  readonly method: string | null
  /** Of the signed-in customer who asks. */
  readonly isCustomers: boolean
  /** Null for whoever has neither completed the order nor is its customer. */
  readonly bought: {
    readonly lines: readonly Pick<OrderLine, 'title' | 'quantity' | 'price'>[]
    readonly discount: Money
    readonly shipping: Money
    readonly total: Money
    /** When it should arrive or be ready; null where nobody knows. */
    readonly expected: ExpectedDelivery | null
  } | null
  /** What the warehouse had no longer, where that ended the order; empty as above. */
  readonly gone: readonly string[]
  /** The platform's page with payment instructions; null as above. */
  readonly statusUrl: string | null
}

/** What may be shown of a checkout: nothing of it is personal. */
export type CheckoutView = {
  readonly id: string
  readonly market: MarketId
  /** Null until an order is known. */
  readonly order: CheckoutOrder | null
  /** Pieces. */
  readonly counts: { readonly local: number; readonly international: number }
}

type Needs = {
  readonly stored: StoredCheckouts
  readonly database: Pick<Database, 'pool'>
  readonly orders: Pick<Orders, 'askFor' | 'find' | 'findByCheckout'>
  readonly limiter: RateLimiter
  readonly log: Log
  readonly marketOf: (id: MarketId) => Market
}

type Query = {
  /** Of the URL. */
  readonly id: string | undefined
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  /** Of the URL, from the platform. */
  readonly proof: string | undefined
  readonly customer: OrderOwner | null
}

const asksPerMinute = 20
/** Older changes came by webhook, or by asking every minute. */
const askedMinutes = 15

const piecesOf = (lines: Checkout['lines'], kind: 'local' | 'international') =>
  lines.filter(({ product }) => product.startsWith(`${kind}:`)).reduce((sum, { quantity }) => sum + quantity, 0)

type Viewer = { readonly isCustomers: boolean; readonly isBuyer: boolean }

const toOrder = (
  { id, name, processedAt, snapshot, market }: OrderRecord,
  { isCustomers, isBuyer }: Viewer,
  marketOf: (id: MarketId) => Market,
): CheckoutOrder => ({
  ...{ id, name, processedAt, isCustomers },
  isCancelled: snapshot.cancelledAt !== null || snapshot.financialStatus === 'VOIDED',
  isPaid: snapshot.outstanding.minor === 0,
  isPickup: isPickupOrder(snapshot),
  method: snapshot.paymentMethods[0] ?? null,
  bought: isBuyer
    ? {
        lines: snapshot.lines.map((line) => ({ title: lineName(line), quantity: line.quantity, price: line.price })),
        ...{ discount: orderSums(snapshot).discount, shipping: snapshot.shipping, total: snapshot.total },
        expected: expectedDelivery(snapshot, marketOf(market), new Date().toISOString()) ?? null,
      }
    : null,
  gone: isBuyer && snapshot.cancelReason === 'INVENTORY' ? parseGoneAttribute(snapshot.attributes) : [],
  statusUrl: isBuyer ? snapshot.statusUrl : null,
})

export const createReadCheckout = ({ database, stored, orders, limiter, log, marketOf }: Needs) => {
  /** Asks the shop where no order is known yet; a shop that does not respond is asked again later. */
  const findOrder = async ({ id, shop, createdAt, orderId }: Checkout): Promise<OrderRecord | null> => {
    if (orderId !== null) return orders.findByCheckout(id)
    const limit = { class: 'checkout-ask', key: id, limit: asksPerMinute, windowSeconds: 60 }
    if (!(await limiter.consume(limit)).allowed) return null
    const recently = Date.now() - askedMinutes * 60_000
    try {
      await orders.askFor(shop, new Date(Math.max(createdAt.getTime(), recently)))
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ shop, error: describeError(error) }, 'a shop was asked for an order in vain')
    }
    return orders.findByCheckout(id)
  }

  /** The one that the URL names, else the latest of this browser. */
  const findCheckout = async ({ id, browser }: Query): Promise<Checkout | undefined> => {
    if (id !== undefined) return stored.find(id)
    return browser !== undefined && isSecretToken(browser) ? stored.latestOf(hashText(browser)) : undefined
  }

  /**
   * Who started the cart may have sent its link to somebody else, so that proves nothing. What a customer left for is shown
   * to nobody else, also after they have signed out.
   */
  const viewerOf = async (
    { proof, customer }: Query,
    { customerId }: Checkout,
    { id, snapshot }: OrderRecord,
  ): Promise<Viewer> => {
    const isCustomers = customer !== null && (await orders.find(customer, id)) !== null
    const mayProve = customerId === null || customerId === customer?.id
    return {
      isCustomers,
      isBuyer: isCustomers || (mayProve && (await isOrderProof(database, proof, snapshot.statusUrl))),
    }
  }

  return {
    findOrder,

    /** Null where nobody knows of it. */
    async read(query: Query): Promise<CheckoutView | null> {
      const checkout = await findCheckout(query)
      if (!checkout) return null
      const { id, market, lines } = checkout
      const order = await findOrder(checkout)
      return {
        ...{ id, market, order: order && toOrder(order, await viewerOf(query, checkout, order), marketOf) },
        counts: { local: piecesOf(lines, 'local'), international: piecesOf(lines, 'international') },
      }
    },
  }
}
