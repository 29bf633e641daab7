import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Json, type ReceivedWebhook, startSandboxUnderTest, webhookSecret } from './sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof startSandboxUnderTest>>
let today = new Date('2026-03-10T12:00:00Z')

beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ now: () => today })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.call('/sandbox/scenario', { name: 'ok' })
  await sandbox.call('/sandbox/deliveries', { plan: 'none' })
  sandbox.receiver.received.length = 0
  sandbox.receiver.answer.status = 200
})

const paymentOf = async (reference: string): Promise<Json> => {
  const { body } = await sandbox.call(`/v1/payments/search?external_reference=${reference}`)
  return (body.results as Json[])[0] ?? {}
}

/** A paid preference with a reference of its own. */
const payFor = async (cardholder: string) => {
  const reference = `ERA-${crypto.randomUUID()}`
  const id = await sandbox.createPreference({ external_reference: reference })
  const response = await sandbox.pay(id, cardholder)
  return { id, reference, response, payment: await paymentOf(reference) }
}

describe('a preference', () => {
  it('gets an id and the URL of its page, and echoes what was sent', async () => {
    const { status, body } = await sandbox.call('/checkout/preferences', sandbox.sampleFields)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...sandbox.sampleFields, site_id: 'MLC', collector_id: expect.any(Number) })
    expect(body.init_point).toBe(`${sandbox.url}/checkout/v1/redirect?pref_id=${body.id}`)
  })

  it('is made once for one key', async () => {
    expect(await sandbox.createPreference({}, 'key-1')).toBe(await sandbox.createPreference({}, 'key-1'))
    expect(await sandbox.createPreference({}, 'key-2')).not.toBe(await sandbox.createPreference({}, 'key-1'))
  })

  it.each([
    [{ items: [] }, 'invalid_items'],
    [{ items: undefined }, 'invalid_items'],
    [{ items: [{ title: 'x', quantity: 1, unit_price: 0 }] }, 'invalid_items'],
    [{ items: [{ title: 'x', quantity: 1, unit_price: 10.5 }] }, 'invalid_items'],
    [{ items: [{ title: 'x', quantity: 1, unit_price: '10' }] }, 'invalid_items'],
    [{ items: [{ title: 'x', quantity: 1, unit_price: 10, currency_id: 'USD' }] }, 'invalid_items'],
    [{ items: [{ title: 'x', quantity: 0, unit_price: 10 }] }, 'invalid_items'],
    [{ payer: { email: `${'x'.repeat(150)}@example.com` } }, 'invalid_payer'],
    [{ back_urls: { success: 'not a url' } }, 'invalid_back_urls'],
    [{ back_urls: {} }, 'invalid_auto_return'],
    [{ auto_return: 'always' }, 'invalid_auto_return'],
    [{ payment_methods: { installments: 37 } }, 'invalid_payment_methods'],
    [{ expiration_date_to: '2026-03-10' }, 'invalid_expiration_date_to'],
    [{ binary_mode: 'yes' }, 'invalid_binary_mode'],
    [{ notification_url: '/webhook' }, 'invalid_notification_url'],
    [{ external_reference: 'x'.repeat(257) }, 'invalid_external_reference'],
  ])('%j is refused as %s', async (changes, error) => {
    const { status, body } = await sandbox.call('/checkout/preferences', { ...sandbox.sampleFields, ...changes })
    expect([status, body.error]).toEqual([400, error])
  })

  it('is the seller’s alone', async () => {
    for (const authorization of ['', 'Bearer another-token'])
      expect((await sandbox.call('/checkout/preferences', sandbox.sampleFields, { authorization })).status).toBe(401)
  })
})

