import { failpointActions } from '@dvaput/database/failpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPlatformAt } from '../../../../../tests/support/databases/platform-at.ts'
import {
  bosnianBuyer,
  copyCheckout,
  createWalk,
  type Walk,
} from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../../tests/support/proofs/check-invariants.ts'
import { clearFailpoints } from '../../../../../tests/support/runner/clear-failpoints.ts'
import { testCards } from '../../payments/test-card-gateway.ts'
import { releaseHold } from '../../stock/stock.ts'

const shop = useTestPlatform()
const origin = 'http://main.localhost:3000'
const walk = createWalk((path, init) => shop.fetchAt(path, init), origin)

type OtherPlatform = { walk: Walk; walkFrom: (clientIp: string) => Walk; sweep: () => Promise<number> }
/** A second platform on the same database, as another process would be. */
let other: OtherPlatform & { close: () => Promise<void> }

/** Many buyers come from many places, half of them to each platform. */
const buyerFrom = (index: number): Walk => {
  const clientIp = `198.51.100.${index}`
  if (index % 2) return other.walkFrom(clientIp)
  return createWalk((path, init) => shop.fetchAt(path, init, { clientIp }), origin)
}

beforeAll(async () => {
  const { connectionString: url = '' } = shop.database.pool.options
  const { platform, close } = await openPlatformAt({ url, dataDir: shop.platform.parts.dataDir })
  const walkFrom = (clientIp: string) =>
    createWalk(
      (path, init) => platform.fetch(new Request(`${origin}${path}`, init), { shop: 'main', clientIp }),
      origin,
    )
  other = { walk: walkFrom('203.0.113.8'), walkFrom, sweep: platform.parts.checkouts.sweep, close }
})
afterAll(() => other.close())
beforeEach(async () => {
  await shop.setClockOffset(0)
})

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const newVariant = (facts: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(shop.database, shop.platform.shopOf('main').shop.id, facts)

const makeCart = async (variantId: number, codes: string[] = []): Promise<string> => {
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!], $codes: [String!]) {
      cartCreate(input: { lines: $lines, discountCodes: $codes }) { cart { checkoutUrl } } }`,
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }], codes },
  )
  return data.cartCreate.cart.checkoutUrl
}

/** A checkout that stands before its payment step, and what its page shows. */
const ready = async (variantId: number, codes: string[] = []) => {
  const token = await walk.open(await makeCart(variantId, codes))
  const page = await walk.fillIn(token)
  return { token, shown: walk.hidden(page.text, 'shown') }
}

const ordersOf = (token: string) =>
  query<{ id: string; number: number }>('SELECT id, number FROM platform.orders WHERE checkout_token = $1', [token])

const stockOf = async (variantId: number) =>
  (
    await query<{ on_hand: number; reserved: number }>(
      'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1',
      [variantId],
    )
  )[0]

describe('many buyers, few products', () => {
  it('sells 15 units to exactly 15 of 60, through two platforms at once', async () => {
    const { variantId } = await newVariant({ stock: 15 })
    const first = await ready(variantId)
    const waiting = await copyCheckout(shop.database, first.token, 60)
    await shop.database.inTransaction((tx) => releaseHold(tx, `checkout:${first.token}`))
    const responses = await Promise.all(waiting.map(({ token, shown }, index) => buyerFrom(index).place(token, shown)))
    const refused = responses.filter(({ status }) => status !== 303)
    expect([refused.length, responses.length]).toEqual([45, 60])
    expect(refused.filter(({ text }) => text.includes('Nema na stanju') || text.includes('Rasprodano'))).toHaveLength(
      45,
    )
    expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('waits for a product longer than one statement may, rather than sending the buyer away', async () => {
    const { variantId } = await newVariant({ stock: 2 })
    const { token, shown } = await ready(variantId)
    const client = await shop.database.pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE platform.stock SET on_hand = on_hand WHERE variant_id = $1', [variantId])
    const pressed = walk.place(token, shown)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await client.query('COMMIT')
    client.release()
    expect((await pressed).status).toBe(303)
  })

  it('tells at once that the last unit is sold, without queueing for its row, unless the sale was this very one', async () => {
    const { variantId } = await newVariant({ stock: 2 })
    const [mine, late] = [await ready(variantId), await ready(variantId)]
    expect((await walk.place(mine.token, mine.shown)).location).toContain('/thank-you')
    await shop.database.inTransaction((tx) => releaseHold(tx, `checkout:${late.token}`))
    await query('UPDATE platform.stock SET on_hand = 0 WHERE variant_id = $1', [variantId])
    const client = await shop.database.pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE platform.stock SET on_hand = on_hand WHERE variant_id = $1', [variantId])
    expect(await walk.press(late.token, late.shown)).toBe('refused')
    expect(await walk.press(mine.token, mine.shown)).toBe('accepted')
    await client.query('ROLLBACK')
    client.release()
    await query(`UPDATE platform.stock SET on_hand = 1 WHERE variant_id = $1`, [variantId])
    expect(await ordersOf(mine.token)).toHaveLength(1)
  })

  it('sells the rest of a cart of which one product is sold out and no longer offered', async () => {
    const [{ variantId }, withdrawn] = [await newVariant({ stock: 1 }), await newVariant({ stock: 0 })]
    const { token } = await ready(variantId)
    await query(
      `INSERT INTO platform.cart_lines (id, cart_token, variant_id, quantity, attributes_hash)
       SELECT 'withdrawn', cart_token, $2, 1, '' FROM platform.checkouts WHERE token = $1`,
      [token, withdrawn.variantId],
    )
    await query(
      `UPDATE platform.products SET status = 'draft' FROM platform.product_variants AS variant
       WHERE variant.product_id = products.id AND variant.id = $1`,
      [withdrawn.variantId],
    )
    const shown = walk.hidden((await walk.get(`/checkouts/${token}/payment`)).text, 'shown')
    expect(await walk.press(token, shown)).toBe('accepted')
  })

  it('sells what somebody else held until a moment ago', async () => {
    const { variantId } = await newVariant({ stock: 1 })
    const first = await ready(variantId)
    const [second] = await copyCheckout(shop.database, first.token, 1)
    expect(await walk.press(second?.token ?? '', second?.shown ?? '')).toBe('refused')
    await shop.setClockOffset(3_600_000)
    expect(await walk.press(second?.token ?? '', second?.shown ?? '')).toBe('accepted')
    expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('lets one of ten parallel buyers use a code that is good once', async () => {
    const { variantId } = await newVariant({ stock: 50 })
    await query(
      `INSERT INTO platform.discounts (shop_id, code, title, kind, value, usage_limit)
       VALUES ($1, 'ONCE', 'Once', 'fixed-amount', 1000, 1)`,
      [shop.platform.shopOf('main').shop.id],
    )
    const first = await ready(variantId, ['ONCE'])
    const waiting = await copyCheckout(shop.database, first.token, 10)
    const results = await Promise.all(waiting.map(({ token, shown }, index) => buyerFrom(index).press(token, shown)))
    expect(results.sort()).toEqual(['accepted', ...Array(9).fill('refused')])
    expect(await query("SELECT usage_count FROM platform.discounts WHERE code = 'ONCE'")).toEqual([{ usage_count: 1 }])
    expect(await checkInvariants(shop.database)).toEqual([])
  })
})

describe('one checkout, many hands', () => {
  it.each(['cash-on-delivery', 'card'])('is one order and one email, by %s', async (method) => {
    const { variantId } = await newVariant({ stock: 5 })
    const { token, shown } = await ready(variantId)
    const fields = method === 'card' ? walk.card(testCards.approved) : { method }
    const pressed = Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? walk : other.walk).place(token, shown, fields),
    )
    const swept = Array.from({ length: 4 }, (_, index) =>
      index % 2 ? other.sweep() : shop.platform.parts.checkouts.sweep(),
    )
    const responses = await Promise.all(pressed)
    await Promise.all(swept)
    expect(new Set(responses.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set([`303 /checkouts/${token}/thank-you`]),
    )
    const [order, ...more] = await ordersOf(token)
    expect(more).toEqual([])
    await shop.jobs.drain()
    expect(shop.sent.filter(({ subject }) => subject.includes(`#${order?.number}`))).toHaveLength(1)
    expect(await stockOf(variantId)).toEqual({ on_hand: 4, reserved: 0 })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('shows its order to who comes back by the cart', async () => {
    const { variantId } = await newVariant()
    const url = await makeCart(variantId)
    const token = await walk.open(url)
    await walk.place(token, walk.hidden((await walk.fillIn(token)).text, 'shown'))
    expect(await walk.open(url)).toBe(token)
    expect((await walk.get(`/checkouts/${token}`)).location).toBe(`/checkouts/${token}/thank-you`)
    expect((await walk.post(`/checkouts/${token}/information`, bosnianBuyer)).location).toBe(
      `/checkouts/${token}/thank-you`,
    )
  })
})

