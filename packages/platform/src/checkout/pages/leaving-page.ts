import type { StartedPayment } from '@dvaput/domain/payments/payment-provider'
import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'

/** The one thing to press on this page is pressed for the buyer. */
const goOn = `{const f=document.forms['leave'];f?f.submit():location.replace(document.getElementById('leave').href)}`

const wayOut = (place: StartedPayment, label: string): HostedBody =>
  place.kind === 'redirect'
    ? html`<a class="button" id="leave" href="${place.url}">${label}</a>`
    : html`<form name="leave" method="post" action="${place.action}">${Object.entries(place.fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}<button class="button">${label}</button></form>`

/** Leads to the gateway's own page. Only this page may send a form there. */
export const leavingPage = (
  endpoint: ShopEndpoint,
  { language }: Pick<Checkout, 'language'>,
  place: StartedPayment,
): Promise<Response> => {
  const { title, text, go } = checkoutMessages[language].leaving
  return noticePage({
    ...{ endpoint, language, title, text, status: 200, actions: wayOut(place, go), script: goOn },
    formTargets: place.kind === 'form' ? [new URL(place.action).origin] : [],
  })
}
