import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import type { NewOrder } from '../../tables/sale.ts'

const shop = useTestPlatform()

const place = async (facts: Pick<NewOrder, 'delivery' | 'discounts'> & Partial<Pick<NewOrder, 'paymentMethod'>>) => {
  const placed = await shop.database.inTransaction((tx) =>
    shop.platform.parts.orders.place(tx, {
      shop: shop.platform.shopOf('main').shop,
      email: 'amina@example.ba',
      language: 'en',
      paymentMethod: 'cash-on-delivery',
      paid: false,
      shippingTotal: 0,
      taxTotal: 726,
      codes: [],
      lines: [{ variantId: null, productId: null, title: 'Laptop', quantity: 1, unitPrice: 5_000, discount: 0 }],
      ...facts,
    }),
  )
  if (!placed.ok) throw new Error('not placed')
  return placed.order
}

const read = async ({ id, statusKey }: { id: number; statusKey: string }, locale = 'en') => {
  const page = await (await shop.fetchAt(`/orders/${id}/status?key=${statusKey}&locale=${locale}`)).text()
  return page.slice(page.indexOf('<main'), page.indexOf('</main'))
}

describe('the page of an order', () => {
  it('never speaks of a parcel to who fetches the products', async () => {
    const order = await place({ delivery: { handle: 'pickup-sarajevo', title: 'Radnja', price: 0 } })
    const locales = ['bs', 'en', 'es']
    const parcel = /parcel|pošiljk|šaljemo|poslano|envi|envío|\bsent\b/i
    for (const locale of locales) expect(await read(order, locale)).not.toMatch(parcel)
    expect(await read(order)).toContain('Payable at the shop · Being prepared')
    const key = { shopId: order.shopId, orderId: order.id }
    await shop.database.inTransaction((tx) => shop.platform.parts.orders.fulfil(tx, key))
    for (const locale of locales) {
      const page = await read(order, locale)
      expect(page).not.toMatch(parcel)
      expect(page.match(/Spremno za preuzimanje|Ready for pickup|Listo para retiro/g)).toHaveLength(2)
      expect(page).toContain('Zmaja od Bosne 88')
    }
  })

  it('says when to come, and with which code, only while somebody comes, and names no price of a delivery', async () => {
    const order = await place({ delivery: { handle: 'pickup-sarajevo', title: 'Radnja', price: 0 } })
    const waiting = await read(order)
    expect(waiting).toContain('Pickup code')
    expect(waiting).not.toContain('Free')
    const key = { shopId: order.shopId, orderId: order.id }
    await shop.database.pool.query('UPDATE platform.orders SET cancelled_at = app_now() WHERE id = $1', [key.orderId])
    const cancelled = await read(order)
    expect(cancelled).toContain('Zmaja od Bosne 88')
    expect(cancelled).not.toMatch(/Pickup code|Opening hours/)
  })

  it.each([
    ['bs', 'Čeka se uplata · Pripremamo čim uplata stigne'],
    ['en', 'Awaiting payment · We will prepare it once your payment arrives'],
    ['es', 'Esperando el pago · Lo preparamos cuando llegue el pago'],
  ])('says that products wait for the transfer that pays for them: %s', async (locale, state) => {
    const delivery = { handle: 'standard', title: 'Courier', price: 500 }
    const page = await read(await place({ delivery, paymentMethod: 'bank-transfer' }), locale)
    expect(page).toContain(state)
    expect(page).not.toMatch(/U pripremi|Being prepared|En preparación/)
  })

  it('asks nobody to fetch what is to be delivered, also where no street is known', async () => {
    const page = await read(await place({ delivery: { handle: 'agreed', title: 'Own van', price: 0 } }))
    expect(page).toContain('We are preparing your parcel')
    expect(page).toContain('Payable on delivery · Being prepared')
    expect(page).toContain('<a class="button secondary" href="http://main.localhost:3000/">Back to the shop</a>')
    expect(page).not.toMatch(/pick|Zmaja od Bosne/i)
  })

  it('takes a discount on delivery off the price of delivery, so that the rows add up', async () => {
    const page = await read(
      await place({
        delivery: { handle: 'standard', title: 'Courier', price: 500 },
        discounts: [{ code: 'PORTO', title: 'Porto', amount: 500, scope: 'delivery' }],
      }),
    )
    const amounts = [...page.matchAll(/<dt>(\w+)[^<]*<\/dt><dd class="number">([^<]*)</g)]
    expect(amounts.map(([, label, amount]) => `${label} ${amount?.replaceAll(/\s/g, ' ')}`)).toEqual([
      'Subtotal 50.00 KM',
      'Discount −5.00 KM',
      'Courier 5.00 KM',
      'Total 50.00 KM',
      'Includes 7.26 KM',
    ])
  })
})
