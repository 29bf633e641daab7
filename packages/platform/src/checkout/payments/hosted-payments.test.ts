import { failpointActions } from '@dvaput/database/failpoint'
import { createMoney } from '@dvaput/domain/money/money'
import { describe, expect, it } from 'vitest'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../../tests/support/proofs/check-invariants.ts'
import { clearFailpoints } from '../../../../../tests/support/runner/clear-failpoints.ts'
import { createHostedGateway } from '../../../../../tests/support/servers/hosted-gateway.ts'

const asked = createHostedGateway()
const silent = createHostedGateway({ canBeAsked: false, form: true })
const shop = useTestPlatform({
  gatewayOf: (handle) => (handle === 'main' ? asked.gateway : silent.gateway),
})

type Handle = 'main' | 'retail'
const walkAt = (handle: Handle) =>
  createWalk((path, init) => shop.fetchAt(path, init, { shop: handle }), `http://${handle}.localhost:3000`)
const walks = { main: walkAt('main'), retail: walkAt('retail') }
const buyers = {
  main: {},
  retail: {
    buyer: {
      ...{ email: 'carla@example.cl', phone: '+56 9 1234 5678', handover: 'delivery', firstName: 'Carla' },
      ...{ lastName: 'Rojas', address1: 'Av. Providencia 1234', zip: '7500000', city: 'Santiago' },
      province: 'Metropolitana de Santiago',
    },
  },
}

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const ready = async (handle: Handle, { stock = 1, price = 10_000 } = {}) => {
  const walk = walks[handle]
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf(handle).shop.id, { stock, price })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
    { shop: handle },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const page = await walk.fillIn(token, buyers[handle])
  return { token, variantId, page, shown: walk.hidden(page.text, 'shown') }
}

/** Up to the page that leads to the gateway. */
const leave = async (handle: Handle, options: { stock?: number } = {}) => {
  const checkout = await ready(handle, options)
  const pressed = await walks[handle].place(checkout.token, checkout.shown, { method: 'card' })
  expect(pressed.location).toBe(`/checkouts/${checkout.token}/pay`)
  return { ...checkout, leaving: await walks[handle].get(`/checkouts/${checkout.token}/pay`) }
}

const comeBack = async (handle: Handle, token: string, search = '') => {
  const { location } = await walks[handle].get(`/checkouts/${token}/return${search}`)
  expect(location).toBe(`/checkouts/${token}/processing`)
  return walks[handle].get(location ?? '')
}

const ordersOf = (token: string) =>
  query<{ financial_status: string }>('SELECT financial_status FROM platform.orders WHERE checkout_token = $1', [token])

const statusesOf = async (token: string) =>
  (await query<{ status: string }>('SELECT status FROM platform.payments WHERE checkout_token = $1', [token])).map(
    ({ status }) => status,
  )

const webhook = (handle: Handle, body: object, signature = 'right') =>
  shop.fetchAt(
    '/payments/webhook',
    { method: 'POST', headers: { 'x-signature': signature }, body: JSON.stringify(body) },
    { shop: handle },
  )

const day = 24 * 60
const sweepAfter = async (minutes: number) => {
  await shop.setClockOffset(minutes * 60_000)
  const left = await shop.platform.parts.checkouts.sweep()
  await shop.setClockOffset(0)
  return left
}

