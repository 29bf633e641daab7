import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from '@dvaput/database/query'
import type { ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { eraIdAttribute } from '@dvaput/domain/international/temporary-product'
import type { Market } from '@dvaput/domain/markets/market'
import { importsShop, type ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { OrderLine } from '@dvaput/domain/orders/order-snapshot'
import { waitsForPayment } from '@dvaput/domain/orders/waits-for-payment'
import {
  createLocalIdentity,
  formatProductIdentity,
  type ProductIdentity,
} from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describeError } from '../log/describe-error.ts'
import { isSecretToken } from '../login/secret-token.ts'
import type { OpenedOrder, OrderLinks } from '../order-links/order-links.ts'
import { type OrderRecord, orders as orderRows, orderStatus } from '../orders/orders.table.ts'
import type { Orders } from '../orders/orders.ts'
import { isOwnedBy, type OrderOwner } from '../orders/read-orders.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'
import { hashText } from './stored-checkouts.ts'
import { successPath } from './success-path.ts'
import type { EarlierChoice, WaitingOrder } from './waiting-order.ts'

type Buyer = {
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
  /** The cookie of a browser in which a mailed link to an order was opened. */
  readonly orderLink?: string | undefined
  readonly customer: OrderOwner | null
}

/** Where the products are paid: imported ones of another market at the shop that sells in pesos. */
export type EarlierScope = { readonly shop: ShopHandle; readonly kind: ProductKind }

type Placing = Buyer &
  EarlierScope & {
    readonly products: readonly ProductIdentity[]
    readonly choice: EarlierChoice | undefined
  }

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly orders: Pick<Orders, 'cancel'>
  readonly openOrder: OrderLinks['openOrder']
  /** Asks the shop what became of a checkout. */
  readonly findOrder: (checkout: Checkout) => Promise<OrderRecord | null>
  readonly log: Log
}

type InTheWay = Refusal<'order-waiting' | 'order-just-paid' | 'checkout-failed'>

/** For so long a browser that has paid may still have imported products in its cart. */
const justPaidMinutes = 30

const importsScope = { shop: importsShop, kind: 'international' } as const satisfies EarlierScope

/** The shop knows an imported product under an id of its own. */
const identityOf = (
  shop: OrderRecord['shop'],
  { variantId, attributes }: OrderLine,
): ProductIdentity | null | undefined => {
  const eraId = attributes.find(({ key }) => key === eraIdAttribute)?.value
  return eraId === undefined ? createLocalIdentity(shop, variantId) : { kind: 'international', eraId }
}

const productsOf = ({ shop, snapshot }: OrderRecord, kind: ProductKind): readonly string[] =>
  snapshot.lines.flatMap((line) => {
    const identity = identityOf(shop, line)
    return identity?.kind === kind ? [formatProductIdentity(identity)] : []
  })

const isPaid = ({ snapshot }: OrderRecord): boolean => snapshot.financialStatus === 'PAID'

