import { type Currency, createMoney } from '@dvaput/domain/money/money'
import type {
  PaymentProvider,
  PaymentWebhook,
  ProviderPayment,
  StartedPayment,
  StartPayment,
} from '@dvaput/domain/payments/payment-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IntegrationError } from '../http/integration-error.ts'
import { isAllowedPaymentUrl } from './payment-url.ts'

type Outcome = 'approved' | 'rejected' | 'pending'
/** Before the work, after the work, and without any response in time. */
type Failure = 'error' | 'throttled' | 'cut' | 'lost' | 'silent'

export type OpenProvider = {
  readonly provider: PaymentProvider
  readonly currency: Currency
  /** Where the provider may send the shopper back to. */
  readonly returnOrigin: string
  readonly webhookUrl: string
  /** As a shopper does on the page that `start` named. */
  pay(started: StartedPayment, outcome: Outcome): Promise<void>
  /** What arrived at the webhook URL since the last call; waits for one where the provider sends any. */
  takeWebhooks(): Promise<readonly PaymentWebhook[]>
  /** From now on every call of the provider fails so, or none does. */
  fail(failure: Failure | 'none'): Promise<void>
  close(): Promise<void>
}

export type ProviderUnderTest = {
  readonly abilities: PaymentProvider['abilities']
  /** What can come of a payment on the provider's page. */
  readonly outcomes: readonly Outcome[]
  /** Failures of the calls that go out from `start`; none for a provider that calls nobody then. */
  readonly startFailures: readonly Failure[]
  readonly sendsWebhooks: boolean
  open(): Promise<OpenProvider>
}

const failureKinds = {
  error: ['bad-response'],
  throttled: ['refused'],
  cut: ['network'],
  lost: ['network'],
  silent: ['timeout'],
} as const satisfies Record<Failure, readonly string[]>

