/**
 * `payment-pending`: the buyer chose a payment that the provider has not decided yet, as cash. `not-coverable`: paid, and
 * the warehouse has it no longer or has called it off. `expired`: not paid in time, or its pending payment was rejected.
 * `replaced`: the buyer ordered the same in another way. `review`: somebody paid another amount, so a person has to look.
 */
export const internationalOrderStates = [
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

export type InternationalOrderState = (typeof internationalOrderStates)[number]

/** What may follow. A payment of an expired or replaced order goes back. // decision 0070 */
export const internationalOrderTransitions = {
  'awaiting-payment': ['payment-pending', 'paid', 'not-coverable', 'expired', 'replaced', 'review'],
  'payment-pending': ['paid', 'not-coverable', 'expired', 'replaced', 'review'],
  expired: [],
  replaced: [],
  review: ['paid', 'not-coverable'],
  paid: ['sent', 'not-coverable', 'refunded'],
  'not-coverable': ['refunded'],
  sent: ['not-coverable', 'refunded'],
  refunded: [],
} as const satisfies Record<InternationalOrderState, readonly InternationalOrderState[]>

export const canOrderBecome = (from: InternationalOrderState, to: InternationalOrderState): boolean =>
  (internationalOrderTransitions[from] as readonly InternationalOrderState[]).includes(to)

/** From which states one gets there: the condition of the UPDATE that takes the step. */
export const orderStatesBefore = (to: InternationalOrderState): readonly InternationalOrderState[] =>
  internationalOrderStates.filter((from) => canOrderBecome(from, to))

/** No payment has been accepted yet: the next one may pay it. */
export const isPayable = (state: InternationalOrderState): boolean => canOrderBecome(state, 'paid')

/** Waits for its payment. */
export const isOpenOrder = (state: InternationalOrderState): boolean =>
  state === 'awaiting-payment' || state === 'payment-pending'

/** Paid, and the warehouse has it. */
export const isBought = (state: InternationalOrderState): boolean => state === 'paid' || state === 'sent'
