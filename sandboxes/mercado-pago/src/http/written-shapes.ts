import { type Payment, refundedOf } from '../books/payments.ts'
import type { Preference } from '../books/preferences.ts'

/** A payment as `GET /v1/payments/{id}` writes it. */
export const writePayment = (payment: Payment) => ({
  id: payment.id,
  date_created: payment.createdAt,
  date_approved: payment.approvedAt,
  date_last_updated: payment.updatedAt,
  money_release_date: null,
  operation_type: 'regular_payment',
  payment_method_id: payment.method,
  payment_type_id: payment.type,
  status: payment.status,
  status_detail: payment.detail,
  currency_id: payment.currency,
  description: payment.description,
  live_mode: false,
  collector_id: payment.collectorId,
  payer: { email: payment.email },
  metadata: payment.metadata ?? {},
  external_reference: payment.reference,
  transaction_amount: payment.amount,
  transaction_amount_refunded: refundedOf(payment),
  installments: payment.installments,
  order: { id: String(payment.merchantOrderId), type: 'mercadopago' },
  card: payment.lastDigits === null ? {} : { last_four_digits: payment.lastDigits },
  refunds: payment.refunds.map((refund) => writeRefund(payment, refund)),
})

export const writeRefund = ({ id }: Payment, refund: Payment['refunds'][number]) => ({
  id: refund.id,
  payment_id: id,
  amount: refund.amount,
  status: 'approved',
  date_created: refund.createdAt,
})

export const writePreference = (
  { id, createdAt, fields }: Preference,
  account: { collectorId: number; origin: string },
) => {
  const page = `${account.origin}/checkout/v1/redirect?pref_id=${id}`
  return {
    ...fields,
    id,
    client_id: '1',
    collector_id: account.collectorId,
    date_created: createdAt,
    init_point: page,
    sandbox_init_point: page,
    site_id: 'MLC',
  }
}