/** What every payment provider does, whoever it is. */
export const runProviderContract = (name: string, describeProvider: () => ProviderUnderTest): void => {
  const { abilities, outcomes, startFailures, sendsWebhooks, open } = describeProvider()

  describe(`${name} as a payment provider`, () => {
    let opened: OpenProvider
    let count = 0
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    beforeEach(() => opened.fail('none'))

    const createPayment = (changes: Partial<StartPayment> = {}): StartPayment => {
      count += 1
      const reference = `order-${Date.now()}-${count}`
      const url = (path: string) => `${opened.returnOrigin}${path}`
      return {
        reference,
        key: `key-${reference}`,
        title: 'Dvaput 1001',
        description: 'ThinkPad T480, Galaxy S21',
        amount: createMoney(150_000, opened.currency),
        payer: {
          firstName: 'María José',
          lastName: 'Muñoz Đorđević',
          email: 'maria@example.com',
          phone: '+56 9 1234 5678',
          address: 'Av. Providencia 1234',
          city: 'Santiago',
          postalCode: '7500000',
          country: 'CL',
        },
        returnUrls: { success: url('/success'), failure: url('/failure?payment=no'), pending: url('/pending') },
        webhookUrl: opened.webhookUrl,
        expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString(),
        language: 'es',
        metadata: { items_count: 2 },
        ...changes,
      }
    }

    /** By the way that this provider has: the webhook, or a search. */
    const learnPayment = async ({ reference }: StartPayment): Promise<ProviderPayment | undefined> => {
      if (!sendsWebhooks) return (await opened.provider.search(reference))[0]
      // Webhooks of an earlier test may still arrive.
      for (;;)
        for (const webhook of await opened.takeWebhooks()) {
          const reading = opened.provider.readWebhook(webhook)
          if (!reading.ok) throw new Error('a genuine webhook was refused')
          const payment = reading.payment ?? (await opened.provider.find(reading.paymentId ?? ''))
          if (payment?.reference === reference) return payment
        }
    }

    const payFor = async (outcome: Outcome) => {
      const payment = createPayment()
      await opened.pay(await opened.provider.start(payment), outcome)
      const learned = await learnPayment(payment)
      if (!learned) throw new Error('the payment was not found')
      return { payment, learned }
    }

    const failureOf = async (work: Promise<unknown>): Promise<IntegrationError> => {
      const failure = await work.then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(failure).toBeInstanceOf(IntegrationError)
      return failure as IntegrationError
    }

    it('says what it can do', () => {
      expect(opened.provider.abilities).toEqual(abilities)
      expect(opened.provider.origins.length).toBeGreaterThan(0)
    })

    it('sends the shopper to a page of its own origins', async () => {
      const started = await opened.provider.start(createPayment())
      const url = started.kind === 'redirect' ? started.url : started.action
      expect(isAllowedPaymentUrl(url, opened.provider.origins)).toBe(true)
      expect(started.providerReference).not.toBe('')
    })

    it('starts one payment for one key', async () => {
      const payment = createPayment()
      const [first, second] = [await opened.provider.start(payment), await opened.provider.start(payment)]
      expect(second.providerReference).toBe(first.providerReference)
      expect((await opened.provider.start(createPayment())).providerReference).not.toBe(first.providerReference)
    })

    it.each(['https://elsewhere.example/success', 'javascript:alert(1)', '//elsewhere.example', ''])(
      'does not send anybody back to %s',
      async (success) => {
        const { returnUrls } = createPayment()
        await expect(opened.provider.start(createPayment({ returnUrls: { ...returnUrls, success } }))).rejects.toThrow(
          'another host',
        )
        await expect(opened.provider.start(createPayment({ webhookUrl: success }))).rejects.toThrow('another host')
      },
    )

    for (const outcome of outcomes)
      it(`says what came of a payment: ${outcome}`, async () => {
        const { payment, learned } = await payFor(outcome)
        expect(learned).toMatchObject({
          reference: payment.reference,
          amount: payment.amount,
          refunded: createMoney(0, opened.currency),
          isOurs: true,
        })
        const statuses = { approved: ['approved'], rejected: ['rejected'], pending: ['pending', 'in-process'] }
        expect(statuses[outcome]).toContain(learned.status)
        expect(learned.approvedAt !== null).toBe(outcome === 'approved')
        expect(learned.statusDetail).not.toBe('')
        if (abilities.find) expect(await opened.provider.find(learned.id)).toEqual(learned)
      })

    if (sendsWebhooks)
      it('refuses webhooks that were changed on the way', async () => {
        const payment = createPayment()
        await opened.pay(await opened.provider.start(payment), 'approved')
        const [webhook] = await opened.takeWebhooks()
        if (!webhook) throw new Error('no webhook arrived')
        const { headers, query, rawBody } = webhook
        expect(opened.provider.readWebhook(webhook).ok).toBe(true)
        const without = new Headers()
        const otherIds = Buffer.from(rawBody)
          .toString()
          .replaceAll(/\d{4,}/g, (digits) => String(BigInt(digits) + 1n))
        expect(opened.provider.readWebhook({ headers: without, query, rawBody })).toEqual({ ok: false })
        expect(opened.provider.readWebhook({ headers, query, rawBody: Buffer.from(otherIds) })).toEqual({ ok: false })
      })

    if (abilities.find) {
      it('knows no payment that was never made', async () => {
        for (const id of ['1', 'x', '', '../users/me', '1/refunds'])
          expect(await opened.provider.find(id)).toBeUndefined()
      })

      it.each(['error', 'throttled', 'cut', 'silent'] as const)(
        'fails to find a payment with an error: %s',
        async (failure) => {
          const { learned } = await payFor('approved')
          await opened.fail(failure)
          expect(failureKinds[failure]).toContain((await failureOf(opened.provider.find(learned.id))).kind)
        },
      )
    } else
      it('throws instead of finding nothing', async () => {
        await expect(opened.provider.find('1')).rejects.toThrow()
      })

    if (abilities.search)
      it('finds every payment of a reference, rejected ones included', async () => {
        const payment = createPayment()
        const started = await opened.provider.start(payment)
        for (const outcome of outcomes) await opened.pay(started, outcome)
        const found = await opened.provider.search(payment.reference)
        expect(found.map(({ reference }) => reference)).toEqual(outcomes.map(() => payment.reference))
        expect(await opened.provider.search(`${payment.reference}-other`)).toEqual([])
      })

    if (abilities.cancel) {
      it('closes the page, and cancels what is not decided', async () => {
        const payment = createPayment()
        const started = await opened.provider.start(payment)
        for (const outcome of outcomes) await opened.pay(started, outcome)
        const { providerReference } = started
        await opened.provider.cancel({ reference: payment.reference, providerReference })
        // Once more changes nothing.
        await opened.provider.cancel({ reference: payment.reference, providerReference })
        const found = await opened.provider.search(payment.reference)
        const statuses = { approved: 'approved', rejected: 'rejected', pending: 'cancelled' } as const
        expect(found.map(({ status }) => status).toSorted()).toEqual(outcomes.map((each) => statuses[each]).toSorted())
        await opened.pay(started, 'approved').catch(() => undefined)
        expect(await opened.provider.search(payment.reference)).toHaveLength(outcomes.length)
      })

      it('fails to cancel with an error where nobody responds', async () => {
        const payment = createPayment()
        const { providerReference } = await opened.provider.start(payment)
        await opened.fail('cut')
        await failureOf(opened.provider.cancel({ reference: payment.reference, providerReference }))
      })
    } else
      it('throws instead of cancelling nothing', async () => {
        await expect(opened.provider.cancel({ reference: 'x', providerReference: 'x' })).rejects.toThrow()
      })

    if (abilities.refund) {
      const refund = (learned: ProviderPayment, minor: number, key: string) =>
        opened.provider.refund({
          paymentId: learned.id,
          reference: learned.reference,
          amount: createMoney(minor, opened.currency),
          key,
        })

      it('refunds the whole amount', async () => {
        const { payment, learned } = await payFor('approved')
        expect((await refund(learned, payment.amount.minor, `all-${payment.reference}`)).refundId).not.toBe('')
        if (abilities.find)
          expect(await opened.provider.find(learned.id)).toMatchObject({ status: 'refunded', refunded: payment.amount })
      })

      it('refuses to refund more than was paid', async () => {
        const { payment, learned } = await payFor('approved')
        const failure = await failureOf(refund(learned, payment.amount.minor + 1, `more-${payment.reference}`))
        expect(failure.kind).toBe('refused')
      })

      if (abilities.find)
        it('refunds a part once for each key', async () => {
          const { payment, learned } = await payFor('approved')
          const first = await refund(learned, 50_000, `part-${payment.reference}`)
          expect(await refund(learned, 50_000, `part-${payment.reference}`)).toEqual(first)
          expect(await opened.provider.find(learned.id)).toMatchObject({
            status: 'approved',
            refunded: { minor: 50_000 },
          })
          await refund(learned, 100_000, `rest-${payment.reference}`)
          expect(await opened.provider.find(learned.id)).toMatchObject({ status: 'refunded', refunded: payment.amount })
        })
    } else
      it('throws instead of refunding nothing', async () => {
        const amount = createMoney(1, opened.currency)
        await expect(opened.provider.refund({ paymentId: '1', reference: 'x', amount, key: 'x' })).rejects.toThrow()
      })

    for (const failure of startFailures)
      it(`fails to start with an error, and starts the same payment afterwards: ${failure}`, async () => {
        const payment = createPayment()
        await opened.fail(failure)
        expect(failureKinds[failure]).toContain((await failureOf(opened.provider.start(payment))).kind)
        await opened.fail('none')
        const [first, second] = [await opened.provider.start(payment), await opened.provider.start(payment)]
        expect(second.providerReference).toBe(first.providerReference)
      })
  })
}
