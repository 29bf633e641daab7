import { createMoney, type Money } from '@dvaput/domain/money/money'
import type { PaymentProvider, ProviderPayment, StartPayment } from '@dvaput/domain/payments/payment-provider'

/** A gateway with pages of its own, whose buyers the test plays. */
export const createHostedGateway = ({ canBeAsked = true, form = false } = {}) => {
  const origin = 'https://pay.example'
  const started: StartPayment[] = []
  const payments: ProviderPayment[] = []
  const refunds = new Map<string, string>()
  let isDown = false
  let isRefundLost = false
  let cannotCancel = false
  let refundRequests = 0
  const answer = <Value>(value: Value): Value => {
    if (isDown) throw new Error('the gateway does not respond')
    return value
  }
  const gateway: PaymentProvider = {
    name: canBeAsked ? 'hosted' : 'silent',
    abilities: { find: canBeAsked, search: canBeAsked, cancel: canBeAsked, refund: true, card: false },
    origins: [origin],
    async start(payment) {
      answer(undefined)
      if (!started.some(({ key }) => key === payment.key)) started.push(payment)
      const providerReference = payment.key
      const url = `${origin}/pay/${payment.reference}`
      return form
        ? { kind: 'form', action: url, fields: { order: payment.reference, amount: '1"2' }, providerReference }
        : { kind: 'redirect', url, providerReference }
    },
    find: async (paymentId) => answer(payments.find(({ id }) => id === paymentId)),
    search: async (reference) => answer(payments.filter((payment) => payment.reference === reference)),
    async cancel({ reference }) {
      answer(undefined)
      if (cannotCancel) throw new Error('the gateway cancels nothing')
      for (const [index, payment] of payments.entries())
        if (payment.reference === reference && payment.status === 'pending')
          payments[index] = { ...payment, status: 'cancelled' }
    },
    async refund({ paymentId, key }) {
      answer(undefined)
      refunds.set(key, paymentId)
      refundRequests += 1
      if (isRefundLost) throw new Error('the response was lost')
      return { refundId: key }
    },
    readWebhook({ headers, rawBody }) {
      if (headers.get('x-signature') !== 'right') return { ok: false }
      const { paymentId, payment } = JSON.parse(rawBody.toString())
      return canBeAsked ? { ok: true, paymentId } : { ok: true, payment }
    },
  }
  return {
    gateway,
    started,
    refunds,
    setDown: (down: boolean) => {
      isDown = down
    },
    refuseToCancel: (refuses: boolean) => {
      cannotCancel = refuses
    },
    /** What was waiting is decided. */
    decide(id: string, status: ProviderPayment['status']) {
      const index = payments.findIndex((payment) => payment.id === id)
      const payment = payments[index]
      if (payment) payments[index] = { ...payment, status }
    },
    statusOf: (id: string) => payments.find((payment) => payment.id === id)?.status,
    /** Refunds are made from now on, and nobody hears of them. */
    loseRefunds: () => {
      isRefundLost = true
    },
    countRefundRequests: () => refundRequests,
    /** The buyer of the latest payment presses on the gateway's page. */
    pay(status: ProviderPayment['status'], changes: { amount?: Money; isOurs?: boolean; reference?: string } = {}) {
      const latest = started.at(-1)
      if (!latest) throw new Error('nothing was started')
      const payment: ProviderPayment = {
        ...{ id: `P${payments.length + 1}`, reference: latest.reference, status, statusDetail: 'cc_rejected_other' },
        ...{ amount: latest.amount, refunded: createMoney(0, latest.amount.currency), lastDigits: '4242' },
        ...{ method: 'visa', isOurs: true, approvedAt: `2026-01-01T00:00:0${payments.length}Z`, ...changes },
      }
      payments.push(payment)
      return payment
    },
  }
}
