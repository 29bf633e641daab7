import { createHash } from 'node:crypto'
import { createMoney } from '@dvaput/domain/money/money'
import type { PaymentProvider, StartedPayment, StartPayment } from '@dvaput/domain/payments/payment-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMonriSandbox } from '../../../../../sandboxes/monri/src/monri-sandbox.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/servers/webhook-receiver.ts'
import { IntegrationError } from '../../http/integration-error.ts'
import { runProviderContract } from '../provider.contract.ts'
import { createMonri } from './monri.ts'

const account = { merchantKey: 'merchant-key', authenticityToken: 'a'.repeat(40) }

const openMonri = async () => {
  const sandbox = createMonriSandbox(account)
  const { url } = await sandbox.listen(0)
  const receiver = await createWebhookReceiver()
  const returnOrigin = new URL(receiver.url).origin
  const provider = createMonri({ ...account, url, returnOrigins: [returnOrigin], timeoutMs: 1_000 })
  const control = (path: string, body: unknown) =>
    fetch(`${url}/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    provider,
    receiver,
    returnOrigin,
    control,
    listTransactions: async () =>
      ((await (await fetch(`${url}/sandbox`)).json()) as { transactions: { refunded: number }[] }).transactions,
    pay: async (started: StartedPayment) => {
      if (started.kind !== 'form') throw new Error('no form to send')
      const page = await fetch(started.action, { method: 'POST', body: new URLSearchParams(started.fields) })
      expect(page.status).toBe(200)
      const card = { pan: '4111111111111111', action: 'pay' }
      const body = new URLSearchParams({ ...started.fields, ...card })
      await fetch(`${started.action}/pay`, { method: 'POST', redirect: 'manual', body })
    },
    takeWebhooks: async () => {
      await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0))
      return receiver.received.splice(0).map(({ headers, rawBody }) => ({
        headers: new Headers(headers as Record<string, string>),
        query: new URLSearchParams(),
        rawBody,
      }))
    },
    close: async () => {
      await sandbox.close()
      await receiver.close()
    },
  }
}

runProviderContract('Monri', () => ({
  abilities: { find: false, search: false, cancel: false, refund: true, card: false },
  // A declined buyer stays on Monri's page, and nobody is told.
  outcomes: ['approved'],
  startFailures: [],
  sendsWebhooks: true,
  async open() {
    const { provider, receiver, returnOrigin, control, pay, takeWebhooks, close } = await openMonri()
    return {
      provider,
      currency: 'BAM',
      returnOrigin,
      webhookUrl: receiver.url,
      pay,
      takeWebhooks,
      fail: async (failure) => void (await control('/scenario', { name: failure === 'none' ? 'ok' : failure })),
      close,
    }
  },
}))

let monri: Awaited<ReturnType<typeof openMonri>>
let provider: PaymentProvider
let receiver: WebhookReceiver
let count = 0

beforeAll(async () => {
  monri = await openMonri()
  ;({ provider, receiver } = monri)
})
afterAll(() => monri.close())
beforeEach(async () => {
  await monri.control('/scenario', { name: 'ok' })
  receiver.received.length = 0
})

const createPayment = (changes: Partial<StartPayment['payer']> = {}): StartPayment => {
  count += 1
  const url = (path: string) => `${monri.returnOrigin}${path}`
  return {
    reference: `payment-${count}`,
    key: `key-${count}`,
    title: 'Dvaput',
    description: 'ThinkPad T480',
    amount: createMoney(15_050, 'BAM'),
    payer: {
      firstName: 'Amra',
      lastName: 'Begić',
      email: 'amra@example.com',
      phone: '061123456',
      address: 'Titova 1',
      city: 'Sarajevo',
      postalCode: '71000',
      country: 'BA',
      ...changes,
    },
    returnUrls: { success: url('/success'), failure: url('/failure'), pending: url('/pending') },
    webhookUrl: receiver.url,
    expiresAt: '2040-01-01T00:00:00.000Z',
    language: 'bcs',
    metadata: {},
  }
}

const sign = (body: string, key = account.merchantKey) =>
  createHash('sha512').update(key).update(Buffer.from(body)).digest('hex')

const read = (body: string, authorization = `WP3-callback ${sign(body)}`) =>
  provider.readWebhook({
    headers: new Headers({ authorization }),
    query: new URLSearchParams(),
    rawBody: Buffer.from(body),
  })

const callback = {
  id: 7,
  order_number: 'payment-1',
  amount: 15_050,
  currency: 'BAM',
  response_code: '0000',
  status: 'approved',
  transaction_type: 'purchase',
  masked_pan: '411111-xxx-xxx-1111',
  created_at: '2026-11-16T12:00:00+01:00',
}

describe("Monri's form", () => {
  it('is signed over order, amount and currency', async () => {
    const started = await provider.start(createPayment())
    const digest = createHash('sha512').update(`merchant-key${started.providerReference}15050BAM`).digest('hex')
    expect(started).toMatchObject({
      kind: 'form',
      fields: { digest, amount: '15050', currency: 'BAM', language: 'ba' },
    })
    expect(JSON.stringify(started)).not.toContain(account.merchantKey)
  })

  it('fits every value into what Monri accepts', async () => {
    const long = {
      firstName: 'Đurđica'.repeat(9),
      address: '🏠'.repeat(200),
      city: 'Uć',
      postalCode: '',
      phone: '1'.repeat(40),
    }
    const started = await provider.start(createPayment(long))
    if (started.kind !== 'form') throw new Error('no form')
    const page = await fetch(started.action, { method: 'POST', body: new URLSearchParams(started.fields) })
    expect(page.status).toBe(200)
  })
})

describe("Monri's call-back", () => {
  it('is the payment itself', () => {
    const reading = read(JSON.stringify({ ...callback, status: 'approved ' }))
    expect(reading).toMatchObject({
      ok: true,
      reference: 'payment-1',
      payment: { id: '7', status: 'approved', amount: { minor: 15_050, currency: 'BAM' }, lastDigits: '1111' },
    })
    expect(reading.ok && reading.payment?.approvedAt).toBe('2026-11-16T11:00:00.000Z')
  })

  it.each([
    { status: 'declined', response_code: '0005' },
    { status: 'approved', response_code: '0005' },
    { status: 'declined', response_code: '0000' },
    { status: undefined },
  ])('with %j has not paid', (changes) => {
    expect(read(JSON.stringify({ ...callback, ...changes }))).toMatchObject({
      payment: { status: 'rejected', approvedAt: null },
    })
  })

  it.each([
    '',
    'not json',
    'null',
    '{}',
    JSON.stringify({ ...callback, transaction_type: 'refund' }),
    JSON.stringify({ ...callback, amount: 1.5 }),
    JSON.stringify({ ...callback, currency: 'EUR' }),
    JSON.stringify({ ...callback, id: '' }),
    JSON.stringify({ ...callback, id: null }),
    JSON.stringify({ ...callback, order_number: ' ' }),
    JSON.stringify({ ...callback, order_number: { id: 'payment-1' } }),
  ])('that announces no payment of ours changes nothing: %s', (body) => {
    expect(read(body)).toEqual({ ok: true })
  })

  it.each([
    [{ response_message: 'transaction approved' }, 'transaction approved'],
    [{}, '0000'],
    [{ response_code: undefined }, 'approved'],
    [{ response_code: undefined, status: undefined }, 'unknown'],
  ])('with %j says what became of it: %s', (changes, statusDetail) => {
    expect(read(JSON.stringify({ ...callback, ...changes }))).toMatchObject({ payment: { statusDetail } })
  })

  it.each([
    ['visa', 'visa'],
    ['', null],
    [undefined, null],
  ])('of a card of the kind %j names it as %j', (cc_type, method) => {
    expect(read(JSON.stringify({ ...callback, cc_type }))).toMatchObject({ payment: { method } })
  })

  it.each(['', 'yesterday', undefined])('is a payment all the same with the time %j', (created_at) => {
    expect(read(JSON.stringify({ ...callback, created_at }))).toMatchObject({
      payment: { status: 'approved', approvedAt: null },
    })
  })

  it('may carry a time behind the digest', () => {
    const body = JSON.stringify(callback)
    expect(read(body, `WP3-callback ${sign(body)} 1786000000`).ok).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['no digest', 'WP3-callback'],
    ['another scheme', `Bearer ${sign(JSON.stringify(callback))}`],
    ['another key', `WP3-callback ${sign(JSON.stringify(callback), 'a guess')}`],
    ['another body', `WP3-callback ${sign(JSON.stringify({ ...callback, amount: 1 }))}`],
    ['half a digest', `WP3-callback ${sign(JSON.stringify(callback)).slice(0, 64)}`],
  ])('is refused with %s', (_, authorization) => {
    expect(read(JSON.stringify(callback), authorization)).toEqual({ ok: false })
  })
})

describe("Monri's refund", () => {
  const payAndRefund = async (scenario: string) => {
    const payment = createPayment()
    await monri.pay(await provider.start(payment))
    await monri.control('/scenario', { name: scenario })
    const { reference, amount } = payment
    const failure = await provider
      .refund({ paymentId: '1', reference, amount, key: 'x' })
      .catch((error: unknown) => error)
    const [transaction] = await monri.listTransactions()
    return { failure: failure as IntegrationError, refunded: transaction?.refunded }
  }

  it.each([
    ['lost', 'network', 15_050],
    ['silent', 'timeout', 15_050],
    ['cut', 'network', 0],
    ['error', 'bad-response', 0],
  ])('whose answer is %s is not repeated, and says that nobody knows', async (scenario, kind, made) => {
    const { failure, refunded } = await payAndRefund(scenario)
    expect(failure).toBeInstanceOf(IntegrationError)
    expect([failure.kind, failure.code, refunded]).toEqual([kind, 'outcome-unknown', made])
  })

  it('that the bank declines was not made', async () => {
    const { failure, refunded } = await payAndRefund('declined')
    expect([failure.kind, failure.code, refunded]).toEqual(['refused', undefined, 0])
  })
})
