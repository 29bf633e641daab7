import { html } from 'hono/html'
import { checkoutMessages } from '../../hosted-pages/messages/checkout-messages.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import type { Checkout } from '../../tables/checkouts.table.ts'
import { pollPayment } from './poll-payment.ts'

type Paying = Pick<Checkout, 'token' | 'language'>

export const payOtherwise = (token: string, label: string) =>
  html`<form method="post" action="/checkouts/${token}/pay-otherwise"><button class="link">${label}</button></form>`

/** Nobody knows yet whether the buyer has paid at the gateway. */
export const confirmingPage = (endpoint: ShopEndpoint, { token, language }: Paying): Promise<Response> => {
  const { title, text, goOn, otherWay: label } = checkoutMessages[language].confirming
  return noticePage({
    ...{ endpoint, language, title, text, status: 202, refreshSeconds: 15, script: pollPayment },
    urlIn: (other) => inLanguage(`/checkouts/${token}/processing`, other),
    actions: html`<a class="button" href="/checkouts/${token}/pay">${goOn}</a>${payOtherwise(token, label)}`,
  })
}

export const gatewayDownPage = (endpoint: ShopEndpoint, { token, language }: Paying): Promise<Response> => {
  const { gatewayDown, tryAgain, confirming } = checkoutMessages[language]
  return noticePage({
    ...{ endpoint, language, ...gatewayDown, status: 503, headers: { 'Retry-After': '5' } },
    actions: html`<a class="button" href="/checkouts/${token}/pay">${tryAgain}</a>${payOtherwise(token, confirming.otherWay)}`,
  })
}
