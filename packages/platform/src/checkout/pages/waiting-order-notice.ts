import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import { cartUrl } from '../../hosted-pages/shop-home.ts'
import { orderName, orderStatusUrl } from '../../orders/order-name.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import type { Order } from '../../tables/orders.table.ts'

type WaitingOrderNotice = {
  readonly endpoint: ShopEndpoint
  readonly checkout: Pick<Checkout, 'language' | 'returnUrl'>
  readonly order: Order | undefined
}

/** Whoever goes on here orders once more; the cart has the other way. */
export const waitingOrderNotice = ({ endpoint, checkout, order }: WaitingOrderNotice): HostedBody | '' => {
  if (!order) return ''
  const { language, returnUrl } = checkout
  const { text, see, otherWay } = checkoutMessages[language].waitingOrder
  const name = orderName(order)
  const status = inLanguage(orderStatusUrl({ endpointUrl: endpoint.origin }, order), language)
  return html`<p class="notice warning" role="status">${text(name)} <a href="${status}">${see(name)}</a>${
    returnUrl === null ? '' : html` · <a href="${cartUrl(endpoint, returnUrl)}">${otherWay}</a>`
  }</p>`
}
