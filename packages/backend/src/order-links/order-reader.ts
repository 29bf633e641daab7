import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { readCookie } from '@dvaput/domain/net/read-cookie'
import { orderLinkCookieName } from '@dvaput/domain/orders/order-link-cookie'
import type { Context } from 'hono'
import type { OpenedOrder, OrderLinks } from './order-links.ts'

type Needs = {
  readonly orderLinks: Pick<OrderLinks, 'openOrder'>
  readonly localeOf: (c: Context) => Locale
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

/** The order for whoever sends an API request: its customer, or a guest with the cookie of a link. */
export const createOrderReader =
  ({ orderLinks, localeOf, homes }: Needs) =>
  async (c: Context, orderId: string): Promise<OpenedOrder | null> => {
    const browser = readCookie(c.req.header('Cookie'), orderLinkCookieName(homes[localeOf(c).market.id]))
    return orderLinks.openOrder({ customer: await c.get('person').customer(), browser }, orderId)
  }

export type OrderReader = ReturnType<typeof createOrderReader>
