export const statuses = [
  'pending',
  'in_process',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
] as const
export type Status = (typeof statuses)[number]
export type Result = { readonly status: Status; readonly detail: string }

/** The card numbers to try it with in Chile; security code 123, or 1234 of American Express. */
export const testCards = [
  { name: 'Mastercard', number: '5416752602582580', method: 'master', type: 'credit_card' },
  { name: 'Visa', number: '4168818844447115', method: 'visa', type: 'credit_card' },
  { name: 'American Express', number: '375778174461804', method: 'amex', type: 'credit_card' },
  { name: 'Mastercard débito', number: '5241019826646950', method: 'debmaster', type: 'debit_card' },
  { name: 'Visa débito', number: '4023653523914373', method: 'debvisa', type: 'debit_card' },
] as const

/** What comes of a payment is decided by the first word of the cardholder's name. */
export const cardholderResults: Readonly<Record<string, Result & { readonly meaning: string }>> = {
  APRO: { status: 'approved', detail: 'accredited', meaning: 'Pago aprobado' },
  OTHE: { status: 'rejected', detail: 'cc_rejected_other_reason', meaning: 'Rechazado por error general' },
  CONT: { status: 'in_process', detail: 'pending_contingency', meaning: 'En proceso' },
  CALL: { status: 'rejected', detail: 'cc_rejected_call_for_authorize', meaning: 'Rechazado, hay que autorizar' },
  FUND: {
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
    meaning: 'Rechazado por fondos insuficientes',
  },
  SECU: {
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_security_code',
    meaning: 'Rechazado por código de seguridad',
  },
  EXPI: { status: 'rejected', detail: 'cc_rejected_bad_filled_date', meaning: 'Rechazado por fecha de vencimiento' },
  FORM: { status: 'rejected', detail: 'cc_rejected_bad_filled_other', meaning: 'Rechazado por error en el formulario' },
}

/** Cash is paid later, elsewhere. */
export const cashResult: Result = { status: 'pending', detail: 'pending_waiting_payment' }

const usualDetails: Readonly<Record<Status, string>> = {
  pending: 'pending_waiting_payment',
  in_process: 'pending_contingency',
  approved: 'accredited',
  rejected: 'cc_rejected_other_reason',
  cancelled: 'expired',
  refunded: 'refunded',
  charged_back: 'settled',
}

export const resultOf = (status: unknown): Result | undefined => {
  const known = statuses.find((each) => each === status)
  return known && { status: known, detail: usualDetails[known] }
}
