import type { WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { PlacedOrder } from '@dvaput/backend/imported-orders/placing/place-order'
import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { ImportedOrderView } from '@dvaput/backend/imported-orders/read-order'
import type { AccountAddress } from '@dvaput/domain/account/account-record'
import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { MarketId } from '@dvaput/domain/markets/market'
import { createMoney } from '@dvaput/domain/money/money'
import type { RefusalCode } from '@dvaput/domain/refusals/refusal-status'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { customer, line, local, quote, view } from '../../../../../tests/support/orders/imported-checkout.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as checkout from './checkout-era.tsx'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

type Shown = {
  readonly query?: string
  readonly market?: MarketId
  readonly language?: Language
  readonly cart?: readonly CartLine[]
  readonly form?: Readonly<Record<string, string>>
  readonly placed?: PlacedOrder
  /** Why there is no checkout of temporary products. */
  readonly refused?: RefusalCode
  readonly quoted?: Quote
  readonly addresses?: readonly AccountAddress[]
  readonly order?: Partial<ImportedOrderView>
  readonly earlier?: readonly WaitingOrder[]
}

const show = ({
  query = '',
  market = 'cl',
  language = 'es',
  cart = [line, local],
  form,
  placed,
  refused,
  quoted,
  addresses,
  order,
  earlier = [],
}: Shown = {}) => {
  const [asked, pressed]: [unknown[], unknown[]] = [[], []]
  const page = renderPage({
    ...{ path: `/checkout-era${query}`, pattern: 'checkout-era', module: checkout, market, language },
    messages: ['shell', 'international-checkout', 'addresses', 'earlier-orders'],
    services: {
      checkout: { newBrowser: () => 'b'.repeat(43), listWaitingImports: async () => earlier },
      addresses: { list: async () => (addresses ? { addresses, defaultId: '1', phone: '+56987654321' } : null) },
      serverCart: { read: async () => cart },
      importedOrders: {
        providerTitle: 'Pagos Andinos',
        listWaiting: async () => (market === 'cl' ? earlier : []),
        read: async () => (order ? { ...view, ...order } : null),
        quote: async (lines) => {
          asked.push(lines)
          return quoted ?? quote
        },
        place: async () => placed ?? ({ ok: false, refusal: { code: 'checkout-customer-missing' } } as const),
      },
      startTemporaryCheckout: async (request: unknown) => {
        pressed.push(request)
        return { ok: false, refusal: { code: refused ?? 'temporary-checkout-failed' } } as never
      },
    },
    person: { customer: async () => customer },
    ...(form && { form }),
  })
  return page.then((rendered) => ({ ...rendered, text: textOf(rendered.html), asked, pressed }))
}

describe('the checkout of imported products', () => {
  it('lists imported products alone, in pesos, with what the price is made of [XCO-04] [XCO-06]', async () => {
    const { text, asked } = await show({ market: 'ba', language: 'en' })
    expect(asked).toEqual([[{ eraId: 'ERA-1', quantity: 2 }]])
    for (const part of [
      ...[
        '2 × Notebook',
        '$380.100 CLP',
        '1 USD = 950.25 CLP',
        'Customs duty and import VAT (PDV)not included',
        '3 kg',
      ],
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
    expect(text).toContain('Pagas en la página de Pagos Andinos.')
  })

  it.each(languages)('says beside each field what is wrong with it, and loses nothing: %s', async (language) => {
    const typed = { phone: 'abc', region: 'Narnia', postalCode: '12', taxId: '1-1', address2: 'Depto 502' }
    const known = { firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example' }
    const { html } = await show({ language, form: { intent: 'pay', line: 'ERA-1:2', ...known, ...typed } })
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4)
    for (const value of ['abc', '12', '1-1', 'Depto 502']) expect(html).toContain(`value="${value}"`)
  })

  it('asks for RUT and company where it is paid here, elsewhere the platform asks', async () => {
    expect((await show()).html).toContain('name="companyTaxId"')
    const bosnian = await show({ market: 'ba', language: 'bcs' })
    expect(bosnian.html).not.toContain('name="companyTaxId"')
    expect(bosnian.html).toContain('name="address2"')
    expect((await show()).text).toContain('También puedes indicar la dirección después de pagar')
    expect(bosnian.text, 'the platform asks for it before the payment').toContain(
      'na sljedećoj stranici, prije plaćanja',
    )
  })

  it('is filled in with the apartment of the default address', async () => {
    const address = {
      ...{ id: '1', firstName: 'Diego', lastName: 'Rojas', company: '', address1: 'Av. Italia 1', zip: '7750000' },
      ...{ address2: 'Depto 502', city: 'Ñuñoa', province: 'Metropolitana de Santiago', provinceCode: 'RM' },
      ...{ country: 'Chile', countryCode: 'CL', phone: '' },
    }
    const { html } = await show({ addresses: [address] })
    expect(html).toContain('value="Depto 502"')
    expect(html).toMatch(/<option value="RM" selected=""/)
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

  it('reads total and items of the URL of a pending payment as integers, else as 0 [XCO-01]', async () => {
    const read = async (query: string) => (await show({ query: `?status=pending&${query}`, language: 'en' })).text
    expect(await read('total=396900&items=2')).toContain('2 products, $396.900 CLP')
    expect(await read('total=396900&items=1.5')).toContain('0 products, $396.900 CLP')
    for (const query of ['', 'total=&items=2', 'total=12.5&items=2', 'total=1e5&items=2'])
      expect(await read(query)).not.toMatch(/\d products|CLP/)
  })

  it('says nothing of charges that it does not know of', async () => {
    for (const language of languages) {
      const { text } = await show({ query: '?error=payment_failed&total=1&items=1', language })
      expect(text).not.toMatch(/naplaćeno|charged|cobró/)
    }
  })

  const reference = '&external_reference=11111111-1111-1111-1111-111111111111'

  it.each([
    ['?error=payment_failed', { state: 'paid', payment: 'approved' }],
    ['?status=pending', { state: 'sent', payment: 'approved' }],
    ['?status=pending', { state: 'expired', payment: 'failed' }],
    ['?error=payment_failed', { state: 'not-coverable', payment: 'returned' }],
    ['?error=payment_failed', { state: 'replaced', payment: null }],
  ] as const)('%s of an order that is %o leads to what the server knows', async (query, order) => {
    await expect(show({ query: query + reference, order })).rejects.toThrow(
      `303 /checkout-success?type=era${reference}`,
    )
  })

  it.each([
    ['?error=payment_failed', { state: 'payment-pending', payment: 'pending' }, 'Pedido #E1001', false],
    ['?status=pending', { state: 'awaiting-payment', payment: 'failed' }, 'No se pudo procesar el pago', true],
    ['?status=pending', { state: 'awaiting-payment', payment: null }, '#E1001 todavía no está pagado', true],
  ] as const)('%s of an order that is %o shows its true state', async (query, order, words, hasForm) => {
    const { html, text } = await show({ query: `${query}${reference}`, order })
    expect(text).toContain(words)
    expect(html.includes('name="intent" value="pay"')).toBe(hasForm)
  })

  const waiting: WaitingOrder = {
    ...{
      id: 'x',
      name: '#E1001',
      isPaid: false,
      path: '/orders/era-1001',
      products: ['international:ERA-1'],
      canReplace: true,
    },
    total: createMoney(396_900, 'CLP'),
  }

  it('shows the true state of an order of this buyer also where the URL names none', async () => {
    const pending = { state: 'payment-pending', payment: 'pending' } as const
    const { text } = await show({ query: '?error=payment_failed', order: pending, earlier: [waiting] })
    expect(text).toContain('Pedido #E1001')
    expect(text).not.toContain('No se pudo procesar el pago')
    const paid = { state: 'paid', payment: 'approved' } as const
    await expect(
      show({ query: '?status=pending', order: paid, earlier: [{ ...waiting, isPaid: true }], cart: [] }),
    ).rejects.toThrow('303 /checkout-success?type=era')
    const unknown = await show({ query: '?error=payment_failed', order: pending })
    expect(unknown.text).toContain('No se pudo procesar el pago')
  })

  it.each(languages.flatMap((language) => (['cl', 'ba'] as const).map((market) => [language, market] as const)))(
    'says which order for the same product waits, and asks what to do: %s, %s',
    async (language, market) => {
      const { html } = await show({ earlier: [waiting], language, market })
      expect(html).toContain('#E1001')
      expect(html).toContain('href="/orders/era-1001"')
      expect([...html.matchAll(/name="earlier" value="(\w+)"|value="(\w+)" name="earlier"/g)]).toHaveLength(2)
    },
  )

  it('asks only for the order of a product that is in the cart, and never to pay again what is paid', async () => {
    expect((await show({ earlier: [{ ...waiting, products: ['international:ERA-2'] }] })).html).not.toContain('#E1001')
    const { text } = await show({ earlier: [{ ...waiting, isPaid: true, canReplace: false }] })
    expect(text).toContain('Acabas de pagar el pedido #E1001')
    expect(text).not.toContain('Pagarlo de otra forma')
  })

  it('sends what was shown and chosen to the platform’s checkout too', async () => {
    const order = { intent: 'pay', line: '2@190050 ERA-1', firstName: 'Lejla', lastName: 'B', email: 'l@b.example' }
    const form = { ...order, shownTotal: '396900', earlier: 'replace' }
    const { pressed, text } = await show({ market: 'ba', language: 'en', form, refused: 'order-waiting' })
    expect(pressed).toMatchObject([{ shownTotal: createMoney(396_900, 'CLP'), earlier: 'replace' }])
    expect(text).toContain('is still waiting for its payment')
  })

  it('says to a guest who cannot replace the order how to pay it another way', async () => {
    const { text } = await show({
      market: 'ba',
      language: 'en',
      earlier: [{ ...waiting, canReplace: false, total: null }],
    })
    expect(text).toContain('To pay #E1001 another way, open it by the link in its email')
    expect(text).not.toContain('Pay it another way')
    const read = await show({ market: 'ba', language: 'en', earlier: [{ ...waiting, canReplace: false }] })
    expect(read.text).toContain('To pay #E1001 another way, open it, confirm your email there')
  })

  it('without such products leads to them [XCO-05]', async () => {
    const { html, text } = await show({ cart: [local] })
    expect(text).toContain('No hay productos internacionales en tu carrito')
    expect(html).toContain('href="/international-products"')
  })

  it('names a sold-out product, and lets the rest be paid', async () => {
    const sold = { ...line, identity: { kind: 'international', eraId: 'ERA-2' } as const, name: 'Sold monitor' }
    const unavailable = [{ eraId: 'ERA-2', title: null, left: 0 }]
    const { html, text } = await show({ language: 'en', cart: [line, sold], quoted: { ...quote, unavailable } })
    expect(text).toContain('Sold monitor: sold out, so it is not part of this order.')
    expect(text).toContain('You can pay for the rest right away.')
    expect([...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['2@190050 ERA-1'])
    expect(html).toContain('type="submit"')
  })

  it('shows no delivery and no total where nothing is left to pay for', async () => {
    const unavailable = [{ eraId: 'ERA-1', title: 'Notebook', left: 0 }]
    const none = createMoney(0, 'CLP')
    const { text } = await show({
      language: 'en',
      cart: [line],
      quoted: { ...quote, lines: [], unavailable, goods: none, total: none },
    })
    expect(text).toContain('Nothing is left to pay for in this order.')
    expect(text).not.toMatch(/Shipping:|Total|16\.800/)
  })

  it('shows the first piece at the agreed price and the others in full, each as a line', async () => {
    const [full] = quote.lines
    if (!full) throw new Error('expected a line')
    const agreed = { ...full, quantity: 1, unitPrice: 150_000, dollars: null, rate: null, offerId: 'offer-1' }
    const quoted = { ...quote, lines: [agreed, { ...full, quantity: 1 }] }
    const { html, text } = await show({ language: 'en', cart: [line], quoted })
    for (const part of ['Agreed price', '$150.000 CLP', '$190.050 CLP']) expect(text).toContain(part)
    expect(html).toContain('value="2@190050/150000 ERA-1"')
  })

  it('keeps what was typed where it is refused, and says why [XCO-09]', async () => {
    const { html, text } = await show({ form: { intent: 'pay', line: '2 ERA-1', firstName: 'Typed', lastName: '' } })
    expect(text).toContain('Por favor completa los campos requeridos: nombre, apellido y email')
    expect(html).toContain('value="Typed"')
  })

  it.each([
    ['temporary-products-failed', 'Failed to create temporary products'],
    ['temporary-checkout-failed', 'Failed to create Shopify checkout'],
  ] as const)('of Bosnia has an error of its own for %s [CART-26]', async (code, message) => {
    const form = { intent: 'pay', line: '2 ERA-1', firstName: 'Amra', lastName: 'Hodžić', email: 'amra@kupac.example' }
    const { text } = await show({ market: 'ba', language: 'en', form, refused: code })
    expect(text).toContain(message)
  })

  it('says what the provider said, and has its button still [XCO-12] [XCO-13]', async () => {
    const refusal = { code: 'payment-failed', params: { message: 'HTTP error! status: 500' } } as const
    const { html, text } = await show({ form: { intent: 'pay', line: '2 ERA-1' }, placed: { ok: false, refusal } })
    expect(text).toContain(
      'Error al crear el pago con MercadoPago: HTTP error! status: 500 Por favor intenta de nuevo o contacta a soporte.',
    )
    expect(html).toMatch(/<button[^>]*type="submit"(?![^>]*aria-disabled="true")/)
  })
})