describe('the payment page', () => {
  it('shows in Spanish what is paid, and says that it is a sandbox', async () => {
    const id = await sandbox.createPreference()
    const response = await fetch(`${sandbox.url}/checkout/v1/redirect?pref_id=${id}`)
    const page = await response.text()
    for (const text of ['lang="es"', 'Sandbox', 'Notebook', '$ 150.000', 'Efectivo', 'APRO', 'FUND'])
      expect(page).toContain(text)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${sandbox.url}/checkout/v1/redirect?pref_id=1`)).status).toBe(404)
  })

  it.each([
    ['APRO', 'approved', 'accredited'],
    ['OTHE', 'rejected', 'cc_rejected_other_reason'],
    ['CONT', 'in_process', 'pending_contingency'],
    ['CALL', 'rejected', 'cc_rejected_call_for_authorize'],
    ['FUND', 'rejected', 'cc_rejected_insufficient_amount'],
    ['SECU', 'rejected', 'cc_rejected_bad_filled_security_code'],
    ['EXPI', 'rejected', 'cc_rejected_bad_filled_date'],
    ['FORM', 'rejected', 'cc_rejected_bad_filled_other'],
    ['cash', 'pending', 'pending_waiting_payment'],
  ])('a payment by %s is %s', async (cardholder, status, detail) => {
    const { payment, reference } = await payFor(cardholder)
    expect(payment).toMatchObject({ status, status_detail: detail, transaction_amount: 150_000, currency_id: 'CLP' })
    expect(payment.external_reference).toBe(reference)
    expect((await sandbox.call(`/v1/payments/${payment.id}`)).body).toEqual(payment)
  })

  it('sends the buyer of an approved payment back by itself', async () => {
    const { response, payment, reference, id } = await payFor('APRO')
    const back = new URL(response.headers.get('location') ?? '')
    expect([response.status, back.pathname]).toEqual([303, '/checkout-success'])
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      payment_id: String(payment.id),
      status: 'approved',
      external_reference: reference,
      merchant_order_id: (payment.order as Json).id,
      preference_id: id,
    })
  })

  it.each([
    ['FUND', 'Intentar con otro medio', 'payment=failure'],
    ['CONT', 'Estamos procesando', 'payment=pending'],
    ['cash', 'pendiente', 'payment=pending'],
  ])('leaves the buyer of a payment by %s a link back', async (cardholder, text, query) => {
    const { response } = await payFor(cardholder)
    const page = await (await fetch(new URL(response.headers.get('location') ?? '', sandbox.url))).text()
    expect(page).toContain(text)
    expect(page).toContain(query)
  })

  it('sends back whoever does not pay, without a payment', async () => {
    const id = await sandbox.createPreference()
    const response = await fetch(`${sandbox.url}/checkout/v1/back?pref_id=${id}`, { redirect: 'manual' })
    expect(response.headers.get('location')).toMatch(/payment=failure.*payment_id=null&status=null/)
  })

  it('takes two payments of two tabs, but one of a button pressed twice', async () => {
    const reference = 'ERA-two-tabs'
    const id = await sandbox.createPreference({ external_reference: reference })
    await Promise.all([sandbox.pay(id, 'APRO'), sandbox.pay(id, 'APRO')])
    await sandbox.pay(id, 'APRO', { attempt: 'one' })
    await sandbox.pay(id, 'APRO', { attempt: 'one' })
    const { body } = await sandbox.call(`/v1/payments/search?external_reference=${reference}`)
    expect(body.results).toHaveLength(3)
  })

  it.each([
    { number: '4111 1111 1111 1111' },
    { name: 'Juan Pérez' },
    { expiry: '02/26' },
    { expiry: '13/40' },
    { code: '12' },
    { installments: '13' },
  ])('does not accept %j, and keeps what was typed', async (changes) => {
    const id = await sandbox.createPreference({ external_reference: 'ERA-nothing' })
    const response = await sandbox.pay(id, 'APRO', changes)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('role="alert"')
    expect(page).toContain('value="123456789"')
    expect(await paymentOf('ERA-nothing')).toEqual({})
  })

  it('takes no payment of an expired preference', async () => {
    const limits = { expires: true, expiration_date_to: '2026-03-10T12:30:00.000+00:00' }
    const id = await sandbox.createPreference({ ...limits, external_reference: 'ERA-expired' })
    today = new Date('2026-03-10T12:31:00Z')
    const [page, paid] = [
      await fetch(`${sandbox.url}/checkout/v1/redirect?pref_id=${id}`),
      await sandbox.pay(id, 'APRO'),
    ]
    today = new Date('2026-03-10T12:00:00Z')
    expect([page.status, paid.status]).toEqual([410, 410])
    expect(await paymentOf('ERA-expired')).toEqual({})
  })
})

describe('a refund', () => {
  const refund = (id: unknown, body: Json, key?: string) =>
    sandbox.call(`/v1/payments/${id}/refunds`, body, key === undefined ? {} : { 'x-idempotency-key': key })

  it('is partial or of the rest, once for each key', async () => {
    const { payment, reference } = await payFor('APRO')
    const first = await refund(payment.id, { amount: 50_000 }, `${reference}-1`)
    expect([first.status, first.body.amount]).toEqual([201, 50_000])
    expect((await refund(payment.id, { amount: 50_000 }, `${reference}-1`)).body).toEqual(first.body)
    expect(await paymentOf(reference)).toMatchObject({
      status: 'approved',
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 50_000,
    })
    expect((await refund(payment.id, {}, `${reference}-2`)).body.amount).toBe(100_000)
    expect(await paymentOf(reference)).toMatchObject({ status: 'refunded', transaction_amount_refunded: 150_000 })
    expect((await refund(payment.id, {}, `${reference}-3`)).status).toBe(400)
  })

  it('needs a key, a paid payment and no more than was paid', async () => {
    const [{ payment }, { payment: rejected }] = [await payFor('APRO'), await payFor('FUND')]
    expect((await refund(payment.id, {})).status).toBe(400)
    expect((await refund(payment.id, { amount: 150_001 }, 'too-much')).status).toBe(400)
    expect((await refund(rejected.id, {}, 'rejected')).status).toBe(400)
    expect((await refund(1, {}, 'unknown')).status).toBe(404)
  })
})

describe('a webhook', () => {
  const choose = (plan: string, more: Json = {}) => sandbox.call('/sandbox/deliveries', { plan, ...more })
  const received = async (count: number) => {
    await vi.waitFor(() => expect(sandbox.receiver.received).toHaveLength(count))
    return sandbox.receiver.received
  }
  const isSigned = ({ url, headers }: ReceivedWebhook) => {
    const dataId = new URL(url, 'http://x').searchParams.get('data.id')
    const [, ts, v1] = /^ts=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? []
    const manifest = `id:${dataId};request-id:${headers['x-request-id']};ts:${ts};`
    return v1 === createHmac('sha256', webhookSecret).update(manifest).digest('hex')
  }
  const actions = (webhooks: readonly ReceivedWebhook[]) => webhooks.map(({ body }) => body.action)

  it('announces a payment once, signed', async () => {
    await choose('once')
    const { payment } = await payFor('APRO')
    const [webhook] = await received(1)
    expect(webhook?.url).toBe(`/webhook?data.id=${payment.id}&type=payment`)
    expect(webhook?.body).toMatchObject({
      type: 'payment',
      action: 'payment.created',
      data: { id: String(payment.id) },
    })
    expect(webhook && isSigned(webhook)).toBe(true)
  })

  it('comes five times', async () => {
    await choose('five-times')
    await payFor('APRO')
    expect((await received(5)).every(isSigned)).toBe(true)
  })

  it('comes again until it is answered with 200', async () => {
    await choose('once')
    sandbox.receiver.answer.status = 503
    await payFor('APRO')
    await received(1)
    sandbox.receiver.answer.status = 200
    await vi.waitFor(() => expect(sandbox.receiver.received).toHaveLength(2), 5_000)
  })

  it('comes late, with its old signature', async () => {
    await choose('late')
    await payFor('APRO')
    expect(sandbox.receiver.received).toHaveLength(0)
    await sandbox.call('/sandbox/deliveries/release', {})
    const [webhook] = await received(1)
    expect(webhook && isSigned(webhook)).toBe(true)
    expect(webhook?.headers['x-signature']).toContain(`ts=${today.getTime()},`)
  })

  it('comes out of order, after a later decision', async () => {
    await choose('out-of-order')
    const { payment } = await payFor('cash')
    expect(sandbox.receiver.received).toHaveLength(0)
    const decided = await sandbox.call(`/sandbox/payments/${payment.id}`, { status: 'approved' })
    expect(decided.body).toMatchObject({ status: 'approved', date_approved: today.toISOString() })
    expect(actions(await received(2))).toEqual(['payment.updated', 'payment.created'])
  })

  it('is forged three ways, none of which is signed by us', async () => {
    await choose('forged')
    await payFor('APRO')
    expect((await received(3)).some(isSigned)).toBe(false)
  })
})

describe('on demand', () => {
  const readStatus = (on: string) =>
    sandbox.call('/sandbox/scenario', { name: 'error', on, times: 1 }).then(async () => {
      const created = await sandbox.call('/checkout/preferences', sandbox.sampleFields)
      const read = await sandbox.call('/v1/payments/1')
      return [created.status, read.status]
    })

  it('only the chosen call fails, so many times', async () => {
    expect(await readStatus('create')).toEqual([500, 404])
    expect(await readStatus('read')).toEqual([201, 500])
    expect((await sandbox.call('/v1/payments/1')).status).toBe(404)
  })

  it('an answer is lost after the work was done', async () => {
    await sandbox.call('/sandbox/scenario', { name: 'lost', times: 1 })
    await expect(sandbox.createPreference({ external_reference: 'ERA-lost' }, 'lost')).rejects.toThrow()
    expect(await (await fetch(`${sandbox.url}/sandbox`)).text()).toContain('ERA-lost')
  })

  it.each([
    ['throttled', 429],
    ['html', 502],
  ])('%s responds with %i', async (name, status) => {
    await sandbox.call('/sandbox/scenario', { name, times: 1 })
    const headers = { authorization: 'Bearer TEST-token' }
    expect((await fetch(`${sandbox.url}/v1/payments/1`, { headers })).status).toBe(status)
  })

  it('the connection is cut, or the answer is half of one', async () => {
    await sandbox.call('/sandbox/scenario', { name: 'cut', times: 1 })
    await expect(sandbox.call('/v1/payments/1')).rejects.toThrow()
    await sandbox.call('/sandbox/scenario', { name: 'truncated', times: 1 })
    await expect(sandbox.call('/v1/payments/1')).rejects.toThrow(SyntaxError)
  })

  it('a payment of another account, amount and currency exists', async () => {
    const { body } = await sandbox.call('/sandbox/payments', {
      amount: 1,
      currency: 'USD',
      collectorId: 5,
      reference: 'ERA-9',
    })
    expect((await sandbox.call(`/v1/payments/${body.id}`)).body).toMatchObject({
      transaction_amount: 1,
      currency_id: 'USD',
      collector_id: 5,
      external_reference: 'ERA-9',
    })
  })

  it('writes a journal of calls with their keys', async () => {
    await sandbox.createPreference({}, 'journal-key')
    const { body } = await sandbox.call('/sandbox/journal')
    expect((body.requests as Json[]).at(-1)).toMatchObject({ operation: 'create', key: 'journal-key', scenario: 'ok' })
  })

  it.each([
    ['/sandbox/scenario', { name: 'nothing' }],
    ['/sandbox/scenario', { name: 'error', on: 'nothing' }],
    ['/sandbox/scenario', { name: 'error', times: 0 }],
    ['/sandbox/deliveries', { plan: 'nothing' }],
    ['/sandbox/deliveries', { plan: 'late', delayMs: -1 }],
    ['/sandbox/payments', {}],
  ])('%s refuses %j', async (path, body) => {
    expect((await sandbox.call(path, body)).status).toBe(400)
  })

  it('takes no form of another page', async () => {
    const body = new URLSearchParams({ status: 'approved' })
    expect((await fetch(`${sandbox.url}/sandbox/payments/1`, { method: 'POST', body })).status).toBe(415)
  })
})
