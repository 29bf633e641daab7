import type { CheckoutOrder, CheckoutView } from '@dvaput/backend/checkout/read-checkout'
import { type Language, languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as success from './checkout-success.tsx'

const order: CheckoutOrder = {
  id: 'main-17',
  name: '#1017',
  processedAt: new Date('2026-11-16T09:30:00Z'),
  isCancelled: false,
  isPaid: false,
  isPickup: false,
  method: 'bank-transfer',
  isCustomers: false,
  bought: {
    lines: [{ title: 'ThinkPad T480', quantity: 3, price: { minor: 190_000, currency: 'BAM' } }],
    discount: { minor: 6_500, currency: 'BAM' },
    shipping: { minor: 1_000, currency: 'BAM' },
    total: { minor: 184_500, currency: 'BAM' },
    expected: { firstDay: '2026-11-19', lastDay: '2026-11-24', isPickup: false },
  },
  gone: [],
  statusUrl: 'http://main.localhost:3000/orders/17?key=x',
}
const view: CheckoutView = { id: 'checkout-7', market: 'ba', order, counts: { local: 3, international: 2 } }
const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@example.com', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'link' as const },
}

const show = async (
  found: CheckoutView | null | (() => Promise<never>),
  language: Language = 'en',
  { query = '', isCustomers = false } = {},
) => {
  const asked: unknown[] = []
  const page = await renderPage({
    path: `/checkout/success${query}`,
    pattern: 'checkout/success',
    module: success,
    messages: ['shell', 'checkout-success'],
    market: 'ba',
    language,
    services: {
      checkout: {
        read: async (given) => {
          asked.push(given)
          if (typeof found === 'function') return found()
          return found?.order ? { ...found, order: { ...found.order, isCustomers } } : found
        },
      },
    },
    person: { customer: async () => (isCustomers ? customer : null) },
  })
  return { ...page, asked }
}

