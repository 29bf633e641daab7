import { isOpenOrder } from '@dvaput/domain/international/order-state'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { redirect } from 'react-router'
import type { Services } from '../../context.ts'
import { readCheckoutCookie } from '../../lib/cookies/checkout-cookie.server.ts'
import { type ReturnState, readClaimedState } from './return-state.ts'

type Needs = {
  readonly page: PageContext
  readonly request: Request
  readonly services: Pick<Services, 'importedOrders'>
  readonly search: URLSearchParams
  /** The newest order of this buyer that waits for its payment or was just paid: a URL may name none. */
  readonly latest: string | undefined
}

/** The order as the server knows it; what is neither open nor unknown is shown by the page of the result. */
export const readReturn = async ({ page, request, services, search, latest }: Needs): Promise<ReturnState | null> => {
  const claimed = readClaimedState(search)
  if (claimed === undefined) return null
  const reference = search.get('external_reference') ?? latest
  const order =
    reference === undefined
      ? null
      : await services.importedOrders.read({
          reference,
          paymentId: search.get('payment_id') ?? search.get('collection_id') ?? undefined,
          browser: await readCheckoutCookie(page, request),
        })
  if (!order) return { kind: claimed, order: null }
  const path = `/checkout-success?${new URLSearchParams({ type: 'era', external_reference: order.id })}`
  if (!isOpenOrder(order.state) || order.payment === 'approved') throw redirect(path, 303)
  const items = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const known = { name: order.name, total: order.total.minor, items, path }
  if (order.state === 'payment-pending') return { kind: 'pending', order: known }
  return { kind: order.payment === 'failed' ? 'failed' : 'unpaid', order: known }
}
