import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import { describe, expect, it } from 'vitest'
import { checkoutCustomer as buyer, newBrowser } from '../../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import type { PlaceRequest } from '../../imported-orders/placing/place-order.ts'

const test = useTestImportedOrders()
const hour = 3_600_000
const full = 190_050
const agreed = 150_000
const placeLocale = { market: markets.cl, language: 'es' } as const

/** One imported piece, of which a customer has been promised one for less. */
const agree = async (stock = 1) => {
  const eraId = test.newItem(stock, full)
  const id = randomUUID()
  const customerId = `gid://shopify/Customer/${id}`
  await test.query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, agreed_price, status, answer_by, pay_by)
     VALUES ($1, 'cl', 'international', $2, 'diego@kupac.example', 'es', 'CL', $3, $3, 'x', 'X', 'CLP', $4, $5, $5,
       'approved', app_now() + interval '48 hours', app_now() + interval '24 hours')`,
    [id, customerId, `international:${eraId}`, full, agreed],
  )
  const person = { customer: async () => ({ id: customerId }) as never }
  return { id, eraId, person, customerId }
}
type Changes = { readonly quantity?: number } & Partial<PlaceRequest>
type Agreed = Awaited<ReturnType<typeof agree>>

const order = ({ eraId, person }: Agreed, { quantity = 1, ...changes }: Changes = {}) =>
  test.placed([{ eraId, quantity }], { person, ...changes })

const readOffer = async ({ id }: Agreed) =>
  (await test.query('SELECT status, reason, order_id, claim FROM backend.offers WHERE id = $1', [id]))[0]

const settle = async (reference: string) => {
  test.payments.pay(reference, 'approved')
  await test.orders.settle({ reference })
}

describe('the agreed price of an imported product', () => {
  it('is what its customer pays, once', async () => {
    const offer = await agree(2)
    const placed = await order(offer)
    expect(placed.total - placed.shippingTotal).toBe(agreed)
    expect(placed.lines).toMatchObject([{ unitPrice: agreed, offerId: offer.id }])
    await settle(placed.id)
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: 'used', order_id: placed.id })
    const next = await order(offer)
    expect(next.total - next.shippingTotal).toBe(full)
  })

  it('goes to one of fifty orders at once', async () => {
    const offer = await agree(100)
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.orders.place({
          ...{ person: offer.person, clientIp: '127.0.0.1', locale: placeLocale, browser: newBrowser() },
          ...{ lines: [{ eraId: offer.eraId, quantity: 1 }], customer: buyer },
        }),
      ),
    )
    // One open payment of one customer: each order replaces the one before, and takes the price with it.
    const ids = results.flatMap((result) => (result.ok ? [result.order.id] : []))
    const states = await Promise.all(ids.map((id) => test.stateOf(id)))
    const open = ids.filter((_, index) => states[index] === 'awaiting-payment')
    expect(open).toHaveLength(1)
    expect(await readOffer(offer)).toMatchObject({ claim: `${open[0]}:${offer.id}` })
  })

  it('is free again when its order was not paid, also for who goes back and presses again', async () => {
    const offer = await agree()
    const browser = newBrowser()
    await order(offer, { browser })
    const again = await order({ ...offer }, { browser, customer: { ...buyer, city: 'Valdivia' } })
    expect(await readOffer(offer)).toMatchObject({ claim: `${again.id}:${offer.id}` })
    await test.setClockOffset(31 * 60_000)
    await test.orders.sweep()
    expect(await readOffer(offer)).toMatchObject({ claim: null })
  })

  it('is paid back to who pays for it after another order has used it', async () => {
    const offer = await agree(2)
    const late = await order(offer)
    await test.setClockOffset(31 * 60_000)
    await test.orders.sweep()
    const first = await order(offer)
    await settle(first.id)
    await settle(late.id)
    expect(await test.stateOf(first.id)).toBe('paid')
    expect(await test.stateOf(late.id)).toBe('replaced')
    expect(await test.outcomes(late.id)).toEqual(['surplus'])
  })

  it('is for the first piece: further ones cost the full price, and the order uses the offer up', async () => {
    const offer = await agree(11)
    const quoted = await test.orders.quote([{ eraId: offer.eraId, quantity: 3 }], {
      ...{ customerId: offer.customerId, market: 'cl' },
    })
    expect(quoted.goods.minor).toBe(agreed + 2 * full)
    const placed = await order(offer, { quantity: 3, shownTotal: quoted.total })
    expect(placed.lines).toMatchObject([
      { quantity: 1, unitPrice: agreed, offerId: offer.id, dollars: null, rate: null },
      { quantity: 2, unitPrice: full, dollars: 20_000 },
    ])
    expect(test.payments.started.get(placed.id)?.amount).toEqual(quoted.total)
    expect(await test.heldOf(offer.eraId)).toBe(3)
    await settle(placed.id)
    await test.drain()
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: 'used', order_id: placed.id })
    expect(test.warehouse.shelves.get(offer.eraId)?.stock).toBe(8)
    const [recorded] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [placed.id])
    expect(recorded?.snapshot.lines).toMatchObject([
      {
        ...{ id: offer.eraId, quantity: 1, price: { minor: agreed } },
        title: `Notebook ${offer.eraId} · precio acordado`,
      },
      { id: `${offer.eraId}/2`, title: `Notebook ${offer.eraId}`, quantity: 2, price: { minor: 2 * full } },
    ])
    expect(test.payments.started.get(placed.id)?.title).toContain('precio acordado')
    const mail = test.sent.find(({ subject }) => subject.includes(`#E${placed.number}`))
    expect(mail?.text).toMatch(
      /1 × Notebook \S+ · precio acordado: \$150\.000 CLP\n2 × Notebook \S+ \(.*\): \$380\.100 CLP/,
    )
  })

  it('is free again when the order of several pieces was rejected and ran out', async () => {
    const offer = await agree(5)
    const placed = await order(offer, { quantity: 2 })
    test.payments.pay(placed.id, 'rejected')
    await test.orders.settle({ reference: placed.id })
    expect(await readOffer(offer)).toMatchObject({ claim: `${placed.id}:${offer.id}` })
    await test.setClockOffset(31 * 60_000)
    await test.orders.sweep()
    expect(await readOffer(offer)).toMatchObject({ claim: null, reason: null })
    expect((await order(offer, { quantity: 2 })).lines[0]).toMatchObject({ unitPrice: agreed })
  })

  it('that another order of the customer holds is named in the refusal', async () => {
    const offer = await agree(5)
    const first = await order(offer)
    test.payments.pay(first.id, 'pending')
    await test.orders.settle({ reference: first.id })
    expect(
      await test.place([{ eraId: offer.eraId, quantity: 1 }], { earlier: 'keep', person: offer.person }),
    ).toMatchObject({
      refusal: { code: 'cart-changed' },
      problems: [{ kind: 'agreed-in-use', name: `Notebook ${offer.eraId}` }],
    })
  })

  it('is nobody else’s, and over at the pay-by moment', async () => {
    const offer = await agree(3)
    const stranger = await agree()
    const goods = (placed: { total: number; shippingTotal: number }) => placed.total - placed.shippingTotal
    expect(goods(await order({ ...offer, person: stranger.person }))).toBe(full)
    await test.setClockOffset(25 * hour)
    const shownTotal = createMoney(agreed + 16_800, 'CLP')
    await expect(order(offer, { shownTotal })).rejects.toThrow('cart-changed')
  })
})
