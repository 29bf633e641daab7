import { describe, expect, it } from 'vitest'
import { createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../tests/support/proofs/check-invariants.ts'
import { createHostedGateway } from '../../../../tests/support/servers/hosted-gateway.ts'

const gateway = createHostedGateway()
const shop = useTestPlatform({ gatewayOf: () => gateway.gateway })
const walk = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'main' }), 'http://main.localhost:3000')

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const tell = (paymentId: string) =>
  shop.fetchAt(
    '/payments/webhook',
    { method: 'POST', headers: { 'x-signature': 'right' }, body: JSON.stringify({ paymentId }) },
    { shop: 'main' },
  )

/** An order of one piece, paid by card at the gateway. */
const paid = async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 1 })
  const { data } = await shop.query(
    'mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }',
    { id: `gid://shopify/ProductVariant/${variantId}` },
    { shop: 'main' },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const { text } = await walk.fillIn(token)
  await walk.place(token, walk.hidden(text, 'shown'), { method: 'card' })
  await walk.get(`/checkouts/${token}/pay`)
  const payment = gateway.pay('approved')
  await tell(payment.id)
  const [order] = await query<{ id: string; shopId: number; key: string }>(
    'SELECT id, shop_id AS "shopId", status_key AS key FROM platform.orders WHERE checkout_token = $1',
    [token],
  )
  if (!order) throw new Error('no order came of it')
  return { payment, variantId, orderId: Number(order.id), shopId: order.shopId, key: order.key }
}

const stateOf = async (orderId: number) =>
  (
    await query(
      `SELECT financial_status AS paid, cancelled_at IS NOT NULL AS cancelled, refunded_total = total AS "isAllBack"
       FROM platform.orders WHERE id = $1`,
      [orderId],
    )
  )[0]

const mailsAbout = async (orderId: number) => {
  await shop.jobs.drain()
  return shop.sent.filter(({ text }) => text.includes(`/orders/${orderId}/status`)).map(({ subject }) => subject)
}

const pageOf = async (orderId: number, key: string) =>
  (await walk.get(`/orders/${orderId}/status?key=${key}&locale=en`)).text

describe('a payment that the buyer’s bank takes back', () => {
  it('cancels the order that has not left, with one mail, and shows on its page', async () => {
    const { payment, orderId, variantId, key } = await paid()
    const refunds = gateway.refunds.size
    gateway.decide(payment.id, 'charged-back')
    for (let times = 0; times < 3; times += 1) expect((await tell(payment.id)).status).toBe(200)
    expect(await stateOf(orderId)).toEqual({ paid: 'refunded', cancelled: true, isAllBack: true })
    expect(await query('SELECT on_hand FROM platform.stock WHERE variant_id = $1', [variantId])).toEqual([
      { on_hand: 1 },
    ])
    const mails = (await mailsAbout(orderId)).filter((subject) => subject.startsWith('Banka je povukla uplatu'))
    expect(mails).toHaveLength(1)
    expect(gateway.refunds.size, 'nobody pays it back a second time').toBe(refunds)
    const page = await pageOf(orderId, key)
    expect(page).toContain('Charged back by the bank')
    expect(page).toContain('Charged back</dt>')
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('leaves an order that was sent as it is, and asks its buyer to get in touch', async () => {
    const { payment, orderId, shopId } = await paid()
    await shop.database.inTransaction((tx) => shop.platform.parts.orders.fulfil(tx, { shopId, orderId }))
    gateway.decide(payment.id, 'charged-back')
    await tell(payment.id)
    expect(await stateOf(orderId)).toEqual({ paid: 'refunded', cancelled: false, isAllBack: true })
    await shop.jobs.drain()
    const mail = shop.sent.find(
      ({ subject, text }) => subject.startsWith('Banka je povukla') && text.includes(`/orders/${orderId}/status`),
    )
    expect(mail?.text).toContain('Molimo vas da nam se javite')
  })

  it('is no news where we have refunded it, and a refund like ours where it was made at the gateway', async () => {
    const own = await paid()
    await shop.database.inTransaction((tx) =>
      shop.platform.parts.orders.cancel(tx, { shopId: own.shopId, orderId: own.orderId, reason: 'customer' }),
    )
    await shop.jobs.drain()
    gateway.decide(own.payment.id, 'refunded')
    await tell(own.payment.id)
    const cancelled = await mailsAbout(own.orderId)
    expect(cancelled.filter((subject) => /povukla|Povrat/.test(subject))).toEqual([])
    const theirs = await paid()
    gateway.decide(theirs.payment.id, 'refunded')
    await tell(theirs.payment.id)
    expect(await stateOf(theirs.orderId)).toEqual({ paid: 'refunded', cancelled: true, isAllBack: true })
    expect((await mailsAbout(theirs.orderId)).filter((subject) => subject.startsWith('Povrat novca'))).toHaveLength(1)
    expect(await pageOf(theirs.orderId, theirs.key)).not.toContain('Charged back')
  })
})
