import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { checkoutStyle } from '../checkout/pages/checkout-style.ts'
import { inLanguage } from '../checkout/pages/order-page.ts'
import type { Door } from '../graphql/storefront-context.ts'
import { hostedPage } from '../shops/hosted-page.ts'
import { emailForm } from './order-email-form.ts'
import { orderLinkWords } from './order-link-words.ts'

type Page = { readonly door: Door; readonly language: Language; readonly statusUrl: string }

/** Of the right link, too late: how to get a new one. */
export const oldLinkPage = (page: Page, tooMany = false): Promise<Response> => {
  const words = orderLinkWords[page.language]
  return hostedPage({
    door: page.door,
    language: page.language,
    title: words.oldTitle,
    style: checkoutStyle,
    status: tooMany ? 429 : 410,
    addressIn: inLanguage(page.statusUrl),
    body: html`<h1>${words.oldTitle}</h1><div class="card flow"><p>${words.old}</p>
${emailForm(page, { button: words.send, problem: tooMany ? words.tooMany : undefined })}</div>`,
  })
}

/** The same for the right address and for any other. */
export const linkSentPage = ({ door, language }: Page): Promise<Response> => {
  const { sentTitle: title, sent } = orderLinkWords[language]
  return hostedPage({
    door,
    language,
    title,
    style: checkoutStyle,
    body: html`<h1>${title}</h1><div class="card"><p role="status">${sent}</p></div>`,
  })
}
