import type { OpenedOrder } from '@dvaput/backend/order-links/order-links'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { readCookie } from '@dvaput/domain/net/read-cookie'
import { orderLinkCookieName } from '@dvaput/domain/orders/order-link-cookie'
import { redirect } from 'react-router'
import { requireCustomer } from './guard-page.ts'
import type { PageArgs } from './page-loader.ts'

/** The cookie of a browser in which a link to an order was opened. */
export const readOrderLinkCookie = ({ origins, market }: PageContext, { request }: Pick<PageArgs, 'request'>) =>
  readCookie(request.headers.get('Cookie'), orderLinkCookieName(origins[market.id]))

/** The order of the URL for its customer or a guest with a link. Nobody goes to the login, somebody else gets a 404. */
export const openOrder = async (page: PageContext, args: PageArgs): Promise<OpenedOrder> => {
  const customer = await args.person().customer()
  const browser = readOrderLinkCookie(page, args)
  const opened = await args.services().orderLinks.openOrder({ customer, browser }, args.params.id ?? '')
  if (opened) return opened
  await requireCustomer(args)
  throw new Response(null, { status: 404 })
}

/** To change something: a link alone leads to the order's page, which mails a code. */
export const openOrderToChange = async (page: PageContext, args: PageArgs): Promise<OpenedOrder> => {
  const opened = await openOrder(page, args)
  if (!opened.mayChange) throw redirect(`/orders/${opened.order.id}`, 303)
  return opened
}
