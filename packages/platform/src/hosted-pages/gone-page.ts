import { html } from 'hono/html'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { contactLink } from './contact-link.ts'
import { checkoutMessages, type GoneKind } from './messages/checkout-messages.ts'
import { noticePage } from './notice-page.ts'
import { pageLanguage, samePageIn } from './page-language.ts'
import { shopHome } from './shop-home.ts'

/** Where a link leads nowhere any more. */
export const gonePage = (endpoint: ShopEndpoint, request: Request, kind: GoneKind = 'checkout'): Promise<Response> => {
  const language = pageLanguage(request, endpoint.shop)
  const { gone, toShop } = checkoutMessages[language]
  const again = request.method === 'GET' ? { urlIn: samePageIn(request.url) } : {}
  const page = { endpoint, language, ...gone[kind], status: 404, ...again }
  if (kind === 'checkout') return noticePage(page)
  const actions = html`<a class="button" href="${shopHome(endpoint)}">${toShop}</a>${contactLink(endpoint.shop)}`
  return noticePage({ ...page, actions })
}
