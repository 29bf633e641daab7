import type { ImportedOrderView } from '@dvaput/backend/imported-orders/read-order'
import { createMoney } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { view } from '../../../../../tests/support/orders/imported-checkout.ts'
import { placedOrder, recordOf } from '../../../../../tests/support/orders/placed-order.ts'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as success from './checkout-success.tsx'

const opened = { order: recordOf(placedOrder), isGuest: true, showsAddresses: false, mayChange: false }
const customer = {
  ...{ id: 'gid://shopify/Customer/1', email: 'diego@kupac.example', isVerified: true },
  ...{ firstName: 'Diego', lastName: '' },
  kind: 'link',
} as const
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const showSuccess = async (
  order: ImportedOrderView | null,
  language: Language = 'es',
  mayRead = false,
  isCustomers = false,
) => {
  const asked: unknown[] = []
  const rendered = await renderPage({
    path: `/checkout-success?type=era&external_reference=${view.id}&payment_id=7&status=approved&email=x@y.z`,
    ...{ pattern: 'checkout-success', module: success, market: 'cl', language },
    messages: ['shell', 'checkout-success'],
    services: {
      importedOrders: {
        read: async (query) => {
          asked.push(query)
          return order
        },
      },
      orders: { find: async () => (isCustomers ? recordOf(placedOrder) : null) },
      orderLinks: { openOrder: async (_, id) => (mayRead && id === view.orderId ? opened : null) },
    },
    person: { customer: async () => (isCustomers ? customer : null) },
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
      'Ya informamos a la bodega de tus productos internacionales y te llegará un correo.',
    ])
      expect(text).toContain(part)
    expect(html, 'a guest finds the order').toContain('href="/orders/find"')
    expect(text).not.toContain('x@y.z')
  })

  it('says of a pending payment what was ordered, for how much, until when it is kept, and what to do', async () => {
    const pending = { ...view, state: 'payment-pending', payment: 'pending', isOwn: true } as const
    const { html, text } = await showSuccess({ ...pending, heldUntil: '2026-11-16T12:30:00.000Z' })
    for (const part of [
      '#E1001',
      '2 × Notebook',
      '$396.900 CLP',
      'Guardado para ti hasta16 de noviembre de 2026, 09:30',
    ])
      expect(text).toContain(part)
    expect(html.match(/<button/g), 'one clear next step').toHaveLength(1)
    expect(text).toContain('Comprobar de nuevo')

    const foreign = await showSuccess({ ...pending, isOwn: false })
    expect(foreign.text, 'to another browser').not.toContain('Notebook')
    expect(foreign.text, 'what is kept no longer').not.toContain('Guardado para ti')
  })

  it('does not say that the warehouse has an order that waits for its address', async () => {
    const { text } = await showSuccess({ ...view, state: 'paid', needsAddress: true })
    expect(text).toContain('Cuando escribas la dirección de entrega')
    expect(text).not.toContain('Ya informamos a la bodega')
  })

  it.each([
    ['processing', { state: 'awaiting-payment', payment: null }, 'Procesando tu pedido'],
    [
      'approved and waiting for the warehouse',
      { state: 'payment-pending', payment: 'approved' },
      'Procesando tu pedido',
    ],
    ['pending', { state: 'payment-pending', payment: 'pending' }, 'pago del pedido #E1001'],
    ['failed', { state: 'awaiting-payment', payment: 'failed' }, 'El pago del pedido #E1001 no se realizó'],
    [
      'rejected after it was pending',
      { state: 'expired', payment: 'failed' },
      'El pago del pedido #E1001 no se realizó',
    ],
    ['never paid', { state: 'expired', payment: null }, 'no recibimos ningún pago'],
    ['of an order that was replaced', { state: 'replaced', payment: 'failed' }, 'Reemplazaste este pedido'],
    ['late', { state: 'replaced', payment: 'returned' }, 'Te devolvemos el monto completo'],
    ['taken back by the provider', { state: 'refunded', payment: 'returned' }, 'volvió a ti'],
    ['gone', { state: 'not-coverable', payment: 'approved' }, 'Te devolvemos el monto completo'],
    [
      'gone and refunded',
      { state: 'refunded', payment: 'returned', isUncovered: true },
      'te devolvimos el monto completo',
    ],
    [
      'of an order that its buyer cancelled',
      { state: 'not-coverable', payment: 'returned', isCancelled: true },
      'Anulaste el pedido #E1001. Te devolvemos el monto completo',
    ],
    [
      'of an order that its buyer cancelled, and refunded',
      { state: 'refunded', payment: 'returned', isUncovered: true, isCancelled: true },
      'ya fue devuelto',
    ],
    [
      'of an order that its buyer cancelled while it was pending',
      { state: 'replaced', payment: 'failed', isCancelled: true },
      'Anulaste el pedido #E1001 antes de pagarlo',
    ],
    ['of another amount', { state: 'review', payment: 'approved' }, 'El monto pagado no coincide'],
  ] as const)('tells of a payment that is %s', async (_, fields, words) => {
    expect((await showSuccess({ ...view, ...fields })).text).toContain(words)
  })

  it.each([
    [
      'es',
      'en la bodega ya no queda: Notebook, Monitor. Te devolvemos',
      'ya no quedaba: Notebook, Monitor. Te devolvimos',
    ],
    ['bcs', 'više nema: Notebook, Monitor. Cijeli iznos vam vraćamo', 'više nije bilo: Notebook, Monitor. Vratili'],
    ['en', 'out of: Notebook, Monitor. We are refunding', 'out of: Notebook, Monitor. We have refunded'],
  ] as const)('names what is gone, to its buyer alone: %s', async (language, now, afterwards) => {
    const gone = { ...view, state: 'not-coverable', gone: ['Notebook', 'Monitor'] } as const
    expect((await showSuccess(gone, language)).text).toContain(now)
    const refunded = { ...gone, state: 'refunded', payment: 'returned', isUncovered: true } as const
    expect((await showSuccess(refunded, language)).text).toContain(afterwards)
    const elsewhere = { ...gone, isOwn: false }
    expect((await showSuccess(elsewhere, language)).text).not.toContain('Notebook')
    expect((await showSuccess(elsewhere, language, true)).text, 'with its link, or its customer').toContain(now)
  })

  it('opens by a press for the guest in whose browser it was placed', async () => {
    const { html } = await showSuccess({ ...view, isGuestsOwn: true })
    expect(html).toMatch(/<form[^>]* action="\/orders\/find" method="post">.*name="intent" value="own".*Ver el pedido/s)
    expect(html).toContain(`name="order" value="${view.id}"`)
    expect(html).not.toContain('href="/orders/find"')
  })

  it.each([
    ['waits for its payment', { state: 'payment-pending', payment: 'pending' }],
    ['is looked at by a person', { state: 'review', payment: 'approved' }],
    ['is gone', { state: 'not-coverable', payment: 'approved' }],
  ] as const)('opens the order by one way also where it %s', async (_, fields) => {
    const byPress = /<form[^>]* action="\/orders\/find" method="post">.*name="intent" value="own".*Ver el pedido/s
    const guests = await showSuccess({ ...view, ...fields, isGuestsOwn: true })
    expect(guests.html).toMatch(byPress)
    expect(guests.html).toContain(`name="order" value="${view.id}"`)
    expect((await showSuccess({ ...view, ...fields })).html, 'in another browser').not.toContain('Ver el pedido')
    const customers = await showSuccess({ ...view, ...fields }, 'es', false, true)
    expect(customers.html).toContain(`href="/orders/${view.orderId}"`)
    expect(customers.html).not.toMatch(byPress)
  })

  it('lists pieces of one product at two prices as two lines', async () => {
    const [bought] = view.lines
    if (!bought) throw new Error('expected a line')
    const lines = [{ ...bought, quantity: 1, price: createMoney(150_000, 'CLP') }, bought]
    const { text } = await showSuccess({ ...view, lines })
    expect(text).toContain('1 × Notebook: $150.000 CLP2 × Notebook: $396.900 CLP')
  })

  it('hides products and total from another browser', async () => {
    expect((await showSuccess({ ...view, isOwn: false })).text).not.toContain('Notebook')
  })
})
