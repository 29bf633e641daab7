import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'
import { maskEmail } from '../../hosted-pages/mask-email.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage, pageLanguage } from '../../hosted-pages/page-language.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import { browserMessages } from '../owner/browser-messages.ts'
import type { Ownership } from '../owner/checkout-owner.ts'
import { textFields } from '../steps/information-form.ts'

type OtherBrowser = {
  readonly endpoint: ShopEndpoint
  readonly request: Request
  readonly checkout: Checkout
  readonly ownership: Exclude<Ownership, 'own' | 'untouched'>
  /** What was just sent from the first step: whoever goes on here finds it again. */
  readonly typed?: Form | undefined
}

const keep = (typed: Form): HostedBody =>
  html`${[...textFields, 'handover'].map((name) => html`<input type="hidden" name="${name}" value="${typed.text(name)}">`)}
${typed.isOn('wantsInvoice') ? html`<input type="hidden" name="wantsInvoice" value="yes">` : ''}<input type="hidden" name="typed" value="yes">`

/** To a browser that did not fill this in: how to go on, and of the buyer no more than a masked e-mail. */
export const otherBrowserPage = ({
  endpoint,
  request,
  checkout,
  ownership,
  typed,
}: OtherBrowser): Promise<Response> => {
  const { token, email, state } = checkout
  const isAsked = new URL(request.url).searchParams.has('locale')
  const language = isAsked ? pageLanguage(request, endpoint.shop) : checkout.language
  const messages = browserMessages[language]
  const page = {
    endpoint,
    language,
    status: 403,
    urlIn: (other: typeof language) => inLanguage(`/checkouts/${token}`, other),
    details: email === null ? [] : [messages.filledInWith(maskEmail(email))],
  }
  if (state === 'completed') return noticePage({ ...page, ...messages.completed })
  const sendLink =
    email === null
      ? ''
      : html`<form method="post" action="${inLanguage(`/checkouts/${token}/link`, language)}"><button class="button secondary">${messages.sendLink(maskEmail(email))}</button></form>`
  if (state === 'paying') return noticePage({ ...page, ...messages.paying, actions: html`${sendLink}` })
  const takeOver = html`<form method="post" action="${inLanguage(`/checkouts/${token}/take-over`, language)}">${
    typed ? keep(typed) : ''
  }<button class="button">${ownership === 'set-aside' ? messages.goOnHere : messages.startOver}</button></form>`
  return ownership === 'set-aside'
    ? noticePage({ ...page, ...messages.setAside, details: [], actions: takeOver })
    : noticePage({ ...page, ...messages.foreign, actions: html`${takeOver}${sendLink}` })
}
