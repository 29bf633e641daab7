import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import type { Fulfilment, Order } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { type OrderEvent, orderEmail } from './order-emails.ts'

const shop = {
  name: 'Dvaput',
  market: 'ba',
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
  paymentDueAt: null,
  statusKey: 'k',
} as Order
const pickup: Partial<Order> = { delivery: { handle: 'pickup-sarajevo', title: 'Pickup', price: 0 } }
const fulfilled: OrderEvent = {
  kind: 'fulfilled',
  fulfilment: { id: 7, trackingCompany: null, trackingNumber: null, trackingUrl: null } as Fulfilment,
}

const write = (event: OrderEvent, changes: Partial<Order> = {}) => {
  const { subject, heading, blocks } = orderEmail(shop, { ...base, ...changes }, [], event)
  return [subject, heading, JSON.stringify(blocks)].join('\n')
}

describe('an email about an order', () => {
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
