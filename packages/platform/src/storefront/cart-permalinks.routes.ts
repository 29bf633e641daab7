import { Hono } from 'hono'
import { toLanguageCode } from '../graphql/operation-context.ts'
import { unavailablePage } from '../hosted-pages/failure-page.ts'
import { gonePage } from '../hosted-pages/gone-page.ts'
import { pageLanguage } from '../hosted-pages/page-language.ts'
import type { ShopEndpointEnv } from '../shops/shop-endpoint.ts'
import type { createStorefront } from './storefront.ts'

type Needs = { readonly storefront: Pick<ReturnType<typeof createStorefront>, 'execute'> }
type Created = { readonly cartCreate?: { readonly cart: { readonly checkoutUrl: string } | null } | null }

const createCart = `mutation ($input: CartInput!, $language: LanguageCode) @inContext(language: $language) {
  cartCreate(input: $input) { cart { checkoutUrl } } }`

/** `40123:2,40124:1` */
const readLines = (text: string) =>
  text.split(',').map((pair) => {
    const [variant, quantity] = pair.split(':')
    return { merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity: Number(quantity) }
  })

/** `attributes[gift]=yes` */
const readAttributes = (query: URLSearchParams) =>
  [...query].flatMap(([name, value]) => {
    const [, key] = /^attributes\[(.+)\]$/.exec(name) ?? []
    return key === undefined ? [] : [{ key, value }]
  })

/** A link to variants, in a mail or on another page, that leads straight to the checkout of a new cart. */
export const cartPermalinksRoutes = ({ storefront }: Needs) => {
  const routes = new Hono<ShopEndpointEnv>()
  routes.get('/cart/:lines{\\d{1,18}:\\d{1,6}(?:,\\d{1,18}:\\d{1,6}){0,99}}', async (c) => {
    const { endpoint } = c.env
    const query = new URL(c.req.url).searchParams
    const email = query.get('checkout[email]')
    const input = {
      lines: readLines(c.req.param('lines')),
      discountCodes: query.get('discount')?.split(',') ?? [],
      note: query.get('note') ?? '',
      attributes: readAttributes(query),
      ...(email ? { buyerIdentity: { email } } : {}),
    }
    const language = pageLanguage(c.req.raw, endpoint.shop)
    const variables = { input, language: toLanguageCode(language) }
    const { status, body } = await storefront.execute({ query: createCart, variables }, endpoint, 'public')
    const isThrottled = body.errors?.some(({ extensions }) => extensions?.code === 'THROTTLED')
    if (status !== 200 || isThrottled) return unavailablePage({ endpoint, language })
    const url = (body.data as Created | undefined)?.cartCreate?.cart?.checkoutUrl
    if (url === undefined) return gonePage(endpoint, c.req.raw)
    c.header('Cache-Control', 'no-store')
    return c.redirect(url)
  })
  return routes
}
