import { createMoney } from '@dvaput/domain/money/money'
import type { StartPayment } from '@dvaput/domain/payments/payment-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMercadoPago } from '../../../../../tests/support/orders/open-mercado-pago.ts'
import { IntegrationError } from '../../http/integration-error.ts'
import { createMercadoPago } from './mercado-pago.ts'

let shop: Awaited<ReturnType<typeof openMercadoPago>>
let requests: Request[] = []
let count = 0

beforeAll(async () => {
  const fetchAndRecord = (request: Request) => {
    requests.push(request.clone())
    return fetch(request)
  }
  // Longer than the second that the sandbox asks a throttled caller to wait.
  shop = await openMercadoPago({ fetch: fetchAndRecord, timeouts: { start: 5_000 } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.chooseScenario('ok')
  await shop.choosePlan('none')
  shop.letTimePass(60_000)
  requests = []
})

const createPayment = (): StartPayment => {
  count += 1
  return {
    reference: `ERA-${count}`,
    key: `key-${count}`,
    title: 'Compra internacional',
    description: 'ThinkPad T480 x 1',
    amount: createMoney(176_790, 'CLP'),
    payer: {
      firstName: 'Diego',
      lastName: 'Fuentes',
      email: 'diego@cliente.example',
      phone: '+56912345678',
      address: 'Av. Providencia 1234',
      city: 'Santiago',
      postalCode: '7500000',
      country: 'CL',
    },
    returnUrls: {
      success: `${shop.returnOrigin}/checkout-success`,
      failure: `${shop.returnOrigin}/checkout-era?payment=failure`,
      pending: `${shop.returnOrigin}/checkout-era?payment=pending`,
    },
    webhookUrl: `${shop.returnOrigin}/api/mercadopago/webhook/international`,
    expiresAt: '2040-03-10T12:30:00.000Z',
    language: 'es',
    metadata: { order_type: 'ERA_INTERNATIONAL', items_count: 1, products: '[{"id":"1"}]' },
  }
}

const startAndPay = async (cardholder: string) => {
  const payment = createPayment()
  const started = await shop.provider.start(payment)
  if (started.kind !== 'redirect') throw new Error('no page')
  await shop.pay(started.url, cardholder)
  const [paid] = await shop.provider.search(payment.reference)
  if (!paid) throw new Error('no payment')
  return paid
}

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(IntegrationError)
  return error as IntegrationError
}

describe('a preference', () => {
  it('has every documented field, one item, and our prices [API-36] [API-37] [API-38] [API-39] [API-40]', async () => {
    const payment = createPayment()
    await shop.provider.start(payment)
    const [request] = requests
    expect(request?.headers.get('x-idempotency-key')).toBe(payment.key)
    expect(await request?.json()).toEqual({
      items: [
        {
          id: payment.reference,
          title: 'Compra internacional',
          description: 'ThinkPad T480 x 1',
          quantity: 1,
          currency_id: 'CLP',
          unit_price: 176_790,
        },
      ],
      payer: {
        name: 'Diego',
        surname: 'Fuentes',
        email: 'diego@cliente.example',
        phone: { number: '+56912345678' },
        address: { street_name: 'Av. Providencia 1234', zip_code: '7500000' },
      },
      back_urls: payment.returnUrls,
      auto_return: 'approved',
      payment_methods: { excluded_payment_methods: [], excluded_payment_types: [], installments: 12 },
      statement_descriptor: 'DVAPUT',
      external_reference: payment.reference,
      notification_url: payment.webhookUrl,
      metadata: payment.metadata,
      expires: true,
      expiration_date_to: '2040-03-10T12:30:00.000+00:00',
    })
  })

  it('leaves out an e-mail that would be refused for its length', async () => {
    const payment = createPayment()
    const email = `${'x'.repeat(150)}@example.com`
    await shop.provider.start({ ...payment, payer: { ...payment.payer, email } })
    expect(await requests[0]?.json()).not.toHaveProperty('payer.email')
  })

  it('that is refused says why, in the words of Mercado Pago', async () => {
    const failure = await failureOf(shop.provider.start({ ...createPayment(), amount: createMoney(0, 'CLP') }))
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'invalid_items',
      remoteMessage: 'unit_price invalid',
    })
  })

  it.each(['https://elsewhere.example/pay', 'javascript:alert(1)', '', 'http://127.0.0.1@elsewhere.example'])(
    'whose page is %s is refused',
    async (page) => {
      const provider = createMercadoPago({
        url: shop.url,
        accessToken: 'x',
        webhookSecret: 'x',
        returnOrigins: [shop.returnOrigin],
        log: { info: () => undefined, warn: () => undefined },
        fetch: async () => Response.json({ id: '1', init_point: page }),
      })
      expect(await failureOf(provider.start(createPayment()))).toMatchObject({ kind: 'bad-response', code: 'url' })
    },
  )

  it('of the real one leads to Mercado Pago in Chile', async () => {
    const page = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=1'
    const sent: string[] = []
    const provider = createMercadoPago({
      accessToken: 'x',
      webhookSecret: 'x',
      returnOrigins: [shop.returnOrigin],
      log: { info: () => undefined, warn: () => undefined },
      fetch: async (request) => {
        sent.push(request.url)
        return Response.json({ id: '1', init_point: page })
      },
    })
    expect(await provider.start(createPayment())).toEqual({ kind: 'redirect', url: page, providerReference: '1' })
    expect(sent).toEqual(['https://api.mercadopago.com/checkout/preferences'])
  })

  it.each(['error', 'throttled', 'cut', 'lost', 'truncated', 'html'])(
    'is asked for again with the same key, and is one: %s once',
    async (scenario) => {
      await shop.chooseScenario(scenario, 'create', 1)
      const payment = createPayment()
      const { providerReference } = await shop.provider.start(payment)
      expect(requests.map(({ headers }) => headers.get('x-idempotency-key'))).toEqual([payment.key, payment.key])
      expect((await shop.provider.start(payment)).providerReference).toBe(providerReference)
    },
  )
})

