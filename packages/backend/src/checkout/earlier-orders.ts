import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, inArray, isNull, or, sql } from '@dvaput/database/query'
import type { Market } from '@dvaput/domain/markets/market'
import { waitsForPayment } from '@dvaput/domain/orders/waits-for-payment'
import { createLocalIdentity, formatProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'
import { isSecretToken } from '../login/secret-token.ts'
import { type OrderRecord, orders as orderRows, orderStatus } from '../orders/orders.table.ts'
import type { Orders } from '../orders/orders.ts'
import { isOwnedBy, type OrderOwner } from '../orders/read-orders.ts'
import type { CheckoutRequestLine } from './check-lines.ts'
import { checkouts } from './checkouts.table.ts'
import { hashText } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'
import type { EarlierChoice, WaitingOrder } from './waiting-order.ts'

type Buyer = {
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  readonly customer: OrderOwner | null
  readonly market: Pick<Market, 'shop'>
}

type Placing = Buyer & {
  readonly lines: readonly Pick<CheckoutRequestLine, 'identity'>[]
  readonly choice: EarlierChoice | undefined
}

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly orders: Pick<Orders, 'find' | 'cancel'>
  readonly log: Log
}

type InTheWay = Refusal<'order-waiting' | 'order-just-paid' | 'checkout-failed'>

const productsOf = ({ shop, snapshot }: OrderRecord): readonly string[] =>
  snapshot.lines.flatMap(({ variantId }) => {
    const identity = createLocalIdentity(shop, variantId)
    return identity ? [formatProductIdentity(identity)] : []
  })

/** One open payment for one purchase of the shop's own products. // readings D-24 */
export const createEarlierOrders = ({ database, orders, log }: Needs) => {
  /** This browser's, unless somebody else was signed in, or this customer's from anywhere. */
  const isOf = ({ browser, customer }: Buyer) => {
    const known = browser !== undefined && isSecretToken(browser) ? hashText(browser) : undefined
    const ofBrowser =
      known === undefined
        ? undefined
        : inArray(
            orderRows.checkoutId,
            database.db
              .select({ id: sql<string>`${checkouts.id}::text` })
              .from(checkouts)
              .where(and(eq(checkouts.browserHash, known), isNull(checkouts.customerId))),
          )
    return or(ofBrowser, customer ? isOwnedBy(customer) : undefined)
  }

  const listRecords = async (buyer: Buyer): Promise<readonly OrderRecord[]> => {
    const isOfBuyer = isOf(buyer)
    if (!isOfBuyer) return []
    const found = await database.db
      .select()
      .from(orderRows)
      .where(
        and(
          ...[isOfBuyer, eq(orderRows.shop, buyer.market.shop)],
          eq(orderStatus(orderRows, 'financialStatus'), 'PENDING'),
        ),
      )
      .orderBy(desc(orderRows.processedAt))
      .limit(20)
    return found.filter(({ snapshot }) => waitsForPayment(snapshot))
  }

  const isTheirs = async ({ customer }: Buyer, { id }: OrderRecord): Promise<boolean> =>
    customer !== null && (await orders.find(customer, id)) !== null

  /** Who started a checkout may have sent its link to somebody else, whose order this is then. */
  const toWaiting = async (buyer: Buyer, order: OrderRecord): Promise<WaitingOrder> => {
    const isOwn = await isTheirs(buyer, order)
    return {
      ...{ id: order.id, name: order.name, isPaid: false, canReplace: isOwn },
      path: isOwn ? `/orders/${order.id}` : successPath(order.checkoutId ?? ''),
      total: isOwn ? order.snapshot.total : null,
      products: productsOf(order),
    }
  }

  /** The products it held are for sale again. Nothing where it is cancelled now, also by somebody else. */
  const cancel = async (order: OrderRecord): Promise<InTheWay | undefined> => {
    try {
      const cancelled = await orders.cancel(order)
      if (cancelled.ok) return undefined
      if (cancelled.reason === 'unavailable') return { code: 'checkout-failed', params: { message: 'cancel' } }
      // It was paid or sent meanwhile.
      return { code: 'order-just-paid', params: { name: order.name } }
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: order.id, error: describeError(error) }, 'an unpaid order could not be cancelled')
      return { code: 'checkout-failed', params: { message: error.kind } }
    }
  }

  return {
    /** Nothing of it is personal, except for the customer whose it is. */
    async list(buyer: Buyer): Promise<readonly WaitingOrder[]> {
      const found = await listRecords(buyer)
      return Promise.all(found.map((order) => toWaiting(buyer, order)))
    },

    /** What stands in the way of an order for these lines; what its buyer pays in another way is cancelled. */
    async makeWay({ lines, choice, ...buyer }: Placing): Promise<InTheWay | undefined> {
      if (choice === 'keep') return undefined
      const wanted = new Set(lines.map(({ identity }) => formatProductIdentity(identity)))
      for (const order of await listRecords(buyer)) {
        if (!productsOf(order).some((product) => wanted.has(product))) continue
        if (choice === undefined || !(await isTheirs(buyer, order)))
          return { code: 'order-waiting', params: { name: order.name } }
        const inTheWay = await cancel(order)
        if (inTheWay) return inTheWay
      }
      return undefined
    },
  }
}

export type EarlierOrders = ReturnType<typeof createEarlierOrders>
