import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import type { Person } from '../customers/person.ts'
import type { EarlierChoice } from './waiting-order.ts'

const test = useTestCheckout()
type Identity = Awaited<ReturnType<typeof test.identityOf>>
let monitor: Identity
let lastOne: Identity

beforeAll(async () => {
  await test.shop.addProducts('main', [
    productInput('Monitor', { price: 20_000, stock: 50 }),
    productInput('Zadnji', { price: 30_000, stock: 1 }),
  ])
  await test.shop.syncAll()
  monitor = await test.identityOf('monitor')
  lastOne = await test.identityOf('zadnji')
})
beforeEach(() => {
  test.failures.clear()
  test.shop.passTime(31_000)
})

type Press = {
  readonly person?: Person
  readonly browser?: string | undefined
  readonly orderLink?: string
  readonly earlier?: EarlierChoice
}

const start = (identity: Identity, press: Press = {}) => test.start({ lines: [{ identity, quantity: 1 }], ...press })

const list = async ({ person, browser, orderLink }: Press) => {
  const customer = (await person?.customer()) ?? null
  return test.checkout.listWaiting({ browser, orderLink, customer, market: markets.ba })
}

/** Orders, and lets our record know of it. */
const order = async (identity: Identity, press: Press = {}, method = 'bank-transfer') => {
  const { id, url, browser } = test.opened(await start(identity, press))
  const walk = test.walk('main')
  const token = await walk.open(url)
  const email = (await press.person?.customer())?.email ?? `${randomUUID()}@example.ba`
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  await walk.place(token, walk.hidden(text, 'shown'), { method })
  const read = await test.checkout.read({ id, browser, proof: undefined, customer: null })
  if (!read?.order) throw new Error('no order came of it')
  return { id, browser, order: read.order }
}

const stateOf = async (orderId: string) => {
  const { rows } = await test.shop.database.pool.query<{ status: string }>(
    `SELECT snapshot ->> 'financialStatus' AS status FROM backend.orders WHERE id = $1`,
    [orderId],
  )
  return rows[0]?.status
}

const waiting = (name: string) => ({ ok: false, refusal: { code: 'order-waiting', params: { name } } })

describe('an order of the shop’s own products that waits for its payment', () => {
  it('is said in the cart of its customer on every device, and stands in the way of a second one', async () => {
    const { person } = await test.logIn('link')
    const first = await order(monitor, { person })
    const product = `local:main:${monitor.variantId.split('/').at(-1)}`
    const own = { canReplace: true, path: `/orders/${first.order.id}`, total: expect.anything(), products: [product] }
    for (const browser of [first.browser, 'b'.repeat(43), undefined]) {
      expect(await list({ person, browser })).toMatchObject([{ name: first.order.name, isPaid: false, ...own }])
      expect(await start(monitor, { person, browser })).toEqual(waiting(first.order.name))
    }
    const { person: somebody } = await test.logIn('link')
    expect(await list({ person: somebody, browser: first.browser })).toEqual([])
    expect(await start(lastOne, { person }), 'other products').toMatchObject({ ok: true })
  })

  it('is cancelled first where its buyer pays another way, and there is a second one where they say so', async () => {
    const { person } = await test.logIn('link')
    const first = await order(lastOne, { person })
    expect(await start(lastOne, { person, earlier: 'replace' }), 'its last unit is free again').toMatchObject({
      ok: true,
    })
    expect(await stateOf(first.order.id)).toBe('VOIDED')
    expect(await list({ person })).toEqual([])
    const second = await order(monitor, { person })
    expect(await start(monitor, { person, earlier: 'keep' })).toMatchObject({ ok: true })
    expect(await stateOf(second.order.id)).toBe('PENDING')
  })

  it('of a guest is known to its browser alone, without its total, and is cancelled by nobody who only started it', async () => {
    const { id, browser, order: placed } = await order(monitor)
    expect(await list({ browser })).toMatchObject([
      { name: placed.name, canReplace: false, total: null, path: `/checkout/success?checkout=${id}` },
    ])
    expect(await list({ browser: 'c'.repeat(43) })).toEqual([])
    for (const earlier of [undefined, 'replace'] as const)
      expect(await start(monitor, { browser, ...(earlier && { earlier }) })).toEqual(waiting(placed.name))
    expect(await stateOf(placed.id)).toBe('PENDING')
    expect(await start(monitor, { browser, earlier: 'keep' })).toMatchObject({ ok: true })
  })

  it('is left alone where the shop had its payment before we were told', async () => {
    const { person } = await test.logIn('link')
    const { order: placed } = await order(monitor, { person })
    const { orders } = connectTestShop(test.shop.platform, 'main')
    await orders.markPaid(`gid://shopify/Order/${placed.id.split('-').at(-1)}`)
    expect(await stateOf(placed.id)).toBe('PENDING')
    expect(await start(monitor, { person, earlier: 'replace' })).toMatchObject({ refusal: { code: 'order-just-paid' } })
    expect(await stateOf(placed.id)).toBe('PAID')
  })

  it('of a guest is read in a browser with its link, and paid another way once the mailed code was typed there', async () => {
    const { browser, order: placed } = await order(lastOne)
    const [orderId, link] = [placed.id, { path: `/orders/${placed.id}`, total: expect.anything() }]
    const orderLink = await test.openLink({ orderId, isConfirmed: false })
    expect(await list({ browser, orderLink })).toMatchObject([{ canReplace: false, ...link }])
    expect(await start(lastOne, { browser, orderLink, earlier: 'replace' })).toEqual(waiting(placed.name))
    const { order: another } = await order(monitor)
    const elsewhere = await test.openLink({ orderId: another.id, isConfirmed: true })
    expect(await start(lastOne, { browser, orderLink: elsewhere, earlier: 'replace' })).toEqual(waiting(placed.name))
    expect(await stateOf(placed.id)).toBe('PENDING')
    const confirmed = await test.openLink({ orderId, isConfirmed: true })
    expect(await list({ browser, orderLink: confirmed })).toMatchObject([{ canReplace: true, ...link }])
    expect(await start(lastOne, { browser, orderLink: confirmed })).toEqual(waiting(placed.name))
    expect(await start(lastOne, { browser, orderLink: confirmed, earlier: 'replace' })).toMatchObject({ ok: true })
    expect(await stateOf(placed.id)).toBe('VOIDED')
  })

  it('is none where the courier is paid, and where the shop cannot cancel it nothing begins', async () => {
    const { person } = await test.logIn('link')
    await order(monitor, { person }, 'cash-on-delivery')
    expect(await list({ person })).toEqual([])
    const { order: second } = await order(monitor, { person })
    // The calls of an administrator have no name.
    test.failures.set('', () => new Response('', { status: 503 }))
    expect(await start(monitor, { person, earlier: 'replace' })).toMatchObject({
      ok: false,
      refusal: { code: 'checkout-failed' },
    })
    expect(await stateOf(second.id)).toBe('PENDING')
  })
})