describe('a payment', () => {
  it.each([
    ['APRO', 'approved', 'accredited'],
    ['OTHE', 'rejected', 'cc_rejected_other_reason'],
    ['CONT', 'in-process', 'pending_contingency'],
    ['CALL', 'rejected', 'cc_rejected_call_for_authorize'],
    ['cash', 'pending', 'pending_waiting_payment'],
  ])('by %s is %s', async (cardholder, status, statusDetail) => {
    expect(await startAndPay(cardholder)).toMatchObject({ status, statusDetail, amount: { minor: 176_790 } })
  })

  it('carries card, method and time', async () => {
    expect(await startAndPay('APRO')).toMatchObject({
      lastDigits: '7115',
      method: 'visa',
      approvedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  it('changes with a later decision', async () => {
    const { id } = await startAndPay('cash')
    for (const [theirs, ours] of [
      ['in_process', 'in-process'],
      ['approved', 'approved'],
      ['charged_back', 'charged-back'],
      ['cancelled', 'cancelled'],
    ]) {
      await shop.control(`/payments/${id}`, { status: theirs })
      expect(await shop.provider.find(id)).toMatchObject({ status: ours })
    }
  })

  it('of another account is not ours', async () => {
    const { id } = (await shop.control('/payments', { amount: 5, collectorId: 1, reference: 'ERA-1' })) as {
      id: number
    }
    expect(await shop.provider.find(String(id))).toMatchObject({ isOurs: false, reference: 'ERA-1' })
  })

  it('in a currency that we do not know is an error and never another amount', async () => {
    const made = (await shop.control('/payments', { amount: 5, currency: 'ARS' })) as { id: number }
    expect(await failureOf(shop.provider.find(String(made.id)))).toMatchObject({
      kind: 'bad-response',
      code: 'currency',
    })
    const half = (await shop.control('/payments', { amount: 5.5 })) as { id: number }
    expect(await failureOf(shop.provider.find(String(half.id)))).toMatchObject({ kind: 'bad-response', code: 'amount' })
  })

  it('does not hide behind a hundred others of the same order', async () => {
    const reference = 'ERA-many'
    await shop.control('/payments', { amount: 5, reference })
    for (let made = 0; made < 120; made += 1)
      await shop.control('/payments', { amount: 5, reference, status: 'rejected' })
    const found = await shop.provider.search(reference)
    expect(found).toHaveLength(121)
    expect(found.filter(({ status }) => status === 'approved')).toHaveLength(1)
  })

  it('is read three times before we give up, and a refund is repeated with its key', async () => {
    const { id, reference, amount } = await startAndPay('APRO')
    await shop.chooseScenario('error', 'read', 2)
    expect(await shop.provider.find(id)).toMatchObject({ status: 'approved' })
    await shop.chooseScenario('lost', 'refund', 1)
    await shop.provider.refund({ paymentId: id, reference, amount, key: 'refund-1' })
    expect(await shop.provider.find(id)).toMatchObject({ status: 'refunded', refunded: amount })
  })
})
