import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { bosnianBuyer, chileanBuyer } from '../../../../tests/support/platform/checkout-walk.ts'

const test = useTestCheckout()
const locales = {
  main: { market: markets.ba, language: 'en' },
  retail: { market: markets.cl, language: 'es' },
} as const
const typed = { main: bosnianBuyer, retail: chileanBuyer }
const hour = 3_600_000
let made = 0

beforeAll(() => test.shop.syncAll())
beforeEach(async () => {
  await test.shop.platform.setClockOffset(0)
  // Past the pause of a source that was too slow once.
  test.shop.passTime(31_000)
})

/** A product of 800 with one piece: offered 500, the shop wants 700, the customer says 600, the shop 650, agreed. */
const agree = async (shop: ShopHandle, { stock = 1 } = {}) => {
  made += 1
  const unit = shop === 'main' ? 100 : 1
  const [id = 0] = await test.shop.addProducts(shop, [productInput(`Agreed ${made}`, { price: 800 * unit, stock })])
  await test.shop.sync.refreshProducts(shop, [id])
  const { person } = await test.logIn('password')
  const customer = await person.customer()
  if (!customer) throw new Error('expected a customer, got none')
  const offered = { kind: 'local', customer, locale: locales[shop], amount: 500, message: null } as const
  const submitted = await test.offers.submit({ ...offered, productId: `agreed-${made}` })
  if (!submitted.ok) throw new Error(submitted.refusal.code)
  const { id: offerId } = submitted.offer
  await test.offers.counter(offerId, 700 * unit)
  await test.offers.answer(customer.id, offerId, { move: 'answer', amount: 600 })
  await test.offers.counter(offerId, 650 * unit)
  const approved = await test.offers.answer(customer.id, offerId, { move: 'accept' })
  if (!approved.ok) throw new Error(approved.refusal.code)
  // The stock from before the hold is not believed any longer.
  test.shop.passTime(31_000)
  await test.shop.sync.refreshProducts(shop, [id])
  const identity = await test.identityOf(`agreed-${made}`)
  const price = { minor: 800 * unit, currency: locales[shop].market.currency }
  return { id, person, customer, identity, price, unit, offer: approved.offer }
}
type Agreed = Awaited<ReturnType<typeof agree>>

const press = (shop: ShopHandle, { person, identity, price, unit }: Agreed, quantity = 1) =>
  test.start({
    person,
    locale: locales[shop],
    lines: [{ identity, quantity, shown: price, shownAgreed: { ...price, minor: 650 * unit } }],
  })

const pay = async (shop: ShopHandle, url: string, email: string) => {
  const buyer = test.walk(shop)
  const token = await buyer.open(url)
  const { text } = await buyer.fillIn(token, { buyer: { ...typed[shop], email } })
  await buyer.place(token, buyer.hidden(text, 'shown'), buyer.card('4242424242424242'))
  await test.orders.askFor(shop, new Date(0))
  const { rows } = await test.shop.database.pool.query(
    `SELECT subtotal::int, discount_total::int AS discount FROM platform.orders WHERE checkout_token = $1`,
    [token],
  )
  return rows[0]
}

const readOffer = async ({ offer }: Agreed) => {
  const { rows } = await test.shop.database.pool.query(
    'SELECT status, reason, order_id IS NOT NULL AS ordered FROM backend.offers WHERE id = $1',
    [offer.id],
  )
  return rows[0]
}

describe.each(['main', 'retail'] as const)('an agreed price at the %s shop', (shop) => {
  it('makes the held piece buyable for its customer alone', async () => {
    const agreed = await agree(shop)
    const lines = [{ identity: agreed.identity, quantity: 1, price: agreed.price }]
    expect(await test.cartLines(locales[shop], lines)).toMatchObject([{ state: 'sold-out' }])
    expect(await test.cartLines(locales[shop], lines, 'gid://shopify/Customer/1')).toMatchObject([
      { state: 'sold-out' },
    ])
    expect(await test.cartLines(locales[shop], lines, agreed.customer.id)).toMatchObject([
      { state: 'for-sale', current: { limit: 1, agreed: { price: { minor: 650 * agreed.unit } } } },
    ])
  })

  it('is what the order costs, and is used up by it', async () => {
    const agreed = await agree(shop)
    const { url } = test.opened(await press(shop, agreed))
    expect(await pay(shop, url, agreed.customer.email)).toEqual({
      subtotal: 800 * agreed.unit,
      discount: 150 * agreed.unit,
    })
    expect(await readOffer(agreed)).toEqual({ status: 'approved', reason: 'used', ordered: true })
    expect(await press(shop, agreed)).toMatchObject({ ok: false })
  })

  it('is nobody else’s', async () => {
    const agreed = await agree(shop, { stock: 2 })
    const { person } = await test.logIn('password')
    expect(await press(shop, { ...agreed, person })).toMatchObject({ ok: false, refusal: { code: 'cart-changed' } })
  })
})

describe('an agreed price', () => {
  it('counts for one piece of two', async () => {
    const agreed = await agree('main', { stock: 3 })
    const { url } = test.opened(await press('main', agreed, 2))
    expect(await pay('main', url, agreed.customer.email)).toEqual({
      subtotal: 1_600 * agreed.unit,
      discount: 150 * agreed.unit,
    })
  })

  it('is still what is paid when the price of the product has changed', async () => {
    const agreed = await agree('main')
    await test.shop.database.pool.query('UPDATE platform.product_variants SET price = $2 WHERE product_id = $1', [
      agreed.id,
      900 * agreed.unit,
    ])
    await test.shop.sync.refreshProducts('main', [agreed.id])
    const dearer = { ...agreed, price: { ...agreed.price, minor: 900 * agreed.unit } }
    const { url } = test.opened(await press('main', dearer))
    expect(await pay('main', url, agreed.customer.email)).toEqual({
      subtotal: 900 * agreed.unit,
      discount: 250 * agreed.unit,
    })
  })

  it('is over at the pay-by moment, and says so instead of charging more', async () => {
    const agreed = await agree('main', { stock: 2 })
    await test.shop.platform.setClockOffset(25 * hour)
    expect(await press('main', agreed)).toMatchObject({ ok: false, refusal: { code: 'cart-changed' } })
  })

  it('lets go of the held piece where the shop does not hand it over to the code', async () => {
    const agreed = await agree('main')
    // As a hosted shop does it: its draft orders know no codes that free their stock.
    await test.shop.database.pool.query(`UPDATE platform.draft_orders SET discount_codes = '{}' WHERE $1 = ANY(tags)`, [
      `offer-${agreed.offer.id}`,
    ])
    const { url } = test.opened(await press('main', agreed))
    expect(await pay('main', url, agreed.customer.email)).toEqual({ subtotal: 80_000, discount: 15_000 })
  })
})
