import type { PlacedOrder } from '@dvaput/backend/international-orders/place-order'
import type { Quote } from '@dvaput/backend/international-orders/quote'
import type { InternationalOrderView } from '@dvaput/backend/international-orders/read-order'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createMoney } from '@dvaput/domain/money/money'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page.tsx'
import * as checkout from './checkout-era.tsx'
import * as success from './checkout-success.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'diego@kupac.example', isVerified: true },
  ...{ firstName: 'Diego', lastName: 'Rojas', kind: 'link' as const },
}
const line = {
  ...{ identity: { kind: 'international', eraId: 'ERA-1' } as const, handle: 'notebook', name: 'Notebook' },
  ...{ price: createMoney(190_050, 'CLP'), image: null, category: 'Notebook', sku: null, tags: [], quantity: 2 },
  ...{ stock: 5, isStockKnown: true },
}
const local = {
  ...line,
  identity: { kind: 'local', shop: 'retail', variantId: 'gid://shopify/ProductVariant/1' } as const,
}
const quote: Quote = {
  lines: [
    {
      ...{
        eraId: 'ERA-1',
        handle: 'notebook',
        title: 'Notebook',
        sku: null,
        image: '/cdn/notebook.jpg',
        grams: 1_500,
        quantity: 2,
      },
      ...{ unitPrice: 190_050, dollars: 20_000 },
      rate: { pesosPerDollar: '950.25', source: 'live', at: '2026-11-16T12:00:00.000Z' },
    },
  ],
  unavailable: [],
  shipping: {
    ...{ title: 'Express International', price: createMoney(16_800, 'CLP'), source: 'fallback', ratesFound: 0 },
    grams: 3_000,
  },
  goods: createMoney(380_100, 'CLP'),
  total: createMoney(396_900, 'CLP'),
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

type Shown = {
  readonly query?: string
  readonly market?: MarketId
  readonly language?: Language
  readonly cart?: readonly (typeof line | typeof local)[]
  readonly form?: Readonly<Record<string, string>>
  readonly placed?: PlacedOrder
}

const show = ({ query = '', market = 'cl', language = 'es', cart = [line, local], form, placed }: Shown = {}) => {
  const asked: unknown[] = []
  const page = renderPage({
    ...{ path: `/checkout-era${query}`, pattern: 'checkout-era', module: checkout, market, language },
    messages: ['shell', 'international-checkout'],
    services: {
      checkout: { newBrowser: () => 'b'.repeat(43) },
      addresses: { list: async () => null },
      serverCart: { read: async () => cart },
      internationalOrders: {
        quote: async (lines) => {
          asked.push(lines)
          return quote
        },
        place: async () => placed ?? ({ ok: false, refusal: { code: 'checkout-customer-missing' } } as const),
      },
    },
    person: { customer: async () => customer },
    ...(form && { form }),
  })
  return page.then((rendered) => ({ ...rendered, text: textOf(rendered.html), asked }))
}

describe('the checkout of imported products', () => {
  it('lists imported products alone, in pesos, with what the price is made of [XCO-04] [XCO-06]', async () => {
    const { text, asked } = await show({ market: 'ba', language: 'en' })
    expect(asked).toEqual([[{ eraId: 'ERA-1', quantity: 2 }]])
    for (const part of [
      ...['2 × Notebook', '$380.100 CLP', '1 USD = 950.25 CLP', 'included in the price', '3 kg'],
      ...['Shipping: Express International', '$16.800 CLP', '$396.900 CLP'],
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('KM')
  })

  it('shows the picture of each', async () => {
    expect((await show()).html).toContain('/cdn/notebook.jpg')
  })

  it('has the fields of the form, with what is known of the customer, and Pagar [XCO-07] [XCO-08]', async () => {
    const { html, text } = await show()
    const fields = [...html.matchAll(/name="(firstName|lastName|email|phone|address|city|region|postalCode)"/g)]
    expect(fields.map(([, name]) => name)).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'region', 'postalCode'],
    ])
    expect(html).toContain('value="diego@kupac.example"')
    expect(html.match(/required=""/g)).toHaveLength(3)
    expect(text).toContain('Pagar')
  })

  it.each(languages)('says that the payment failed or is pending: %s [XCO-02] [XCO-03]', async (language) => {
    const failed = await show({ query: '?error=payment_failed&total=396900&items=2', language })
    expect(failed.html).toContain('role="alert"')
    for (const status of ['pending', 'in_process']) {
      const pending = await show({ query: `?status=${status}&total=x&items=-1`, language })
      expect(pending.html).toContain('role="status"')
      expect(failed.text).not.toBe(pending.text)
      // Whoever waits for a payment is not asked for another one.
      expect(failed.html).toContain('name="intent" value="pay"')
      expect(pending.html).not.toContain('name="intent" value="pay"')
    }
  })

  it('without such products leads to them [XCO-05]', async () => {
    const { html, text } = await show({ cart: [local] })
    expect(text).toContain('No hay productos internacionales en tu carrito')
    expect(html).toContain('href="/international-products"')
  })

  it('keeps what was typed where it is refused, and says why [XCO-09]', async () => {
    const { html, text } = await show({ form: { intent: 'pay', line: '2 ERA-1', firstName: 'Typed', lastName: '' } })
    expect(text).toContain('Por favor completa los campos requeridos: nombre, apellido y email')
    expect(html).toContain('value="Typed"')
  })

  it('says what the provider said, and can be pressed again [XCO-12] [XCO-13] [XCO-14]', async () => {
    const refusal = { code: 'payment-failed', params: { message: 'HTTP error! status: 500' } } as const
    const { html, text } = await show({ form: { intent: 'pay', line: '2 ERA-1' }, placed: { ok: false, refusal } })
    expect(text).toContain(
      'Error al crear el pago con MercadoPago: HTTP error! status: 500 Por favor intenta de nuevo o contacta a soporte.',
    )
    expect(html).toMatch(/<button[^>]*type="submit"(?![^>]*aria-disabled="true")/)
  })
})

