import { describe, expect, it } from 'vitest'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../../tests/support/proofs/check-invariants.ts'
import { testCards } from '../../payments/test-card-gateway.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const ready = async ({ stock = 1, price = 10_000 } = {}) => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock, price })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  return { token, variantId, shown: walk.hidden((await walk.fillIn(token)).text, 'shown') }
}

const ordersOf = (token: string) =>
  query<{ id: string; financial_status: string }>(
    'SELECT id, financial_status FROM platform.orders WHERE checkout_token = $1',
    [token],
  )

const lettersTo = async (token: string) => {
  const [buyer] = await query<{ email: string }>('SELECT email FROM platform.checkouts WHERE token = $1', [token])
  return shop.sent.filter(({ to }) => to === buyer?.email).map(({ subject }) => subject)
}

describe('a card', () => {
  it('that is refused charges nothing, keeps the products held and lets another be tried', async () => {
    const { token, shown } = await ready()
    const refused = await walk.place(token, shown, walk.card(testCards.declined))
    expect(refused.text).toContain('Banka je odbila karticu')
    expect(refused.text).toMatch(/value="card" checked/)
    expect((await walk.place(token, shown, walk.card(testCards.insufficientFunds))).text).toContain(
      'nema dovoljno novca',
    )
    expect(await ordersOf(token)).toEqual([])
    expect((await walk.place(token, shown, walk.card(testCards.approved))).status).toBe(303)
    expect(await ordersOf(token)).toMatchObject([{ financial_status: 'paid' }])
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('with a wrong digit is not sent anywhere, and not shown again', async () => {
    const { token, shown } = await ready()
    const { text } = await walk.place(token, shown, {
      ...walk.card('4242 4242 4242 4241'),
      cardExpiry: '01/20',
    })
    expect(text).toContain('id="cardNumber-wrong"')
    expect(text).toContain('id="cardExpiry-wrong"')
    expect(text).not.toContain('4241')
    expect(await query('SELECT FROM platform.payments WHERE checkout_token = $1', [token])).toEqual([])
  })

  it('that is slow is one order; one that never answers is one order or none, as the gateway says later', async () => {
    const [slow, silent, lost] = [await ready(), await ready(), await ready()]
    const responses = await Promise.all([
      walk.place(slow.token, slow.shown, walk.card(testCards.slow)),
      walk.place(silent.token, silent.shown, walk.card(testCards.noResponse)),
      walk.place(lost.token, lost.shown, walk.card(testCards.lost)),
    ])
    expect(responses.map(({ location }) => location?.split('/').at(-1))).toEqual([
      'thank-you',
      'processing',
      'processing',
    ])
    expect(await ordersOf(slow.token)).toHaveLength(1)
    // Who waits sees it as soon as the gateway tells; the one that never arrived stays open and cannot be paid twice.
    const waiting = await walk.get(`/checkouts/${lost.token}/processing`)
    expect(waiting.status).toBe(202)
    for (const locale of ['es', 'bs']) {
      const path = `/checkouts/${lost.token}/processing?locale=${locale}`
      expect((await walk.get(path)).text).toContain(`<html lang="${locale}"`)
      if (locale !== 'bs') expect(waiting.text).toContain(`<a href="${path}"`)
    }
    expect((await walk.get(`/checkouts/${lost.token}/payment`)).location).toBe(`/checkouts/${lost.token}/processing`)
    expect((await walk.get(`/checkouts/${silent.token}/processing`)).location).toMatch(/\/thank-you$/)
    await shop.setClockOffset(2 * 60_000)
    await shop.platform.parts.checkouts.sweep()
    await shop.setClockOffset(0)
    expect([await ordersOf(silent.token), await ordersOf(lost.token)].map(({ length }) => length)).toEqual([1, 0])
    const again = await walk.get(`/checkouts/${lost.token}/processing`)
    expect(again.location).toBe(`/checkouts/${lost.token}/payment`)
    expect((await walk.get(again.location ?? '')).text).toContain('Plaćanje nije uspjelo.')
    await shop.jobs.drain()
    expect(await lettersTo(lost.token)).toEqual(['Plaćanje nije uspjelo – Dvaput'])
    const mail = shop.sent.find(({ text }) => text.includes(lost.token))
    expect(mail?.text).toContain(`http://main.localhost:3000/checkouts/${lost.token}?locale=bs`)
    expect((await walk.place(lost.token, lost.shown, walk.card(testCards.approved))).status).toBe(303)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('charged for products that are gone meanwhile is paid back', async () => {
    const { token, shown, variantId } = await ready()
    const paying = walk.place(token, shown, walk.card(testCards.slow))
    await expect.poll(() => query('SELECT FROM platform.payments WHERE checkout_token = $1', [token])).toHaveLength(1)
    await query('DELETE FROM platform.stock_holds WHERE variant_id = $1', [variantId])
    await query('DELETE FROM platform.stock_movements WHERE variant_id = $1', [variantId])
    await query('UPDATE platform.stock SET reserved = 0, on_hand = 0 WHERE variant_id = $1', [variantId])
    expect(await paying).toMatchObject({ status: 303, location: `/checkouts/${token}/processing` })
    const response = await walk.get(`/checkouts/${token}/processing`)
    expect(response.text).toContain('Vraćamo vam novac')
    expect(response.text).not.toContain('Ništa nije naplaćeno')
    expect(await checkInvariants(shop.database)).toEqual(['I5 money taken for nothing: 1'])
    await shop.jobs.drain()
    const again = await walk.get(`/checkouts/${token}/processing`)
    expect(again.text).toContain('Vraćamo vam novac')
    expect(await lettersTo(token)).toEqual(['Vraćamo vam novac – Dvaput'])
    expect(await ordersOf(token)).toEqual([])
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('leaves nothing but its last four digits', async () => {
    const { token, shown } = await ready()
    await walk.place(token, shown, walk.card(testCards.approved))
    const tables = await query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('platform', 'backend', 'pgboss')`,
    )
    for (const { name } of tables)
      expect(await query(`SELECT FROM ${name} AS row WHERE row::text LIKE '%${testCards.approved}%'`)).toEqual([])
    expect(await query('SELECT card_last_digits FROM platform.payments WHERE checkout_token = $1', [token])).toEqual([
      { card_last_digits: '4242' },
    ])
  })
})

describe('the hold', () => {
  it('keeps its time over reloads, and is taken anew once it has passed if the products are there', async () => {
    const { token, variantId } = await ready({ stock: 1 })
    const until = async () =>
      (await query<{ at: Date }>('SELECT hold_expires_at AS at FROM platform.checkouts WHERE token = $1', [token]))[0]
        ?.at
    const first = await until()
    await shop.setClockOffset(5 * 60_000)
    await walk.get(`/checkouts/${token}/payment`)
    expect(Math.abs(Number(await until()) - Number(first))).toBeLessThan(1_000)
    await shop.setClockOffset(16 * 60_000)
    await shop.platform.parts.checkouts.endExpiredHolds()
    expect(await query('SELECT FROM platform.stock_holds WHERE variant_id = $1', [variantId])).toEqual([])
    const renewed = await walk.get(`/checkouts/${token}/payment`)
    expect(renewed.text).toContain('pa je opet čuvamo za vas')
    expect(await query('SELECT reserved FROM platform.stock WHERE variant_id = $1', [variantId])).toEqual([
      { reserved: 1 },
    ])
    await shop.setClockOffset(0)
  })

  it('keeps the last unit from another buyer, and gives it up to one once its time has passed', async () => {
    const { token, shown, variantId } = await ready({ stock: 1 })
    const { data } = await shop.query(
      `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
      { id: `gid://shopify/ProductVariant/${variantId}` },
    )
    const second = await walk.open(data.cartCreate.cart.checkoutUrl)
    // The cart holds nothing of products that are not to be had; it was filled before.
    await query(
      `INSERT INTO platform.cart_lines (id, cart_token, variant_id, quantity, attributes_hash)
       SELECT 'late', cart_token, $2, 1, '' FROM platform.checkouts WHERE token = $1
       ON CONFLICT DO NOTHING`,
      [second, variantId],
    )
    const short = await walk.fillIn(second)
    expect(short.text).toContain('Neko upravo plaća')
    await shop.setClockOffset(16 * 60_000)
    expect((await walk.get(`/checkouts/${second}/payment`)).status).toBe(200)
    expect((await walk.place(token, shown)).text).toContain('Neko upravo plaća')
    await shop.setClockOffset(0)
    expect(await ordersOf(token)).toEqual([])
  })
})