describe('a process that dies', () => {
  it.each([
    ['after-hold', 0],
    ['after-payment', 1],
    ['before-order-commit', 1],
    ['after-order-commit', 1],
  ] as const)('%s leaves %i orders once it is swept, and the stock is right', async (failpoint, expected) => {
    const { variantId } = await newVariant({ stock: 2 })
    const { token, shown } = await ready(variantId)
    failpointActions[failpoint] = { do: 'throw' }
    expect((await walk.place(token, shown, walk.card(testCards.approved))).status).toBe(500)
    clearFailpoints()
    await shop.setClockOffset(2 * 60_000)
    await Promise.all([shop.platform.parts.checkouts.sweep(), other.sweep()])
    expect(await ordersOf(token)).toHaveLength(expected)
    const [{ state } = {}] = await query<{ state: string }>('SELECT state FROM platform.checkouts WHERE token = $1', [
      token,
    ])
    expect(state).toBe(expected === 0 ? 'open' : 'completed')
    await shop.setClockOffset(20 * 60_000)
    await shop.platform.parts.checkouts.endExpiredHolds()
    expect(await stockOf(variantId)).toEqual({ on_hand: 2 - expected, reserved: 0 })
    await shop.jobs.drain()
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('before the order of cash on delivery is written leaves nothing, and the buyer presses again', async () => {
    const { variantId } = await newVariant({ stock: 2 })
    const { token, shown } = await ready(variantId)
    failpointActions['before-order-commit'] = { do: 'throw' }
    expect((await walk.place(token, shown)).status).toBe(500)
    expect(await ordersOf(token)).toHaveLength(0)
    clearFailpoints()
    expect((await walk.place(token, shown)).status).toBe(303)
    expect(await ordersOf(token)).toHaveLength(1)
  })
})
