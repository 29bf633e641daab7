import { type Currency, currencies, type Money } from '@dvaput/domain/money/money'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import type { PaymentStatus, ProviderPayment } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '../../http/integration-error.ts'

type Fields = Readonly<Record<string, unknown>>

/** A payment in mediation was approved and is disputed: nothing may be sent for it, and it is not lost either. */
const statuses: Readonly<Record<string, PaymentStatus>> = {
  pending: 'pending',
  authorized: 'in-process',
  in_process: 'in-process',
  in_mediation: 'in-process',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged-back',
}

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

const readTime = (value: unknown): string | null => {
  const time = new Date(textOf(value))
  return textOf(value) === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}

const badResponse = (code: string) =>
  new IntegrationError({ service: 'mercado-pago', kind: 'bad-response', code, cause: code })

const readMoney = (value: unknown, currency: Currency): Money => {
  const money = parseDecimal(textOf(value), currency)
  if (!money) throw badResponse('amount')
  return money
}

/** A payment of the API as the contract describes it; throws where it cannot be understood. */
export const reshapePayment = (body: unknown, ourCollectorId: string): ProviderPayment => {
  const payment = fieldsOf(body)
  const [id, status, currency] = [textOf(payment.id), statuses[textOf(payment.status)], payment.currency_id]
  if (id === '') throw badResponse('id')
  if (status === undefined) throw badResponse('status')
  if (!isCurrency(currency)) throw badResponse('currency')
  const collectorId = textOf(payment.collector_id) || textOf(fieldsOf(payment.collector).id)
  return {
    id,
    reference: textOf(payment.external_reference),
    status,
    statusDetail: textOf(payment.status_detail),
    amount: readMoney(payment.transaction_amount, currency),
    refunded: readMoney(payment.transaction_amount_refunded ?? 0, currency),
    lastDigits: textOf(fieldsOf(payment.card).last_four_digits) || null,
    method: textOf(payment.payment_method_id) || null,
    isOurs: collectorId === ourCollectorId,
    approvedAt: readTime(payment.date_approved),
  }
}
