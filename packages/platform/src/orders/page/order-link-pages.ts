import type { Language } from '@dvaput/domain/text/language'
import { html } from 'hono/html'
import { checkoutStyle } from '../../hosted-pages/checkout-style.ts'
import { hostedPage } from '../../hosted-pages/hosted-page.ts'
import { noticePage } from '../../hosted-pages/notice-page.ts'
import { inLanguage } from '../../hosted-pages/page-language.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { emailForm } from '../emails/order-email-form.ts'
import { orderLinkMessages } from '../emails/order-link-messages.ts'

type Page = { readonly endpoint: ShopEndpoint; readonly language: Language; readonly statusUrl: string }

/** Why the address that was written is not taken. */
export type EmailRefusal = { readonly problem: string; readonly email: string; readonly status: 422 | 429 }

/** Of the right link, too late: how to get a new one. */
export const oldLinkPage = (page: Page, refusal?: EmailRefusal): Promise<Response> => {
  const messages = orderLinkMessages[page.language]
  return hostedPage({
    endpoint: page.endpoint,
    language: page.language,
    title: messages.oldTitle,
    style: checkoutStyle,
    status: refusal?.status ?? 410,
    urlIn: (language) => inLanguage(page.statusUrl, language),
    body: html`<h1>${messages.oldTitle}</h1><div class="card flow"><p>${messages.old}</p>
${emailForm(page, { ...refusal, button: messages.send })}</div>`,
  })
}

/** The same for the right address and for any other. */
export const linkSentPage = ({ endpoint, language }: Page): Promise<Response> => {
  const { sentTitle: title, sent: text } = orderLinkMessages[language]
  return noticePage({ endpoint, language, title, text, status: 200 })
}
