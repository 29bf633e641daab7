import { toPromiseAttribute } from '@dvaput/domain/delivery/promised-delivery'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import type { Fulfilment, Order, OrderLine, Refund } from '../../tables/orders.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type OrderEvent, orderEmail } from './order-emails.ts'

const shop = {
  name: 'Dvaput',
  market: 'ba',
  ownProfile: sampleProfiles.ba,
  taxName: 'PDV',
  taxRateBasisPoints: 1_700,
  endpointUrl: 'http://x.test',
} as Shop
const base = {
  id: 1,
  number: 1_001,
  email: 'amina@example.ba',
  language: 'en',
  currency: 'BAM',
  paymentMethod: 'cash-on-delivery',
  fulfilmentStatus: 'unfulfilled',
  delivery: { handle: 'standard', title: 'Courier', price: 500 },
  total: 1_000,
  taxTotal: 145,
  shippingTotal: 500,
  discounts: [],
  discountTotal: 0,
  paymentDueAt: null,
  statusKey: 'k',
  attributes: [] as Order['attributes'],
} as unknown as Order
const pickup: Partial<Order> = { delivery: { handle: 'pickup-sarajevo', title: 'Pickup', price: 0 } }
const fulfilled: OrderEvent = {
  kind: 'fulfilled',
  fulfilment: { id: 7, trackingCompany: null, trackingNumber: null, trackingUrl: null } as Fulfilment,
}

const write = (event: OrderEvent, changes: Partial<Order> = {}, lines: readonly OrderLine[] = []) => {
  const { subject, heading, blocks } = orderEmail(shop, { ...base, ...changes }, lines, event)
  return [subject, heading, JSON.stringify(blocks)].join('\n')
}

