import type { MarketId } from '@dvaput/domain/markets/market'
import type { Infrastructure } from '../infrastructure.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { Orders } from '../orders/orders.ts'
import type { OrderOwner } from '../orders/read-orders.ts'
import { createOrderCodes } from './order-code.ts'
import { createRequestOrderLink } from './request-order-link.ts'
import { defineSendOrderLink } from './send-order-link.ts'
import { createVisitOrder } from './visit-order.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'mail' | 'limiter' | 'ids'>
  readonly orders: Pick<Orders, 'find'>
  readonly homes: Readonly<Record<MarketId, string>>
  /** Of the codes that are mailed to a guest. */
  readonly secret: string
}

type OrderReader = {
  readonly customer: OrderOwner | null
  /** The cookie of a browser in which a link was opened. */
  readonly browser: string | undefined
}

/** An order for somebody who may see it. */
export type OpenedOrder = {
  readonly order: OrderRecord
  readonly isGuest: boolean
  /** False for a guest whose link is older than an hour, until they have shown that the e-mail is theirs. */
  readonly showsAddresses: boolean
  /** False for a guest who has not shown it lately in this browser. */
  readonly mayChange: boolean
}

/** The way to an order without an account: a mailed link, opened by a press, remembered by a cookie. */
export const createOrderLinks = ({ infrastructure, orders, homes, secret }: Needs) => {
  const { database, jobs, mail, limiter, ids } = infrastructure
  const sendOrderLink = defineSendOrderLink({ database, jobs, mail, homes })
  const visiting = createVisitOrder({ database, limiter, mail, codes: createOrderCodes({ database, secret }) })
  return {
    ofToken: visiting.ofToken,
    open: visiting.open,
    sendCode: visiting.sendCode,
    confirm: visiting.confirm,
    request: createRequestOrderLink({ database, jobs, sendOrderLink, limiter, ids }),

    /** Null for somebody else's order as for a missing one. */
    async openOrder({ customer, browser }: OrderReader, id: string): Promise<OpenedOrder | null> {
      const own = customer && (await orders.find(customer, id))
      if (own) return { order: own, isGuest: false, showsAddresses: true, mayChange: true }
      const visited = await visiting.visit(browser, id)
      return visited && { ...visited, isGuest: true }
    },
  }
}

export type OrderLinks = ReturnType<typeof createOrderLinks>
