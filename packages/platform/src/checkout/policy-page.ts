import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { html, raw } from 'hono/html'
import { withShopUrl } from '../content/with-shop-url.ts'
import type { Door } from '../graphql/storefront-context.ts'
import { checkoutStyle } from '../hosted-pages/checkout-style.ts'
import { hostedPage } from '../hosted-pages/hosted-page.ts'
import { inLanguage, pageLanguage } from '../hosted-pages/page-language.ts'
import { policyLinks } from '../hosted-pages/policy-links.ts'
import { pages } from '../tables/content.table.ts'
import { gonePage } from './checkout-access.ts'

/** One of the shop's policies, at the address that the Storefront API gives for it. */
export const policyPage = async (
  { db }: Pick<Database, 'db'>,
  door: Door,
  request: Request,
  handle: string,
): Promise<Response> => {
  const [policy] = /^[\w-]{1,200}$/.test(handle)
    ? await db
        .select()
        .from(pages)
        .where(and(eq(pages.shopId, door.shop.id), eq(pages.kind, 'policy'), eq(pages.handle, handle)))
    : []
  if (!policy) return gonePage(door, request, 'page')
  const language = pageLanguage(request, door.shop)
  const { title, bodyHtml } = { ...policy, ...policy.translations[language] }
  return hostedPage({
    door,
    language,
    title,
    style: checkoutStyle,
    addressIn: (other) => inLanguage(`/policies/${handle}`, other),
    links: policyLinks(language),
    body: html`<h1>${title}</h1><div class="card">${raw(withShopUrl(bodyHtml, door))}</div>`,
  })
}
