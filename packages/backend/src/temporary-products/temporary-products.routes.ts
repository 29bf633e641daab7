import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { readCookie } from '@dvaput/domain/net/read-cookie'
import { orderLinkCookieName } from '@dvaput/domain/orders/order-link-cookie'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { json } from '../catalogue/api/json-responses.ts'
import { formatBrowserCookie, readBrowserCookie } from '../checkout/browser-cookie.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import type { MadeProduct } from './make-temporary-products.ts'
import type { createStartTemporaryCheckout } from './start-temporary-checkout.ts'
import {
  eraCheckoutRequestSchema,
  eraCheckoutSchema,
  tempEraProductRequestSchema,
  tempEraProductSchema,
  temporaryProductsRequestSchema,
  temporaryProductsSchema,
} from './temporary-products.schema.ts'
import type { TemporaryProducts } from './temporary-products.ts'

type Needs = {
  readonly temporaryProducts: Pick<TemporaryProducts, 'make'> & ReturnType<typeof createStartTemporaryCheckout>
  readonly limiter: RateLimiter
  readonly localeOf: (c: Context) => Locale
  readonly clientIpOf: (c: Context) => string
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

const makeRefusals = [
  'bad-input',
  'bad-json',
  'too-many-requests',
  'cart-without-international',
  'cart-out-of-stock',
  'stock-unconfirmed',
  'temporary-products-failed',
  'temporary-products-refused',
] as const

const tempEraProductRoute = createRoute({
  method: 'post',
  path: '/shopify/create-temp-era-product',
  tags: ['International'],
  summary: 'One imported product as a product of the shop that sells in pesos',
  description: 'Only the id is believed: name, price, SKU and weight are the inventory’s.',
  request: { body: { required: true, content: { 'application/json': { schema: tempEraProductRequestSchema } } } },
  responses: { 200: json('The product', tempEraProductSchema), ...refusals(makeRefusals) },
})

const temporaryProductsRoute = createRoute({
  method: 'post',
  path: '/hybrid/create-temporary-era-products',
  tags: ['International'],
  summary: 'Imported products as products of the shop that sells in pesos, for one checkout',
  description: 'They are unlisted, and removed when they are sold or after a day.',
  request: { body: { required: true, content: { 'application/json': { schema: temporaryProductsRequestSchema } } } },
  responses: { 200: json('The products', temporaryProductsSchema), ...refusals(makeRefusals) },
})

const eraCheckoutRoute = createRoute({
  method: 'post',
  path: '/hybrid/create-era-checkout',
  tags: ['International'],
  summary: 'A checkout of temporary products',
  request: { body: { required: true, content: { 'application/json': { schema: eraCheckoutRequestSchema } } } },
  responses: {
    200: json('Where the browser goes', eraCheckoutSchema),
    ...refusals([...makeRefusals, 'cart-changed', 'temporary-checkout-failed', 'temporary-checkout-refused']),
    ...refusals(['order-waiting', 'order-just-paid']),
  },
})

const perMinute = 10

const toInfo = ({ eraId, title, price, sku, grams }: MadeProduct) => ({
  ...{ eraProductId: eraId, name: title, price, sku, weight: grams },
})

export const temporaryProductsRoutes = ({ temporaryProducts, limiter, localeOf, clientIpOf, homes }: Needs) => {
  const isWithinLimit = async (c: Context) => {
    const limit = { class: 'temporary-products', key: clientIpOf(c), limit: perMinute, windowSeconds: 60 }
    return (await limiter.consume(limit)).allowed
  }
  const toLine = ({ id, price }: { id: string; price?: number | undefined }) => ({
    ...{ eraId: id, quantity: 1, shown: price },
  })

  return createApi()
    .openapi(tempEraProductRoute, async (c) => {
      if (!(await isWithinLimit(c))) return refuse(c, { code: 'too-many-requests' })
      const made = await temporaryProducts.make([toLine(c.req.valid('json').product)], localeOf(c))
      if (!made.ok) return refuse(c, made.refusal)
      const [product] = made.products
      if (!product) return refuse(c, { code: 'temporary-products-failed' })
      const { variantId, productId, title, price, sku, grams } = product
      const variants = [{ id: variantId, price, sku, weight: grams }]
      return c.json({ success: true as const, product: { id: productId ?? '', title, variants } }, 200)
    })
    .openapi(temporaryProductsRoute, async (c) => {
      const shape = { temporaryProducts: [], tempProductsInfo: [] }
      if (!(await isWithinLimit(c))) return refuse(c, { code: 'too-many-requests' }, shape)
      const made = await temporaryProducts.make(c.req.valid('json').eraProducts.map(toLine), localeOf(c))
      if (!made.ok) return refuse(c, made.refusal, shape)
      const list = made.products.map(({ variantId, eraId }) => ({ shopifyVariantId: variantId, eraProductId: eraId }))
      return c.json(
        { success: true as const, temporaryProducts: list, tempProductsInfo: made.products.map(toInfo) },
        200,
      )
    })
    .openapi(eraCheckoutRoute, async (c) => {
      const locale = localeOf(c)
      const home = homes[locale.market.id]
      const cookies = c.req.header('Cookie')
      const visitor = {
        ...{ person: c.get('person'), clientIp: clientIpOf(c), locale },
        browser: readBrowserCookie(cookies, home),
        orderLink: readCookie(cookies, orderLinkCookieName(home)),
      }
      const { temporaryProducts: requested, earlier } = c.req.valid('json')
      const lines = requested.map(({ shopifyVariantId, quantity }) => ({ variantId: shopifyVariantId, quantity }))
      const started = await temporaryProducts.startWith(visitor, lines, earlier)
      if (!started.ok) return refuse(c, started.refusal)
      c.header('Set-Cookie', formatBrowserCookie(home, started.browser))
      return c.json({ success: true as const, checkoutUrl: started.url }, 200)
    })
}