describe('an email about an order', () => {
  it.each(languages)('has a line for what was taken off, so that its lines add up to the total: %s', (language) => {
    const lines = [{ title: 'Laptop', quantity: 2, unitPrice: 1_000, discount: 300 }] as unknown as OrderLine[]
    for (const discounts of [[{ code: 'TEN', title: 'TEN', amount: 300 }], []]) {
      const order = { ...base, language, discounts, discountTotal: 300, total: 2_200 }
      const { blocks } = orderEmail(shop, order, lines, { kind: 'created' })
      const facts = blocks.flatMap((block) =>
        block.kind === 'facts' ? block.facts : block.kind === 'lines' ? block.lines : [],
      )
      const amounts = facts.flatMap(({ value }) => (/ KM$/.test(value) ? [Number(value.replace(/[^\d]/g, ''))] : []))
      expect(amounts).toEqual([2_000, 300, 500, 2_200, 145])
      expect(facts[1]?.value).toMatch(/^[-−]/)
    }
  })

  it('shows each product, where there is a picture of it', () => {
    const lines = [
      { title: 'Laptop', quantity: 1, unitPrice: 1_000, pictureKey: 'demo/laptop one.webp' },
      { title: 'Setup', quantity: 1, unitPrice: 0, pictureKey: null },
    ] as unknown as OrderLine[]
    const { blocks } = orderEmail(shop, base, lines, { kind: 'created' })
    const shown = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []))
    expect(shown.map(({ picture }) => picture)).toEqual([
      'http://x.test/cdn/shop/files/demo/laptop%20one.webp?v=1&width=128&height=128&crop=center&format=jpg',
      null,
    ])
  })

  it.each(languages)('names place, hours and code to who comes for the products: %s', (language) => {
    for (const event of [{ kind: 'created' } as const, fulfilled])
      for (const text of ['Zmaja od Bosne 88', '12:00-21:00', '#1001'])
        expect(
          write(event, { ...pickup, language })
            .split('\n')
            .at(-1),
        ).toContain(text)
  })

  it('speaks of a parcel where one travels', () => {
    expect(write(fulfilled)).toContain('handed your parcel to the carrier')
    expect(write({ kind: 'paid' })).toContain('when the parcel ships')
  })

  it.each([
    ['bcs', ['Dostava na', 'Plaćanje pouzećem'], 'Plaćanje u prodavnici'],
    ['en', ['Delivery to', 'Cash on delivery'], 'Payment at the shop'],
    ['es', ['Entrega en', 'Pago contra entrega'], 'Pago en la tienda'],
  ] as const)('confirms where the order goes and how it is paid: %s', (language, messages, atShop) => {
    const shippingAddress = {
      firstName: 'Amina',
      lastName: 'Hodžić',
      address1: 'Titova 1',
      zip: '71000',
      city: 'Sarajevo',
    } as Order['shippingAddress']
    const mail = write({ kind: 'created' }, { language, shippingAddress })
    for (const text of [...messages, 'Amina Hodžić, Titova 1, 71000 Sarajevo']) expect(mail).toContain(text)
    const free = write({ kind: 'created' }, { ...pickup, language, shippingTotal: 0, shippingAddress: null })
    expect(free).toContain('Zmaja od Bosne 88')
    expect(free).toMatch(/"(besplatno|free|gratis)"/)
    expect(free).toContain(atShop)
    for (const text of messages) expect(free).not.toContain(text)
  })

  it.each([
    ['bcs', 'Račun na', 'PDV'],
    ['en', 'Invoice to', 'VAT'],
    ['es', 'Factura a', 'IVA'],
  ] as const)('names the company that the invoice is for: %s', (language, label, vat) => {
    const company = { name: 'Firma d.o.o.', taxId: '4200000000005', vatNumber: '200000000005' }
    const mail = write({ kind: 'created' }, { language, company })
    expect(mail).toContain(`{"label":"${label}","value":"Firma d.o.o., JIB 4200000000005, ${vat} 200000000005"}`)
    expect(write({ kind: 'created' }, { language })).not.toContain(label)
  })

  it('promises nothing more when cash is paid after the products were handed over', () => {
    expect(write({ kind: 'paid' }, { fulfilmentStatus: 'fulfilled' })).not.toContain('We write again')
  })

  it.each(languages)('says of a cancelled order what becomes of the money: %s', (language) => {
    const cancelled = { kind: 'cancelled', overdue: false } as const
    const paid = { language, cancelReason: 'customer', refundedTotal: 0, financialStatus: 'paid' } as const
    const byCard = write(cancelled, {
      ...paid,
      paymentMethod: 'card',
      refundedTotal: 1_000,
      financialStatus: 'refunded',
    })
    expect(byCard).toMatch(/10[.,]00 KM.*(karticu|card|tarjeta)/)
    const owed = write(cancelled, { ...paid, paymentMethod: 'bank-transfer' })
    expect(owed).toMatch(/vraća naš zaposlenik|One of us will return|Te lo devuelve una persona/)
    expect(write(cancelled, { ...paid, financialStatus: 'voided' })).toMatch(/Ništa nije|Nothing was|No se cobró/)
    const refund = { kind: 'refunded', refund: { id: 1, amount: 1_000 } as Refund } as const
    expect(write(refund, { ...paid, paymentMethod: 'bank-transfer' })).toMatch(/Poslali smo|have sent|Te enviamos/)
  })

  it.each([
    ['bcs', 'Laptop više ne možemo isporučiti', 'dio naručenog više ne možemo isporučiti'],
    ['en', 'we can no longer deliver Laptop', 'we can no longer deliver part of what you ordered'],
    ['es', 'ya no podemos entregarte Laptop', 'ya no podemos entregarte parte de lo que pediste'],
  ] as const)('says why the shop has cancelled what is no longer there: %s', (language, named, unnamed) => {
    const [laptop, mouse] = ['Laptop', 'Miš'].map((title) => ({ title, quantity: 1, unitPrice: 500 }) as OrderLine)
    if (!laptop || !mouse) throw new Error('expected two lines')
    const cancelled = { kind: 'cancelled', overdue: false } as const
    const order = { language, cancelReason: 'inventory', paymentMethod: 'card', refundedTotal: 1_000 } as const
    expect(write(cancelled, order, [laptop, laptop])).toContain(named)
    expect(write(cancelled, order, [laptop, mouse])).toContain(unnamed)
    expect(write(cancelled, { ...order, cancelReason: 'staff' }, [laptop])).not.toContain(named)
  })

  it('asks no money for an order that costs nothing', () => {
    const mail = write({ kind: 'created' }, { total: 0, financialStatus: 'paid' })
    expect(mail).toContain('We have received your order. We will email you')
    expect(mail).not.toMatch(/you pay|payment|cash on delivery/i)
  })

  it('tells who comes for the products that they are ready, and where', () => {
    const mail = write(fulfilled, pickup)
    expect(mail).toContain('ready for pickup')
    expect(mail).toContain('Zmaja od Bosne 88')
  })

  it.each(languages)('never mentions a parcel to who comes for the products: %s', (language) => {
    const events: readonly OrderEvent[] = [{ kind: 'created' }, { kind: 'paid' }, fulfilled]
    const methods = ['cash-on-delivery', 'bank-transfer', 'card'] as const
    for (const event of events)
      for (const paymentMethod of methods)
        expect(write(event, { ...pickup, language, paymentMethod })).not.toMatch(
          /parcel|pošiljk|šaljemo|envío|enviamos/i,
        )
  })
})

describe('the day of delivery', () => {
  const attributes = [toPromiseAttribute({ firstDay: '2026-11-18', lastDay: '2026-11-25' })]

  it.each([
    ['bcs', 'do srijede, 25. novembra'],
    ['en', 'by Wednesday 25 November'],
    ['es', 'a más tardar el miércoles 25 de noviembre'],
  ] as const)('is in the mail of the order and of its payment, as it was promised (%s)', (language, day) => {
    for (const kind of ['created', 'paid'] as const) expect(write({ kind }, { language, attributes })).toContain(day)
    expect(write({ kind: 'created' }, { language, attributes, ...pickup })).toContain(day)
  })

  it('is in no mail while nobody knows it, nor once the order is cancelled', () => {
    expect(write({ kind: 'created' })).not.toContain('Expected delivery')
    const cancelledAt = new Date()
    expect(write({ kind: 'cancelled', overdue: false }, { attributes, cancelledAt })).not.toContain('Expected delivery')
  })

  it('stands beside the number of the order', () => {
    expect(write({ kind: 'created' }, { attributes })).toMatch(/Order number.*1001.*Expected delivery/)
  })
})
