import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkouts } from '../checkouts.ts'
import { openCheckout, pathOf, seeOther } from '../owner/checkout-access.ts'
import { gatewayDownPage } from '../pages/confirming-page.ts'
import { leavingPage } from '../pages/leaving-page.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'log'> & { readonly checkouts: Checkouts }
type Visit = { readonly endpoint: ShopEndpoint; readonly request: Request; readonly token: string }

/** To a gateway's own page and back. */
export const createLeavingStep = ({ database, log, checkouts }: Needs) => {
  const { hosted } = checkouts

  /** To the gateway's own page. A gateway that does not respond is asked again with the same key. */
  const leave = async ({ endpoint, request, token }: Visit): Promise<Response> => {
    const checkout = await openCheckout(database, endpoint, request, { token })
    if (checkout instanceof Response) return checkout
    const payment = checkout.state === 'paying' ? await checkouts.findPending(token) : undefined
    if (!payment || checkouts.takesCard(endpoint.shop)) return seeOther(`/checkouts/${token}`)
    try {
      return await leavingPage(endpoint, checkout, await hosted.placeOf(endpoint, checkout, payment))
    } catch (error) {
      log.error({ err: error, payment: payment.id }, 'payment gateway failed')
      return gatewayDownPage(endpoint, checkout)
    }
  }

  /** Back from the gateway. What stands in the URL is not read: the gateway is asked. */
  const comeBack = async ({ endpoint, request, token }: Visit): Promise<Response> => {
    const checkout = await openCheckout(database, endpoint, request, { token })
    if (checkout instanceof Response) return checkout
    if (checkout.state === 'paying') await checkouts.readPendingResult(token, { returned: true })
    return seeOther(pathOf(token, 'processing'))
  }

  const abandon = async ({ endpoint, request, token }: Visit): Promise<Response> => {
    const checkout = await openCheckout(database, endpoint, request, { token })
    if (checkout instanceof Response) return checkout
    const payment = checkout.state === 'paying' ? await checkouts.findPending(token) : undefined
    if (!payment || checkouts.takesCard(endpoint.shop)) return seeOther(`/checkouts/${token}`)
    const { kind } = await hosted.abandon(payment)
    return seeOther(pathOf(token, kind === 'refused' ? 'payment' : 'processing'))
  }

  return { leave, comeBack, abandon }
}
