import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { html, raw } from 'hono/html'
import { withShopUrl } from '../../content/with-shop-url.ts'
import { checkoutStyle } from '../../hosted-pages/checkout-style.ts'
import { gonePage } from '../../hosted-pages/gone-page.ts'
import { hostedPage } from '../../hosted-pages/hosted-page.ts'
import { inLanguage, pageLanguage } from '../../hosted-pages/page-language.ts'
import { policyLinks } from '../../hosted-pages/policy-links.ts'
import type { ShopEndpoint } from '../../shops/shop-endpoint.ts'
import { pages } from '../../tables/content.table.ts'

/** One of the shop's policies, at the address that the Storefront API gives for it. */
export const policyPage = async (
  { db }: Pick<Database, 'db'>,
  endpoint: ShopEndpoint,
  request: Request,
  handle: string,
): Promise<Response> => {
  const [policy] = /^[\w-]{1,200}$/.test(handle)
    ? await db
        .select()
        .from(pages)
        .where(and(eq(pages.shopId, endpoint.shop.id), eq(pages.kind, 'policy'), eq(pages.handle, handle)))
    : []
  if (!policy) return gonePage(endpoint, request, 'page')
  const language = pageLanguage(request, endpoint.shop)
  const { title, bodyHtml } = { ...policy, ...policy.translations[language] }
  return hostedPage({
    endpoint,
    language,
    title,
    style: checkoutStyle,
    urlIn: (other) => inLanguage(`/policies/${handle}`, other),
    links: policyLinks(language),
    body: html`<h1>${title}</h1><div class="card">${raw(withShopUrl(bodyHtml, endpoint))}</div>`,
  })
}
