import type { Person } from '@dvaput/backend/customers/person'
import type { ImportedOrderView } from '@dvaput/backend/imported-orders/read-order'
import { formatPromise } from '@dvaput/domain/delivery/format-promise'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import type { Services } from '../../context.ts'
import { readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { readOrderLinkCookie } from '../../lib/loading/open-order.server.ts'
import type { CheckoutPage, OrderWay } from './checkout-page.ts'

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly services: Pick<Services, 'importedOrders' | 'orderLinks' | 'orders'>
  readonly person: Person
  readonly search: URLSearchParams
}

/** The provider leads back with these; older pages of it have other names for the payment. // XCO-20 */
export const isInternationalReturn = (search: URLSearchParams): boolean =>
  search.get('type') === 'era' || search.has('external_reference')

const stepOf = ({ state, payment, isUncovered, isCancelled }: ImportedOrderView) => {
  switch (state) {
    case 'paid':
    case 'sent':
      return 'ordered'
    case 'not-coverable':
      return isCancelled ? 'cancelled-refunding' : 'refunding'
    case 'refunded':
      if (isCancelled && isUncovered) return 'cancelled-refunded'
      return isUncovered ? 'refunded' : 'taken-back'
    case 'review':
      return 'review'
    case 'expired':
    case 'replaced':
      if (payment === 'returned' || payment === 'approved') return 'returned'
      if (isCancelled) return 'cancelled-unpaid'
      return state === 'expired' && payment === 'failed' ? 'payment-failed' : state
    case 'payment-pending':
    case 'awaiting-payment':
      // Approved, and the warehouse has not confirmed the stock yet.
      if (payment === 'approved') return 'open'
      if (state === 'payment-pending') return 'pending'
      return payment === 'failed' ? 'payment-failed' : 'open'
  }
}

/** Where it was placed, for its customer from anywhere, and where its mailed link was opened. */
const mayRead = async ({ page, request, services, person }: Needs, { isOwn, orderId, gone }: ImportedOrderView) => {
  if (isOwn || gone.length === 0) return isOwn
  const reader = { customer: await person.customer(), browser: readOrderLinkCookie(page, { request }) }
  return (await services.orderLinks.openOrder(reader, orderId)) !== null
}

/** Nothing of the URL is believed: it only says which order to ask for. // OK-14, OK-15 */
export const readInternationalPage = async (needs: Needs): Promise<CheckoutPage> => {
  const { page, request, services, person, search } = needs
  const order = await services.importedOrders.read({
    reference: search.get('external_reference') ?? search.get('checkout') ?? undefined,
    paymentId: search.get('payment_id') ?? search.get('collection_id') ?? undefined,
    browser: await readCheckoutCookie(page, request),
  })
  if (!order) return { kind: 'nothing' }
  const kind = stepOf(order)
  const { id: checkout, name, lines, shipping, total, orderId, placedAt } = order
  if (kind === 'open') return { kind, checkout }
  const bought = order.isOwn ? { lines, discount: { ...total, minor: 0 }, shipping, total } : null
  const customer = await person.customer()
  const isCustomers = customer !== null && (await services.orders.find(customer, orderId)) !== null
  const way: OrderWay = {
    orderPath: isCustomers ? `/orders/${orderId}` : null,
    opensByPress: !isCustomers && order.isGuestsOwn,
  }
  if (kind === 'pending')
    return { kind, checkout, name, gone: [], waiting: { placedAt, heldUntil: order.heldUntil, bought }, ...way }
  if (kind !== 'ordered') return { kind, checkout, name, gone: (await mayRead(needs, order)) ? order.gone : [], ...way }
  return {
    ...way,
    ...{ kind, checkout, name, processedAt: placedAt, isPaid: true, isPickup: false, method: null },
    // Elsewhere a guest finds the order by its number and e-mail.
    statusUrl: isCustomers || order.isGuestsOwn ? null : '/orders/find',
    bought,
    expected:
      order.isOwn && order.promised ? formatPromise({ ...order.promised, isPickup: false }, page.language) : null,
    counts: { local: 0, international: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    needsAddress: order.needsAddress,
  }
}
