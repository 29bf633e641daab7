import type { Log } from '@dvaput/database/log'
import { isPickupOrder } from '@dvaput/domain/delivery/expected-delivery'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Money } from '@dvaput/domain/money/money'
import type { OrderLine } from '@dvaput/domain/orders/order-snapshot'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'
import { isSecretToken } from '../login/secret-token.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { Orders } from '../orders/orders.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { Checkout } from './checkouts.table.ts'
import { hashText, type StoredCheckouts } from './stored-checkouts.ts'

export type CheckoutOrder = Pick<OrderRecord, 'id' | 'name' | 'processedAt'> & {
  readonly isCancelled: boolean
  readonly isPaid: boolean
  readonly isPickup: boolean
  /** As `bank-transfer`; null where the shop names none. */
  readonly method: string | null
  /** Null for whoever knows the checkout's id alone. */
  readonly bought: { readonly lines: readonly Pick<OrderLine, 'title' | 'quantity'>[]; readonly total: Money } | null
  /** The platform's page with payment instructions; null for whoever knows the checkout's id alone. */
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
  readonly orders: Pick<Orders, 'askFor' | 'findByCheckout'>
  readonly limiter: RateLimiter
  readonly log: Log
}

type Query = {
  /** Of the URL. */
  readonly id: string | undefined
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
}

const asksPerMinute = 20
/** Older changes came by webhook, or by asking every minute. */
const askedMinutes = 15

const piecesOf = (lines: Checkout['lines'], kind: 'local' | 'international') =>
  lines.filter(({ product }) => product.startsWith(`${kind}:`)).reduce((sum, { quantity }) => sum + quantity, 0)

const toOrder = ({ id, name, processedAt, snapshot }: OrderRecord, isOwn: boolean): CheckoutOrder => ({
  ...{ id, name, processedAt },
  isCancelled: snapshot.cancelledAt !== null || snapshot.financialStatus === 'VOIDED',
  isPaid: snapshot.outstanding.minor === 0,
  isPickup: isPickupOrder(snapshot),
  method: snapshot.paymentMethods[0] ?? null,
  bought: isOwn
    ? { lines: snapshot.lines.map(({ title, quantity }) => ({ title, quantity })), total: snapshot.total }
    : null,
  statusUrl: isOwn ? snapshot.statusUrl : null,
})

export const createReadCheckout = ({ stored, orders, limiter, log }: Needs) => {
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

  /** Of this browser the one that the URL names, else its latest; of another browser by its id alone. */
  const findCheckout = async ({ id, browser }: Query) => {
    const browserHash = browser !== undefined && isSecretToken(browser) ? hashText(browser) : undefined
    if (id === undefined) return browserHash === undefined ? undefined : own(await stored.latestOf(browserHash))
    const checkout = await stored.find(id)
    return checkout && { checkout, isOwn: checkout.browserHash === browserHash }
  }
  const own = (checkout: Checkout | undefined) => checkout && { checkout, isOwn: true }

  return {
    findOrder,

    /** Null where nobody knows of it. */
    async read(query: Query): Promise<CheckoutView | null> {
      const found = await findCheckout(query)
      if (!found) return null
      const { checkout, isOwn } = found
      const { id, market, lines } = checkout
      const order = await findOrder(checkout)
      return {
        ...{ id, market, order: order && toOrder(order, isOwn) },
        counts: { local: piecesOf(lines, 'local'), international: piecesOf(lines, 'international') },
      }
    },
  }
}