describe('the page after payment', () => {
  const titles = {
    bcs: ['Hvala, narudžba je primljena!', 'Šta slijedi'],
    en: ['Thank you, we have your order!', 'Next steps'],
    es: ['¡Gracias, recibimos tu pedido!', 'Próximos pasos'],
  } as const

  it.each(languages)('shows number, date, counts and next steps: %s [OK-02] [OK-03] [OK-05]', async (language) => {
    const { html, status } = await show(view, language)
    expect(status).toBe(200)
    for (const words of titles[language]) expect(html).toContain(words)
    expect(html).toContain('#1017')
    expect(html).toMatch(/<time dateTime="2026-11-16T09:30:00.000Z">[^<]*2026/)
    expect(html).toMatch(/<dd[^>]*>3<\/dd>/)
    expect(html).toMatch(/<dd[^>]*>2<\/dd>/)
    for (const bought of ['3 × ThinkPad T480', '1.845,00'])
      expect(html.replace('1,845.00', '1.845,00')).toContain(bought)
  })

  it('says by when it arrives, to who may see the order', async () => {
    expect((await show(view)).html).toContain('by Tuesday 24 November')
    expect((await show({ ...view, order: { ...order, bought: null } })).html).not.toContain('Expected delivery')
  })

  it('counts no kind of product that was not ordered', async () => {
    const { html } = await show({ ...view, counts: { local: 3, international: 0 } })
    expect(html).not.toContain('International products')
  })

  it('names neither products nor total to who has nothing but the id', async () => {
    const { html } = await show({ ...view, order: { ...order, bought: null } })
    expect(html).not.toContain('You ordered')
  })

  const cash = { method: 'cash-on-delivery' }
  it.each([
    ['a transfer', {}, ['Pay the total by bank transfer', 'business days of the payment', 'Payment instructions']],
    ['cash', cash, ['business days and let you know', 'You pay the courier', 'Open the order']],
    [
      'cash at the shop',
      { ...cash, isPickup: true },
      ['ready at Zmaja od Bosne 88', 'You pay at the shop', 'Open the order'],
    ],
    ['a paid order', { method: 'card', isPaid: true }, ['Your payment has arrived', 'business days and let you know']],
    ['another way', { method: 'gift' }, ['If you pay by bank transfer', 'of the payment']],
  ])('has the next steps of %s, in their order', async (_, fields, words) => {
    const { html } = await show({ ...view, order: { ...order, ...fields } })
    for (const each of words) expect(html).toContain(each)
    const [first = '', second = ''] = words
    expect(html.indexOf(first)).toBeLessThan(html.indexOf(second))
  })

  it('counts no delivery into the total of an order that is picked up', async () => {
    expect((await show(view)).html).toContain('Total with delivery')
    expect((await show({ ...view, order: { ...order, isPickup: true } })).html).not.toContain('Total with delivery')
  })

  it('has one way to the order: to the payment instructions, or its customer to the page of it', async () => {
    const { html } = await show(view, 'en', { isCustomers: true })
    expect(html).toMatch(/<a href="http:\/\/main\.localhost:3000\/orders\/17\?key=x"[^>]*><span>Payment instructions/)
    expect(html).not.toContain('href="/orders/main-17"')
    const { html: paid } = await show({ ...view, order: { ...order, isPaid: true } }, 'en', { isCustomers: true })
    expect(paid).toContain('href="/orders/main-17"')
    expect(paid).not.toContain('key=x')
    const { html: stranger } = await show({ ...view, order: { ...order, statusUrl: null } })
    expect(stranger).toContain('href="/orders/find"')
    expect(stranger).not.toContain('key=x')
  })

  it('shows a spinner while the shop has no order [OK-01]', async () => {
    const { html } = await show({ ...view, order: null })
    expect(html).toContain('Checking your order…')
    expect(html).toContain('animate-spin')
    expect(html).not.toContain('Thank you')
  })

  const failures = {
    bcs: 'Molimo kontaktirajte naš tim za podršku ako se problem ponovi.',
    en: 'Please contact our support team if the problem persists.',
    es: 'Por favor contacta a nuestro equipo de soporte si el problema persiste.',
  } as const

  it.each(languages)('says why it failed, and whom to ask: %s [OK-06]', async (language) => {
    const { html } = await show({ ...view, order: { ...order, isCancelled: true } }, language)
    expect(html).toContain('#1017')
    const gone = await show({ ...view, order: { ...order, isCancelled: true, gone: ['Miš', 'Ekran'] } }, language)
    expect(gone.html).toMatch(/#1017.*: Miš, Ekran\./)
    expect(html).toContain(failures[language])
    expect(html).toContain('role="alert"')
  })

  it.each([
    ['bcs', 'Narudžba nije mogla biti obrađena', 'Provjeri ponovo'],
    ['en', 'Error processing the order', 'Check again'],
    ['es', 'Error al procesar la orden', 'Comprobar de nuevo'],
  ] as const)(
    'says in %s that the order could not be processed where the server cannot say why, and can be asked again [OK-13]',
    async (language, title, again) => {
      const lost = new Error('connection lost')
      const { html, status, reported } = await show(() => Promise.reject(lost), language)
      expect(status).toBe(500)
      expect(reported).toEqual([lost])
      expect(html).toMatch(new RegExp(`<div role="alert".*<h1[^>]*>${title}</h1>`, 's'))
      expect(html).toContain(again)
      expect(html).toContain(failures[language])
      expect(html).not.toContain('connection lost')
    },
  )

  it('has the hours of customer service [OK-08]', async () => {
    const { html } = await show(null)
    expect(html).toContain('data-figure="serviceHours"')
    expect(html).toContain('09:00-18:00')
    expect(html).toMatch(/mailto:[^"]+@/)
  })

  it('believes nothing of the URL but the id of the checkout and what proves it', async () => {
    const query =
      '?checkout=checkout-7&order_proof=1.x&payment_id=1&status=approved&approved=true&total=1&email=a@example.com'
    const { html, asked } = await show(null, 'en', { query })
    expect(asked).toEqual([{ id: 'checkout-7', browser: undefined, proof: '1.x', customer: null }])
    expect(html).not.toContain('Thank you')
    expect(html).not.toContain('a@example.com')
  })
})
