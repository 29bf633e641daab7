import { createMoney, type Money } from '@dvaput/domain/money/money'
import type {
  PaymentProvider,
  PaymentStatus,
  ProviderPayment,
  StartPayment,
} from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

export type PaymentChanges = Partial<Omit<ProviderPayment, 'id'>>

/** A payment provider whose shoppers the test plays. It keeps books of all that happened, as the real one does. */
export const createTestProvider = () => {
  const started = new Map<string, StartPayment>()
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, { readonly paymentId: string; readonly amount: Money }>()
  /** References whose page takes no payment any more. */
  const closed = new Set<string>()
  const faults = { cannotCancel: false }
  const counts = { starts: 0, cancels: 0, refundCalls: 0 }
  let failure: (() => Promise<never>) | undefined
  const failing = async () => {
    if (failure) await failure()
  }

  const provider: PaymentProvider = {
    name: 'mercado-pago',
    get abilities() {
      return { find: true, search: true, cancel: !faults.cannotCancel, refund: true, card: false }
    },
    origins: ['https://pay.example'],
    async start(payment) {
      await failing()
      counts.starts += 1
      started.set(payment.reference, payment)
      return { kind: 'redirect', url: `https://pay.example/${payment.key}`, providerReference: `pref-${payment.key}` }
    },
    async find(paymentId) {
      await failing()
      return payments.get(paymentId)
    },
    async search(reference) {
      await failing()
      return [...payments.values()].filter((payment) => payment.reference === reference)
    },
    async cancel({ reference }) {
      await failing()
      counts.cancels += 1
      closed.add(reference)
      for (const payment of payments.values())
        if (payment.reference === reference && (payment.status === 'pending' || payment.status === 'in-process'))
          payments.set(payment.id, { ...payment, status: 'cancelled', statusDetail: 'by_collector' })
    },
    async refund({ paymentId, amount, key }) {
      await failing()
      counts.refundCalls += 1
      const payment = payments.get(paymentId)
      if (!payment) throw new IntegrationError({ service: 'payments', kind: 'refused', status: 404 })
      if (!refunds.has(key)) {
        if (payment.refunded.minor + amount.minor > payment.amount.minor)
          throw new IntegrationError({ service: 'payments', kind: 'refused', status: 400 })
        refunds.set(key, { paymentId, amount })
        payments.set(paymentId, { ...payment, status: 'refunded', refunded: amount })
      }
      return { refundId: `refund-${key}` }
    },
    readWebhook: () => ({ ok: false }),
  }

  return {
    provider,
    started,
    payments,
    refunds,
    closed,
    faults,
    counts,
    /** Until `recover`. */
    fail(error: () => Error = () => new IntegrationError({ service: 'payments', kind: 'timeout' })) {
      failure = () => Promise.reject(error())
    },
    recover() {
      failure = undefined
      faults.cannotCancel = false
    },
    /** What a shopper does on the provider's page. */
    pay(reference: string, status: PaymentStatus, changes: PaymentChanges = {}): string {
      const asked = started.get(reference)
      const id = String(7_000_001 + payments.size)
      payments.set(id, {
        ...{ id, reference, status, statusDetail: status, refunded: createMoney(0, 'CLP') },
        ...{ amount: asked?.amount ?? createMoney(0, 'CLP'), lastDigits: '7115', method: 'visa', isOurs: true },
        approvedAt: status === 'approved' ? new Date().toISOString() : null,
        ...changes,
      })
      return id
    },
    change(id: string, changes: PaymentChanges) {
      const payment = payments.get(id)
      if (payment) payments.set(id, { ...payment, ...changes })
    },
  }
}

export type TestProvider = ReturnType<typeof createTestProvider>