describe('a payment on the gateway’s own page', () => {
  it('leads there with amount, buyer and return, and becomes one order when the buyer is back', async () => {
    const { token, page, leaving } = await leave('main')
    expect(page.text).not.toContain('name="cardNumber"')
    expect(leaving.text).toContain(`href="https://pay.example/pay/`)
    expect(leaving.headers.get('content-security-policy')).toContain("form-action 'self';")
    const started = asked.started.at(-1)
    expect(started).toMatchObject({
      amount: { minor: 10_500, currency: 'BAM' },
      payer: { firstName: 'Amina', lastName: 'Hodžić', city: 'Sarajevo', country: 'BA' },
      webhookUrl: expect.stringMatching(/\/payments\/webhook$/),
      returnUrls: { success: `http://main.localhost:3000/checkouts/${token}/return` },
    })
    asked.pay('approved')
    const back = await comeBack('main', token, '?status=rejected')
    expect(back.location).toMatch(/\/thank-you$/)
    expect(await ordersOf(token)).toEqual([{ financial_status: 'paid' }])
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('is not believed to be paid because the address bar says so', async () => {
    const { token } = await leave('main')
    const back = await comeBack('main', token, '?status=approved&payment_id=P1')
    expect(back.status).toBe(202)
    expect(back.text).toContain('Uplata se potvrđuje')
    expect(await ordersOf(token)).toEqual([])
  })

  it('holds the products meanwhile, and gives them up only when the gateway knows of no payment', async () => {
    const { token, variantId } = await leave('main')
    const held = () => query('SELECT FROM platform.stock_holds WHERE variant_id = $1', [variantId])
    await shop.setClockOffset(29 * 60_000)
    await shop.platform.parts.checkouts.endExpiredHolds()
    await shop.setClockOffset(0)
    expect(await held()).toHaveLength(1)
    asked.pay('in-process')
    await sweepAfter(40)
    expect(await query('SELECT status FROM platform.payments WHERE checkout_token = $1', [token])).toEqual([
      { status: 'pending' },
    ])
    const unpaid = await leave('main')
    await sweepAfter(40)
    expect(await query('SELECT state FROM platform.checkouts WHERE token = $1', [unpaid.token])).toEqual([
      { state: 'open' },
    ])
    await shop.jobs.drain()
    expect(shop.sent.some(({ text }) => text.includes(unpaid.token))).toBe(true)
  })

  it('that was rejected may be tried again there, and is shown as refused once the buyer is back', async () => {
    const { token } = await leave('main')
    const rejected = asked.pay('rejected')
    expect((await webhook('main', { paymentId: rejected.id })).status).toBe(200)
    expect((await walks.main.get(`/checkouts/${token}/processing`)).status).toBe(202)
    const back = await comeBack('main', token)
    expect(back.location).toBe(`/checkouts/${token}/payment`)
    expect((await walks.main.get(`/checkouts/${token}/payment`)).text).toContain('Banka je odbila karticu')
  })

  it('is settled by a webhook or by the sweeper where the buyer never came back, once', async () => {
    const [told, swept] = [await leave('main'), await leave('main')]
    asked.pay('approved')
    await sweepAfter(1)
    expect(await ordersOf(swept.token)).toHaveLength(1)
    const { reference } = asked.started.at(-2) ?? {}
    const payment = asked.pay('approved', { ...(reference && { reference }) })
    expect((await webhook('main', { paymentId: payment.id }, 'forged')).status).toBe(401)
    expect(await ordersOf(told.token)).toEqual([])
    for (let times = 0; times < 5; times += 1)
      expect((await webhook('main', { paymentId: payment.id })).status).toBe(200)
    expect(await ordersOf(told.token)).toHaveLength(1)
    expect(asked.refunds.size).toBe(0)
  })

  it('of another amount, account or order makes no order', async () => {
    const { token } = await leave('main')
    asked.pay('approved', { amount: createMoney(1, 'BAM') })
    asked.pay('approved', { isOurs: false })
    expect((await comeBack('main', token)).status).toBe(202)
    expect(await ordersOf(token)).toEqual([])
  })

  it('that came twice is refunded once, and so is one that came after the buyer chose another way', async () => {
    const twice = await leave('main')
    asked.pay('approved')
    const second = asked.pay('approved')
    await comeBack('main', twice.token)
    await sweepAfter(2)
    await sweepAfter(3)
    await shop.jobs.drain()
    expect([...asked.refunds.values()]).toEqual([second.id])
    const late = await leave('main')
    const otherWay = await walks.main.post(`/checkouts/${late.token}/pay-otherwise`, {})
    expect(otherWay.location).toBe(`/checkouts/${late.token}/payment`)
    const payment = asked.pay('approved')
    await webhook('main', { paymentId: payment.id })
    await webhook('main', { paymentId: payment.id })
    await shop.jobs.drain()
    expect([...asked.refunds.values()]).toEqual([second.id, payment.id])
    expect(await ordersOf(late.token)).toEqual([])
    expect(await ordersOf(twice.token)).toHaveLength(1)
  })

  it.each([
    ['cancelled there first', false],
    ['paid back should it come, where the gateway does not cancel', true],
  ])('that waits, as cash does, is given up for another way: %s', async (_, refuses) => {
    const before = asked.refunds.size
    asked.refuseToCancel(refuses)
    const { token } = await leave('main')
    const cash = asked.pay('pending')
    await comeBack('main', token)
    const page = await walks.main.get(`/checkouts/${token}/processing`)
    expect(page.text).toContain(`action="/checkouts/${token}/pay-otherwise"`)
    const otherWay = await walks.main.post(`/checkouts/${token}/pay-otherwise`, {})
    expect(otherWay.location).toBe(`/checkouts/${token}/payment`)
    asked.refuseToCancel(false)
    expect(asked.statusOf(cash.id)).toBe(refuses ? 'pending' : 'cancelled')
    if (!refuses) return
    asked.decide(cash.id, 'approved')
    await webhook('main', { paymentId: cash.id })
    await shop.jobs.drain()
    expect(asked.refunds.size).toBe(before + 1)
    expect(await ordersOf(token)).toEqual([])
  })

  it('that comes after its time makes the order while the product is there, and is refunded where it is gone', async () => {
    const refundsBefore = asked.refunds.size
    const late = await leave('main')
    await sweepAfter(40)
    expect(await query('SELECT status FROM platform.payments WHERE checkout_token = $1', [late.token])).toEqual([
      { status: 'cancelled' },
    ])
    const payment = asked.pay('approved')
    failpointActions['before-order-commit'] = { do: 'throw' }
    expect((await webhook('main', { paymentId: payment.id })).status).toBe(503)
    clearFailpoints()
    for (let times = 0; times < 3; times += 1) await webhook('main', { paymentId: payment.id })
    expect(await ordersOf(late.token)).toEqual([{ financial_status: 'paid' }])
    const gone = await leave('main')
    await sweepAfter(40)
    await shop.setClockOffset(40 * 60_000)
    await shop.platform.parts.checkouts.endExpiredHolds()
    await shop.setClockOffset(0)
    await query('UPDATE platform.stock SET on_hand = 0 WHERE variant_id = $1', [gone.variantId])
    const second = asked.pay('approved')
    for (let times = 0; times < 3; times += 1) await webhook('main', { paymentId: second.id })
    await shop.jobs.drain()
    expect(await ordersOf(gone.token)).toEqual([])
    expect([...asked.refunds.values()].slice(refundsBefore)).toEqual([second.id])
  })

  it.each([0, 40])('goes back where the buyer went on in another cart, %i minutes later', async (minutes) => {
    const before = asked.refunds.size
    const { token } = await leave('main')
    if (minutes > 0) await sweepAfter(minutes)
    await query(
      `DELETE FROM platform.cart_lines WHERE cart_token = (SELECT cart_token FROM platform.checkouts WHERE token = $1)`,
      [token],
    )
    const late = asked.pay('approved')
    for (let times = 0; times < 3; times += 1) await webhook('main', { paymentId: late.id })
    await shop.jobs.drain()
    expect(await ordersOf(token)).toEqual([])
    expect([...asked.refunds.values()].slice(before)).toEqual([late.id])
  })

  it('goes on after a crash between the hold and the gateway, and between the payment and the order', async () => {
    const { token, shown } = await ready('main')
    failpointActions['after-hold'] = { do: 'throw' }
    expect((await walks.main.place(token, shown, { method: 'card' })).status).toBe(500)
    clearFailpoints()
    expect((await walks.main.get(`/checkouts/${token}/payment`)).location).toBe(`/checkouts/${token}/processing`)
    expect((await walks.main.get(`/checkouts/${token}/pay`)).status).toBe(200)
    const payment = asked.pay('approved')
    failpointActions['before-order-commit'] = { do: 'throw' }
    expect((await webhook('main', { paymentId: payment.id })).status).toBe(503)
    expect(await ordersOf(token)).toEqual([])
    clearFailpoints()
    expect((await webhook('main', { paymentId: payment.id })).status).toBe(200)
    expect(await ordersOf(token)).toHaveLength(1)
  })

  it('waits for a gateway that does not respond, and starts one payment in the end', async () => {
    const checkout = await ready('main')
    asked.setDown(true)
    await walks.main.place(checkout.token, checkout.shown, { method: 'card' })
    const down = await walks.main.get(`/checkouts/${checkout.token}/pay`)
    expect(down.status).toBe(503)
    expect(down.text).toContain('Platni servis ne odgovara')
    asked.setDown(false)
    const count = asked.started.length
    for (let times = 0; times < 2; times += 1)
      expect((await walks.main.get(`/checkouts/${checkout.token}/pay`)).status).toBe(200)
    expect(asked.started).toHaveLength(count + 1)
  })
})

describe('payments that wait', () => {
  it('are each asked for, however many older ones never end', async () => {
    const block = 600
    const { token } = await leave('main')
    await query(
      `INSERT INTO platform.payments (id, checkout_token, provider, provider_id, amount, currency, status, created_at)
       SELECT 'old-' || nth, $1, 'silent-once', 'old-' || nth, 1, 'BAM', 'pending', app_now() - interval '2 hours'
       FROM generate_series(1, ${block}) AS nth`,
      [token],
    )
    const { token: newer } = await leave('main')
    asked.pay('approved')
    expect(await sweepAfter(11)).toBeGreaterThanOrEqual(block)
    expect(await ordersOf(newer)).toHaveLength(1)
    await query(`DELETE FROM platform.payments WHERE provider = 'silent-once'`)
  })

  it('at the gateway for a week are cancelled there, and end also where it does not', async () => {
    for (const refuses of [false, true]) {
      const { token } = await leave('main')
      const waiting = asked.pay('pending')
      await sweepAfter(6 * day)
      expect(await statusesOf(token)).toEqual(['pending'])
      asked.refuseToCancel(refuses)
      await sweepAfter(7 * day + 10)
      asked.refuseToCancel(false)
      expect(asked.statusOf(waiting.id)).toBe(refuses ? 'pending' : 'cancelled')
      expect(await statusesOf(token)).toEqual(['cancelled'])
    }
  })

  it('for a gateway that only fails are put before the shop after a week, and end after another', async () => {
    const { token } = await leave('main')
    asked.setDown(true)
    for (const days of [6, 8, 13]) await sweepAfter(days * day)
    expect(await statusesOf(token)).toEqual(['pending'])
    await shop.jobs.drain()
    expect(shop.sent.filter(({ subject }) => subject.includes('Uplata čeka vašu odluku'))).toHaveLength(1)
    await sweepAfter(14 * day + 10)
    asked.setDown(false)
    expect(await statusesOf(token)).toEqual(['cancelled'])
  })
})

describe('a gateway that cannot be asked', () => {
  it('gets a form that this page alone may send there', async () => {
    const { leaving, page } = await leave('retail')
    expect(leaving.text).toContain('<input type="hidden" name="amount" value="1&quot;2">')
    expect(leaving.headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example;")
    expect(page.headers.get('content-security-policy')).not.toContain('pay.example')
  })

  it('leaves a payment unconfirmed, tells the shop once after half an hour, and waits for it', async () => {
    const { token } = await leave('retail')
    await sweepAfter(20)
    await sweepAfter(32)
    await sweepAfter(24 * 60)
    await shop.jobs.drain()
    const told = shop.sent.filter(({ subject }) => subject.includes('Un pago espera tu decisión'))
    const payments = await query<{ id: string; status: string }>(
      'SELECT id, status FROM platform.payments WHERE checkout_token = $1',
      [token],
    )
    expect(payments).toMatchObject([{ status: 'pending' }])
    expect(told.filter(({ text }) => text.includes(payments[0]?.id ?? '?'))).toHaveLength(1)
    expect((await webhook('retail', { payment: silent.pay('approved') })).status).toBe(200)
    expect(await ordersOf(token)).toHaveLength(1)
  })

  it('leaves no payment without an end, and what is paid afterwards makes the order or goes back', async () => {
    const [late, gone] = [await leave('retail'), await leave('retail')]
    await sweepAfter(7 * day - 10)
    expect([await statusesOf(late.token), await statusesOf(gone.token)]).toEqual([['pending'], ['pending']])
    await sweepAfter(7 * day + 10)
    expect([await statusesOf(late.token), await statusesOf(gone.token)]).toEqual([['cancelled'], ['cancelled']])
    await shop.setClockOffset(40 * 60_000)
    await shop.platform.parts.checkouts.endExpiredHolds()
    await shop.setClockOffset(0)
    await query('UPDATE platform.stock SET on_hand = 0 WHERE variant_id = $1', [gone.variantId])
    const before = silent.refunds.size
    for (const { token } of [late, gone]) {
      const [{ id: reference } = { id: '' }] = await query<{ id: string }>(
        'SELECT id FROM platform.payments WHERE checkout_token = $1',
        [token],
      )
      expect((await webhook('retail', { payment: silent.pay('approved', { reference }) })).status).toBe(200)
    }
    await shop.jobs.drain()
    expect([await ordersOf(late.token), await ordersOf(gone.token)]).toEqual([[{ financial_status: 'paid' }], []])
    expect(silent.refunds.size).toBe(before + 1)
  })

  it('is asked for a refund once, and the shop decides where the response was lost', async () => {
    const { token } = await leave('retail')
    await walks.retail.post(`/checkouts/${token}/pay-otherwise`, {})
    const before = silent.countRefundRequests()
    silent.loseRefunds()
    await webhook('retail', { payment: silent.pay('approved') })
    await shop.jobs.drain({ alsoLater: true })
    await shop.jobs.drain({ alsoLater: true })
    expect(silent.countRefundRequests() - before).toBe(1)
    expect(shop.sent.filter(({ subject }) => subject.includes('Un reembolso espera tu decisión'))).toHaveLength(1)
  })

  it('says by webhook that a card was refused, which the buyer sees on return', async () => {
    const { token } = await leave('retail')
    await webhook('retail', { payment: silent.pay('rejected') })
    expect((await comeBack('retail', token)).location).toBe(`/checkouts/${token}/payment`)
    expect((await walks.retail.get(`/checkouts/${token}/payment`)).text).toContain('Tu banco rechazó la tarjeta')
  })
})