/** One open payment for one purchase of what is paid at a checkout of the platform. // decision 0116 */
export const createEarlierOrders = ({ database, orders, openOrder, findOrder, log }: Needs) => {
  const { db } = database

  const startedBy = (condition: SQL | undefined) =>
    inArray(
      orderRows.checkoutId,
      db
        .select({ id: sql<string>`${checkouts.id}::text` })
        .from(checkouts)
        .where(condition),
    )

  const ofBrowser = ({ browser }: Pick<Buyer, 'browser'>) =>
    browser !== undefined && isSecretToken(browser) ? eq(checkouts.browserHash, hashText(browser)) : undefined

  /** This browser's, unless somebody else was signed in, or this customer's from anywhere. */
  const isOf = ({ browser, customer }: Buyer) => {
    const isOfBrowser = ofBrowser({ browser })
    return or(
      isOfBrowser && startedBy(and(isOfBrowser, isNull(checkouts.customerId))),
      // The shop of imported products keeps no customers.
      ...(customer ? [isOwnedBy(customer), startedBy(eq(checkouts.customerId, customer.id))] : []),
    )
  }

  const isWaiting = (buyer: Buyer) => {
    const isOfBuyer = isOf(buyer)
    return isOfBuyer && and(isOfBuyer, eq(orderStatus(orderRows, 'financialStatus'), 'PENDING'))
  }

  /** Only of the same browser: whoever buys the same on another device means it. */
  const isJustPaid = (buyer: Buyer, { kind }: EarlierScope) => {
    const isOfBrowser = ofBrowser(buyer)
    if (kind === 'local' || !isOfBrowser) return undefined
    return and(
      ...[startedBy(isOfBrowser), eq(orderStatus(orderRows, 'financialStatus'), 'PAID')],
      gt(orderRows.processedAt, sql`app_now() - make_interval(mins => ${justPaidMinutes})`),
    )
  }

  const listRecords = async (buyer: Buyer, scope: EarlierScope): Promise<readonly OrderRecord[]> => {
    const isEarlier = or(isWaiting(buyer), isJustPaid(buyer, scope))
    if (!isEarlier) return []
    const found = await db
      .select()
      .from(orderRows)
      .where(and(isEarlier, eq(orderRows.shop, scope.shop)))
      .orderBy(desc(orderRows.processedAt))
      .limit(20)
    return found
      .filter((order) => (isPaid(order) ? order.snapshot.cancelledAt === null : waitsForPayment(order.snapshot)))
      .filter((order) => productsOf(order, scope.kind).length > 0)
  }

  /**
   * Who started a checkout may have sent its link to somebody else, whose order this is then. So a guest reads it by the
   * link that was mailed to the buyer, and changes it with a mailed code.
   */
  const open = ({ customer, orderLink }: Buyer, { id }: OrderRecord): Promise<OpenedOrder | null> =>
    openOrder({ customer, browser: orderLink }, id)

  const toWaiting = async (buyer: Buyer, order: OrderRecord, { kind }: EarlierScope): Promise<WaitingOrder> => {
    const opened = await open(buyer, order)
    const canReplace = opened?.mayChange === true && !isPaid(order)
    return {
      ...{ id: order.id, name: order.name, isPaid: isPaid(order), canReplace },
      path: opened ? `/orders/${order.id}` : successPath(order.checkoutId ?? ''),
      total: opened ? order.snapshot.total : null,
      products: productsOf(order, kind),
    }
  }

  const list = async (buyer: Buyer, scope: EarlierScope): Promise<readonly WaitingOrder[]> => {
    const found = await listRecords(buyer, scope)
    return Promise.all(found.map((order) => toWaiting(buyer, order, scope)))
  }

  /** The products it held are for sale again. Nothing where it is cancelled now, also by somebody else. */
  const cancel = async (order: OrderRecord): Promise<InTheWay | undefined> => {
    try {
      const cancelled = await orders.cancel(order, { onlyUnpaid: true })
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

  /** What was bought a moment ago may not have been told to us yet. */
  const refresh = async ({ kind, shop, ...buyer }: Placing, wanted: ReadonlySet<string>): Promise<void> => {
    const isOfBrowser = ofBrowser(buyer)
    if (kind === 'local' || !isOfBrowser) return
    const open = await db
      .select()
      .from(checkouts)
      .where(and(isOfBrowser, eq(checkouts.shop, shop), eq(checkouts.state, 'open')))
    for (const checkout of open)
      if (checkout.lines.some(({ product }) => wanted.has(product))) await findOrder(checkout)
  }

  const clear = async (order: OrderRecord, { choice, ...buyer }: Placing): Promise<InTheWay | undefined> => {
    const params = { name: order.name }
    if (isPaid(order)) return { code: 'order-just-paid', params }
    if (choice === undefined || !(await open(buyer, order))?.mayChange) return { code: 'order-waiting', params }
    return cancel(order)
  }

  return {
    /** Of the market's own products. Nothing of it is personal, except for the customer whose it is. */
    list: ({ market, ...buyer }: Buyer & { readonly market: Pick<Market, 'shop'> }) =>
      list(buyer, { shop: market.shop, kind: 'local' }),

    /** Of imported products, in a market that pays them at the platform's checkout. */
    listImported: (buyer: Buyer) => list(buyer, importsScope),

    /** What stands in the way of an order for these products; what its buyer pays in another way is cancelled. */
    async makeWay(placing: Placing): Promise<InTheWay | undefined> {
      if (placing.choice === 'keep') return undefined
      const wanted = new Set(placing.products.map(formatProductIdentity))
      await refresh(placing, wanted)
      for (const order of await listRecords(placing, placing)) {
        if (!productsOf(order, placing.kind).some((product) => wanted.has(product))) continue
        const inTheWay = await clear(order, placing)
        if (inTheWay) return inTheWay
      }
      return undefined
    },
  }
}

export type EarlierOrders = ReturnType<typeof createEarlierOrders>