const view: InternationalOrderView = {
  ...{ id: '11111111-1111-1111-1111-111111111111', orderId: 'era-1001', name: '#E1001', market: 'cl', isOwn: true },
  ...{ state: 'sent', payment: 'approved', placedAt: '2026-11-16T12:00:00.000Z', total: quote.total },
  lines: [{ title: 'Notebook', quantity: 2 }],
}

const showSuccess = async (order: InternationalOrderView | null, language: Language = 'es') => {
  const asked: unknown[] = []
  const rendered = await renderPage({
    path: `/checkout-success?type=era&external_reference=${view.id}&payment_id=7&status=approved&email=x@y.z`,
    ...{ pattern: 'checkout-success', module: success, market: 'cl', language },
    messages: ['shell', 'checkout-success'],
    services: {
      internationalOrders: {
        read: async (query) => {
          asked.push(query)
          return order
        },
      },
      orders: { find: async () => null },
    },
    person: { customer: async () => null },
  })
  return { ...rendered, text: textOf(rendered.html), asked }
}

describe('the page after paying for imported products', () => {
  it('asks the server by reference and payment id, and shows what it knows [OK-04] [OK-11] [OK-14] [OK-15]', async () => {
    const { html, text, asked } = await showSuccess(view)
    expect(asked).toEqual([{ reference: view.id, paymentId: '7', browser: undefined }])
    for (const part of [
      '#E1001',
      '2 × Notebook',
      '$396.900 CLP',
      'Ya informamos a la bodega de tus productos internacionales',
    ])
      expect(text).toContain(part)
    expect(html, 'a guest finds the order').toContain('href="/orders/find"')
    expect(text).not.toContain('x@y.z')
  })

  it.each([
    ['processing', { state: 'awaiting-payment', payment: null }, 'Procesando tu pedido'],
    ['approved and waiting for the warehouse', { state: 'expired', payment: 'approved' }, 'Procesando tu pedido'],
    ['pending', { state: 'expired', payment: 'pending' }, 'El pago está pendiente'],
    ['failed', { state: 'awaiting-payment', payment: 'failed' }, 'El pago no se realizó'],
    ['never paid', { state: 'expired', payment: null }, 'El pago no se realizó'],
    ['gone', { state: 'not-coverable', payment: 'approved' }, 'Te devolvemos el monto completo'],
    ['gone and refunded', { state: 'refunded', payment: 'failed' }, 'te devolvimos el monto completo'],
    ['of another amount', { state: 'review', payment: 'approved' }, 'El monto pagado no coincide'],
  ] as const)('tells of a payment that is %s', async (_, fields, words) => {
    expect((await showSuccess({ ...view, ...fields })).text).toContain(words)
  })

  it('hides products and total from another browser', async () => {
    expect((await showSuccess({ ...view, isOwn: false })).text).not.toContain('Notebook')
  })
})
