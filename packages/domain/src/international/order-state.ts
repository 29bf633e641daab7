/**
 * `payment-pending`: the buyer chose a payment that the provider has not decided yet, as cash. `not-coverable`: paid, and
 * the warehouse has it no longer or has called it off. `expired`: not paid in time, or its pending payment was rejected.
 * `replaced`: the buyer ordered the same in another way. `review`: somebody paid another amount, so a person has to look.
 */
export const importedOrderStates = [
  'awaiting-payment',
  'payment-pending',
  'paid',
  'sent',
  'not-coverable',
  'refunded',
  'expired',
  'replaced',
  'review',
] as const

export type ImportedOrderState = (typeof importedOrderStates)[number]

/** What may follow. A payment of an expired or replaced order goes back. // decision 0070 */
export const importedOrderTransitions = {
  'awaiting-payment': ['payment-pending', 'paid', 'not-coverable', 'expired', 'replaced', 'review'],
  'payment-pending': ['paid', 'not-coverable', 'expired', 'replaced', 'review'],
  expired: [],
  replaced: [],
  review: ['paid', 'not-coverable'],
  paid: ['sent', 'not-coverable', 'refunded'],
  'not-coverable': ['refunded'],
  sent: ['not-coverable', 'refunded'],
  refunded: [],
} as const satisfies Record<ImportedOrderState, readonly ImportedOrderState[]>

export const canOrderBecome = (from: ImportedOrderState, to: ImportedOrderState): boolean =>
  (importedOrderTransitions[from] as readonly ImportedOrderState[]).includes(to)

/** From which states one gets there: the condition of the UPDATE that takes the step. */
export const orderStatesBefore = (to: ImportedOrderState): readonly ImportedOrderState[] =>
  importedOrderStates.filter((from) => canOrderBecome(from, to))

/** No payment has been accepted yet: the next one may pay it. */
export const isPayable = (state: ImportedOrderState): boolean => canOrderBecome(state, 'paid')

/** Waits for its payment. */
export const isOpenOrder = (state: ImportedOrderState): boolean =>
  state === 'awaiting-payment' || state === 'payment-pending'

/** Paid, and the warehouse has it. */
export const isBought = (state: ImportedOrderState): boolean => state === 'paid' || state === 'sent'
