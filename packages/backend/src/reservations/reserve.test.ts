import { randomUUID } from 'node:crypto'
import { failpointActions } from '@dvaput/database/failpoint'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { reservationEnd } from '@dvaput/domain/reservations/reservation-end'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { newApprovingOffer } from '../../../../tests/support/orders/new-approving-offer.ts'
import {
  chile,
  hour,
  type Item,
  newCustomer,
  useTestReservations,
} from '../../../../tests/support/orders/test-reservations.ts'
import { offers } from '../offers/offers.table.ts'

const test = useTestReservations()

describe('a reservation', () => {
  it('holds the stock at the shop for 24 hours, at the shop’s price, and is mailed once [RES-10, RES-11]', async () => {
    const phone = await test.addProduct(3)
    const diego = newCustomer()
    const { id, pickupCode, expiresAt, createdAt, lines } = await test.reserved(diego, [[phone, 2]])
    expect(expiresAt).toEqual(reservationEnd(createdAt, markets.cl))
    expect(lines).toMatchObject([{ quantity: 2, price: { minor: 250_000, currency: 'CLP' } }])
    expect(await test.stockOf(phone)).toEqual({ on_hand: 3, reserved: 2 })
    expect(await test.draftsOf(id)).toMatchObject([
      { email: diego.email, status: 'open', reserve_inventory_until: expiresAt, note: `Reservation ${pickupCode}` },
    ])
    const [mail, ...others] = await test.mailsTo(diego)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Reservation ${pickupCode}: we are holding your products`)
    for (const part of [
      pickupCode,
      'Avenida Providencia 1650, 7500000 Santiago',
      'Monday to Friday 12:00-21:00',
      'You pay at the shop, with a valid ID.',
      'http://cl.localhost:3000/reservations?lang=en',
      '$500.000 CLP',
    ])
      expect(mail?.text).toContain(part)
  })

  it.each(languages)('is mailed in %s', async (language) => {
    const phone = await test.addProduct(1)
    const customer = newCustomer()
    const items = [{ variantId: phone, quantity: 1, name: '' }]
    await test.shop.reservations.reserve({ customer, locale: { ...chile, language }, items, key: randomUUID() })
    const subjects = { bcs: 'čuvamo vam proizvode', en: 'we are holding', es: 'te guardamos los productos' }
    expect((await test.mailsTo(customer))[0]?.subject).toContain(subjects[language])
  })

  it('is not made of a unit at an agreed price, which is held already and paid for online', async () => {
    const [phone, agreed] = [await test.addProduct(3), await test.addProduct(3)]
    const diego = newCustomer()
    const offer = newApprovingOffer({
      ...{ shop: 'retail', variantId: Number(agreed.split('/').at(-1)), code: `DV-${randomUUID()}` },
      ...{ originalPrice: 250_000, agreedPrice: 200_000 },
    })
    await test.shop.database.db.insert(offers).values({
      ...{ ...offer, customerId: diego.id, status: 'approved', discountId: 'made', holdId: 'held' },
    })
    const refusal = { code: 'reservation-agreed-price', params: { name: expect.stringContaining('Teléfono') } }
    expect(await test.reserve(diego, [[agreed]])).toMatchObject({ ok: false, refusal })
    expect(await test.reserve(diego, [[phone], [agreed]])).toMatchObject({
      ...{ ok: true, reservation: { lines: [{ variantId: phone }] }, refused: [{ variantId: agreed, refusal }] },
    })
    expect(await test.reserve(newCustomer(), [[agreed]])).toMatchObject({ ok: true, refused: [] })
  })

  it('of several products reserves what is there, and names the rest with the reason', async () => {
    const [phone, scarce, gone] = [
      await test.addProduct(3),
      await test.addProduct(1),
      'gid://shopify/ProductVariant/999999999',
    ]
    const result = await test.reserve(newCustomer(), [[phone, 2], [scarce, 2], [gone], ['international-17']])
    expect(result).toMatchObject({
      ok: true,
      reservation: { lines: [{ variantId: phone }] },
      refused: [
        { variantId: 'international-17', refusal: { code: 'nothing-to-reserve' } },
        { variantId: scarce, refusal: { code: 'reservation-short', params: { count: 1 } } },
        { variantId: gone, refusal: { code: 'product-not-found' } },
      ],
    })
    expect([await test.stockOf(phone), await test.stockOf(scarce)]).toEqual([
      { on_hand: 3, reserved: 2 },
      { on_hand: 1, reserved: 0 },
    ])
  })

  it('of what was sold a moment ago reserves the rest', async () => {
    const [phone, raced] = [await test.addProduct(3), await test.addProduct(1)]
    failpointActions['after-reservation-row'] = { do: 'call', callback: test.sellAll(raced) }
    const diego = newCustomer()
    const result = await test.reserve(diego, [[raced], [phone]])
    expect(result).toMatchObject({
      ok: true,
      reservation: { lines: [{ variantId: phone }] },
      refused: [{ variantId: raced, refusal: { code: 'reservation-short' } }],
    })
    failpointActions['after-reservation-row'] = { do: 'call', callback: test.sellAll(phone) }
    expect(await test.reserve(newCustomer(), [[phone]])).toMatchObject({
      ok: false,
      refusal: { code: 'reservation-short' },
    })
  })

  it('says until when the last unit is held that somebody began to pay for a moment ago', async () => {
    const [phone, held] = [await test.addProduct(3), await test.addProduct(1)]
    failpointActions['after-reservation-row'] = { do: 'call', callback: test.sellAll(held) }
    test.heldUntil.set(held, '2030-05-14T16:30:00.000Z')
    const refusal = { code: 'reservation-held', params: { until: '14 May 2030, 12:30' } }
    expect(await test.reserve(newCustomer(), [[held], [phone]])).toMatchObject({
      ...{ ok: true, reservation: { lines: [{ variantId: phone }] }, refused: [{ variantId: held, refusal }] },
    })
    const last = await test.addProduct(1)
    failpointActions['after-reservation-row'] = { do: 'call', callback: test.sellAll(last) }
    test.heldUntil.set(last, '2030-05-14T16:30:00.000Z')
    expect(await test.reserve(newCustomer(), [[last]])).toMatchObject({ ok: false, refusal })
  })

  it.each([
    ['nothing of the local stock', async () => [['international-17']] as Item[], 'nothing-to-reserve'],
    [
      'a product that is sold out',
      async () => [[await test.addProduct(2)], [await test.addProduct(0)]] as Item[],
      'reservation-out-of-stock',
    ],
    [
      'too many of one product',
      async () => [[await test.addProduct(2_000), 1_000]] as Item[],
      'reservation-product-limit',
    ],
    ['what nobody sells', async () => [['gid://shopify/ProductVariant/999999999']] as Item[], 'product-not-found'],
  ])('of %s is refused, and nothing is held', async (_, itemsOf, code) => {
    const diego = newCustomer()
    const items = await itemsOf()
    expect(await test.reserve(diego, items)).toMatchObject({ ok: false, refusal: { code } })
    expect(await test.rowsOf(diego)).toEqual([])
    for (const [variantId] of items.filter(([id]) => id.startsWith('gid:')))
      expect((await test.stockOf(variantId))?.reserved ?? 0).toBe(0)
  })

  it('counts against the limits of its customer until it ends, also with many presses at once', async () => {
    const phone = await test.addProduct(20)
    const diego = newCustomer()
    const { perProduct } = markets.cl.figures.reservationLimits
    const results = await Promise.all(Array.from({ length: 8 }, () => test.reserve(diego, [[phone]])))
    expect(results.filter(({ ok }) => ok)).toHaveLength(perProduct)
    expect(await test.stockOf(phone)).toMatchObject({ reserved: perProduct })
    const [first] = await test.rowsOf(diego)
    expect(await test.shop.reservations.cancel(diego.id, first.id)).toBe('ended')
    expect(await test.reserve(diego, [[phone]])).toMatchObject({ ok: true })
  })

  it('is refused after twenty presses within an hour', async () => {
    const phone = await test.addProduct(1)
    const diego = newCustomer()
    for (let press = 0; press < 20; press += 1) {
      const { id } = await test.reserved(diego, [[phone]])
      await test.shop.reservations.release(id)
      await test.shop.jobs.drain()
    }
    expect(await test.reserve(diego, [[phone]])).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-requests' },
      retryAfterSeconds: expect.any(Number),
    })
    await test.setClockOffset(hour)
    expect(await test.reserve(diego, [[phone]])).toMatchObject({ ok: true })
  })

  it('is none in a market without reservations', async () => {
    const customer = newCustomer()
    const items = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1, name: '' }]
    const bosnia = { market: markets.ba, language: 'bcs' as const }
    expect(await test.shop.reservations.reserve({ customer, locale: bosnia, items, key: 'x' })).toMatchObject({
      refusal: { code: 'not-found' },
    })
  })
})

describe('a press that is repeated', () => {
  it('fifty times at once reserves once and gets one result', async () => {
    const phone = await test.addProduct(5)
    const diego = newCustomer()
    const results = await Promise.all(Array.from({ length: 50 }, () => test.reserve(diego, [[phone]], 'one press')))
    const ids = results.map((result) => (result.ok ? result.reservation.id : result.refusal.code))
    expect(new Set(ids).size).toBe(1)
    expect(await test.stockOf(phone)).toMatchObject({ reserved: 1 })
    expect(await test.mailsTo(diego)).toHaveLength(1)
  })

  it('gets the refusals of the first', async () => {
    const [phone, scarce] = [await test.addProduct(5), await test.addProduct(1)]
    const diego = newCustomer()
    const press = () => test.reserve(diego, [[phone], [scarce, 2]], 'one press')
    expect(await press()).toEqual(await press())
  })

  it('with another wish under the same key is refused, and somebody else’s key is another key', async () => {
    const phone = await test.addProduct(5)
    const diego = newCustomer()
    await test.reserve(diego, [[phone]], 'one press')
    expect(await test.reserve(diego, [[phone, 2]], 'one press')).toMatchObject({
      refusal: { code: 'idempotency-key-reused' },
    })
    expect(await test.reserve(newCustomer(), [[phone]], 'one press')).toMatchObject({ ok: true })
    expect(await test.stockOf(phone)).toMatchObject({ reserved: 2 })
  })
})
