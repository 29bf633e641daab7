import { and, eq, type SQL, sql } from '@dvaput/database/query'
import { type ImportedPayment, importedPayments } from './imported-payments.table.ts'

const { provider, paymentId } = importedPayments
const separator = ':'

/** What refunds call a payment. */
export const paymentSubject = (payment: Pick<ImportedPayment, 'provider' | 'paymentId'>) =>
  ({ kind: 'payment', id: [payment.provider, payment.paymentId].join(separator) }) as const

/** The same in SQL, of a row of payments. */
export const paymentSubjectId: SQL<string> = sql`${provider} || ${separator} || ${paymentId}`

/** Which payment a refund is of; no provider has the separator in its name. */
export const isPaymentOf = (subjectId: string): SQL | undefined => {
  const end = subjectId.indexOf(separator)
  return and(eq(provider, subjectId.slice(0, end)), eq(paymentId, subjectId.slice(end + 1)))
}
