import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { bosnianBuyer, chileanBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import type { Person } from '../customers/person.ts'

const test = useTestCheckout()
const shops = {
  main: { locale: { market: markets.ba, language: 'bcs' }, buyer: bosnianBuyer, home: 'http://localhost:3000' },
  retail: { locale: { market: markets.cl, language: 'es' }, buyer: chileanBuyer, home: 'http://cl.localhost:3000' },
} as const
type Shop = keyof typeof shops
type Press = { readonly browser?: string; readonly person?: Person }

beforeAll(async () => {
  for (const shop of ['main', 'retail'] as const)
    await test.shop.addProducts(
      shop,
      ['Gost', 'Kupac', 'Prvi'].map((title) => productInput(`${title} ${shop}`, { price: 20_000, stock: 1 })),
    )
  await test.shop.syncAll()
})
beforeEach(() => test.shop.passTime(31_000))

const press = async (shop: Shop, title: string, by: Press = {}) =>
  test.start({
    ...{ locale: shops[shop].locale, lines: [{ identity: await test.identityOf(`${title}-${shop}`), quantity: 1 }] },
    ...by,
  })

/** Up to the payment step, where the only unit is held, and back to the cart. */
const leavePayment = async (shop: Shop, title: string, by: Press = {}, { isKnown = true } = {}) => {
  const { id, url, browser } = test.opened(await press(shop, title, by))
  const walk = test.walk(shop)
  const token = await walk.open(url)
  const email = (await by.person?.customer())?.email ?? `${token}@example.com`
  const { status } = await walk.fillIn(token, { buyer: { ...shops[shop].buyer, email } })
  expect(status).toBe(200)
  if (isKnown) test.shop.passTime(31_000)
  return { id, browser, token, walk }
}

const check = async (shop: Shop, title: string, customerId?: string, browser?: string) => {
  const identity = await test.identityOf(`${title}-${shop}`)
  const price = { minor: 20_000, currency: shops[shop].locale.market.currency }
  const [line] = await test.cartLines(shops[shop].locale, [{ identity, quantity: 1, price }], customerId, browser)
  return line
}

const held = (kind: string, code = 'cart-out-of-stock') => ({
  ...{ ok: false, refusal: { code } },
  problems: [expect.objectContaining({ kind, until: expect.any(String) })],
})

describe.each(['main', 'retail'] as const)('the last unit at the %s shop', (shop) => {
  it('is held for the guest who has left the payment page, and the cart leads back to it', async () => {
    const { id, browser, token, walk } = await leavePayment(shop, 'gost')
    const own = await check(shop, 'gost', undefined, browser)
    expect(own).toMatchObject({ state: 'sold-out', heldUntil: expect.any(String) })
    const back = new URL(own?.ownPayment ?? '')
    expect(back.searchParams.get('return_to')).toBe(`${shops[shop].home}/checkout/success?checkout=${id}`)
    expect(await walk.open(back.href)).toBe(token)
    expect(await press(shop, 'gost', { browser })).toEqual(held('held-own'))

    const foreign = await check(shop, 'gost', undefined, 'b'.repeat(43))
    expect(foreign).toMatchObject({ heldUntil: expect.any(String) })
    expect(foreign).not.toHaveProperty('ownPayment')
    expect(await press(shop, 'gost')).toEqual(held('held'))
  })

  it('is said to be held at the first press of somebody else, before our copy of the stock knows it', async () => {
    await leavePayment(shop, 'prvi', {}, { isKnown: false })
    expect(await check(shop, 'prvi')).toMatchObject({ state: 'sold-out', heldUntil: expect.any(String) })
    expect(await press(shop, 'prvi')).toEqual(held('held'))
  })

  it('is held for the customer on every device, and for nobody else in the same browser after that', async () => {
    const { person } = await test.logIn('password')
    const { browser } = await leavePayment(shop, 'kupac', { person })
    const customer = await person.customer()
    expect(await check(shop, 'kupac', customer?.id)).toHaveProperty('ownPayment')
    expect(await press(shop, 'kupac', { person })).toEqual(held('held-own'))
    expect(await check(shop, 'kupac', undefined, browser)).not.toHaveProperty('ownPayment')
  })
})
