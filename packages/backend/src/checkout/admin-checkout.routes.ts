import { addressForms } from '@dvaput/domain/address/address-forms'
import type { CheckoutResult } from '@dvaput/domain/cart/checkout-result'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Market } from '@dvaput/domain/markets/market'
import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { DeliveryAddress } from '@dvaput/integrations/carts/shop-carts'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import {
  type AdminCheckoutLineItem,
  adminCheckoutRequestSchema,
  adminCheckoutSchema,
  draftOrderRequestSchema,
  draftOrderSchema,
  type ShippingAddress,
  type WireCheckout,
} from './admin-checkout.schema.ts'
import type { AdminCheckout } from './admin-checkout.ts'

type Needs = {
  readonly adminCheckout: AdminCheckout
  readonly limiter: RateLimiter
  readonly localeOf: (c: Context) => Locale
  readonly clientIpOf: (c: Context) => string
}

const common = [
  'bad-input',
  'bad-json',
  'too-many-requests',
  'cart-empty',
  'cart-mixed',
  'cart-without-local',
  'cart-out-of-stock',
  'cart-changed',
] as const

const adminCheckoutRoute = createRoute({
  method: 'post',
  path: '/shopify/admin-checkout',
  tags: ['Checkout'],
  summary: 'A checkout by the shop’s own access, where its carts do not respond',
  description: 'Takes ids and quantities of published products alone; prices are the shop’s.',
  request: { body: { required: true, content: { 'application/json': { schema: adminCheckoutRequestSchema } } } },
  responses: {
    200: json('The checkout', adminCheckoutSchema),
    ...refusals([...common, 'admin-checkout-failed', 'admin-checkout-refused']),
  },
})

const draftOrderRoute = createRoute({
  method: 'post',
  path: '/shopify/draft-order',
  tags: ['Checkout'],
  summary: 'A draft order with an invoice to pay',
  request: { body: { required: true, content: { 'application/json': { schema: draftOrderRequestSchema } } } },
  responses: {
    200: json('The draft order', draftOrderSchema),
    ...refusals([...common, 'draft-order-failed', 'draft-order-refused']),
  },
})

const perMinute = 10

const variantPrefix = 'gid://shopify/ProductVariant/'

const toLines = (items: readonly AdminCheckoutLineItem[], { shop }: Market) =>
  items.map(({ variant_id, quantity }) => ({
    identity: { kind: 'local' as const, shop, variantId: `${variantPrefix}${variant_id}` },
    quantity,
  }))

const toAddress = (address: ShippingAddress, { id, country }: Market): DeliveryAddress => {
  const province = addressForms[id].provinces.find(
    ({ code, name }) => code === address.province || name === address.province,
  )
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    company: '',
    address1: address.address1,
    address2: '',
    city: address.city,
    provinceCode: province?.code ?? '',
    countryCode: country,
    zip: address.zip,
    phone: address.phone,
  }
}

const toWire = (checkout: CheckoutResult, location: string): WireCheckout => ({
  id: checkout.id,
  web_url: checkout.webUrl,
  total_price: formatDecimal(checkout.total),
  subtotal_price: formatDecimal(checkout.subtotal),
  total_tax: formatDecimal(checkout.tax),
  currency: checkout.total.currency,
  line_items: checkout.lineItems.map(({ variantId, title, quantity, price }) => ({
    ...{ variant_id: variantId === null ? null : Number(variantId.slice(variantPrefix.length)), title, quantity },
    price: formatDecimal(price),
  })),
  shipping_rates: checkout.shippingRates.map(({ handle, title, price }) => ({
    ...{ handle, title, price: formatDecimal(price), source: 'shopify', location },
  })),
})

export const adminCheckoutRoutes = ({ adminCheckout, limiter, localeOf, clientIpOf }: Needs) => {
  const isWithinLimit = async (c: Context) => {
    const limit = { class: 'admin-checkout', key: clientIpOf(c), limit: perMinute, windowSeconds: 60 }
    return (await limiter.consume(limit)).allowed
  }
  const create = (c: Context, items: readonly AdminCheckoutLineItem[], address?: DeliveryAddress) => {
    const locale = localeOf(c)
    return adminCheckout({ locale, clientIp: clientIpOf(c), lines: toLines(items, locale.market), address })
  }

  return createApi()
    .openapi(adminCheckoutRoute, async (c) => {
      if (!(await isWithinLimit(c))) return refuse(c, { code: 'too-many-requests' })
      const { line_items: items, shipping_address: address } = c.req.valid('json').checkout
      const made = await create(c, items, address && toAddress(address, localeOf(c).market))
      if (made.ok) return c.json({ success: true as const, checkout: toWire(made.checkout, address?.city ?? '') }, 200)
      if (made.failure === 'lines') return refuse(c, made.refusal)
      return refuse(c, { code: made.failure === 'failed' ? 'admin-checkout-failed' : 'admin-checkout-refused' })
    })
    .openapi(draftOrderRoute, async (c) => {
      if (!(await isWithinLimit(c))) return refuse(c, { code: 'too-many-requests' })
      const made = await create(c, c.req.valid('json').line_items)
      if (made.ok) {
        const checkout = { ...toWire(made.checkout, ''), invoice_url: made.checkout.invoiceUrl ?? made.checkout.webUrl }
        return c.json({ success: true as const, checkout }, 200)
      }
      if (made.failure === 'lines') return refuse(c, made.refusal)
      return refuse(c, { code: made.failure === 'failed' ? 'draft-order-failed' : 'draft-order-refused' })
    })
}
