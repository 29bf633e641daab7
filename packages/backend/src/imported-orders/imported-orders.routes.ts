import { type CheckoutCustomer, parseCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { isBought, isOpenOrder } from '@dvaput/domain/international/order-state'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { RefusalCode } from '@dvaput/domain/refusals/refusal-status'
import { createRoute, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { json } from '../catalogue/api/json-responses.ts'
import { formatBrowserCookie, readBrowserCookie } from '../checkout/browser-cookie.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refusalText, refuse } from '../http/refuse.ts'
import {
  preferenceRequestSchema,
  preferenceSchema,
  processedPaymentSchema,
  processPaymentRefusalSchema,
  processPaymentRequestSchema,
} from './imported-orders.schema.ts'
import type { ImportedOrders } from './imported-orders.ts'
import type { ImportedOrderView } from './read-order.ts'

type Needs = {
  readonly orders: Pick<ImportedOrders, 'place' | 'read'>
  readonly localeOf: (c: Context) => Locale
  readonly clientIpOf: (c: Context) => string
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
}

const createPreference = createRoute({
  method: 'post',
  path: '/mercadopago/create-preference',
  tags: ['Checkout'],
  summary: 'An order of imported products, and the page where it is paid',
  description: 'Takes ids, quantities and the customer. Prices, shipping and URLs are the server’s.',
  request: { body: { required: true, content: { 'application/json': { schema: preferenceRequestSchema } } } },
  responses: {
    200: json('The order is written down and can be paid', preferenceSchema),
    ...refusals(['bad-input', 'bad-json', 'not-found', 'too-many-requests', 'checkout-customer-missing']),
    ...refusals(['cart-without-international', 'cart-out-of-stock', 'cart-changed']),
    ...refusals(['order-waiting', 'order-just-paid', 'payment-failed', 'stock-unconfirmed']),
  },
})

const processPayment = createRoute({
  method: 'post',
  path: '/orders/process-payment',
  tags: ['Checkout'],
  summary: 'What became of a payment, as the provider says',
  description: 'May be repeated: the first result stays.',
  request: { body: { required: true, content: { 'application/json': { schema: processPaymentRequestSchema } } } },
  responses: {
    200: json('The order is paid', processedPaymentSchema),
    ...refusals(['bad-input', 'bad-json', 'not-found', 'order-pending', 'order-failed'], processPaymentRefusalSchema),
  },
})

type PreferenceRequest = z.infer<typeof preferenceRequestSchema>

/** The form of the page, else the payer that the specification names. // API-37 */
const toCustomer = ({ customer, payer }: PreferenceRequest): CheckoutCustomer => {
  const { name, surname, email, phone, address } = payer ?? {}
  const fallback: Partial<Record<keyof CheckoutCustomer, unknown>> = {
    ...{ firstName: name, lastName: surname, email, phone: phone?.number },
    ...{ address: address?.street_name, postalCode: address?.zip_code },
  }
  return parseCheckoutCustomer((field) => customer?.[field] ?? fallback[field])
}

const toData = ({ orderId, lines }: ImportedOrderView) => ({
  orderId,
  eraItemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  localItemsCount: 0,
})

/** Nothing where the order is paid. */
const problemOf = ({
  state,
}: ImportedOrderView): Extract<RefusalCode, 'order-pending' | 'order-failed'> | undefined => {
  if (isBought(state)) return undefined
  return isOpenOrder(state) ? 'order-pending' : 'order-failed'
}

export const importedOrdersRoutes = ({ orders, localeOf, clientIpOf, homes }: Needs) => {
  const homeOf = (c: Context) => homes[localeOf(c).market.id]
  return createApi()
    .openapi(createPreference, async (c) => {
      const request = c.req.valid('json')
      const placed = await orders.place({
        ...{ person: c.get('person'), clientIp: clientIpOf(c), locale: localeOf(c), customer: toCustomer(request) },
        browser: readBrowserCookie(c.req.header('Cookie'), homeOf(c)),
        lines: request.items.map(({ id, quantity }) => ({ eraId: id, quantity })),
        earlier: request.earlier,
      })
      if (!placed.ok) return refuse(c, placed.refusal)
      c.header('Set-Cookie', formatBrowserCookie(homeOf(c), placed.browser))
      const preference = { id: placed.providerReference, init_point: placed.url }
      return c.json({ success: true as const, preference, reference: placed.order.id, error: null }, 200)
    })
    .openapi(processPayment, async (c) => {
      const { payment_id, external_reference } = c.req.valid('json').paymentData
      const order = await orders.read({
        reference: external_reference ?? undefined,
        paymentId: payment_id == null ? undefined : String(payment_id),
        browser: readBrowserCookie(c.req.header('Cookie'), homeOf(c)),
      })
      if (!order) return refuse(c, { code: 'not-found' }, { message: '', data: null })
      const code = problemOf(order)
      if (code) return refuse(c, { code }, { message: refusalText(c, { code }), data: toData(order) })
      return c.json({ success: true as const, message: order.name, error: null, data: toData(order) }, 200)
    })
}
