import { html } from 'hono/html'
import { marketOf, type ShopOfMarket } from '../shops/market-of.ts'
import type { HostedBody } from './hosted-page.ts'

export const emailOf = (shop: ShopOfMarket): string | undefined => marketOf(shop).contact.email

/** For a refused visitor who may have a question. */
export const contactLink = (shop: ShopOfMarket): HostedBody | '' => {
  const email = emailOf(shop)
  return email === undefined ? '' : html`<a href="mailto:${email}">${email}</a>`
}
