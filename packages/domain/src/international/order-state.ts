/**
 * `not-coverable`: paid, and the warehouse has it no longer or has called it off. `expired`: not paid within the time of its hold.
 * `review`: somebody paid another amount, so a person has to look.
 */
export const internationalOrderStates = [
  'awaiting-payment',
  'paid',
  'sent',
  'not-coverable',
  'refunded',
  'expired',
  'review',
] as const

export type InternationalOrderState = (typeof internationalOrderStates)[number]

/** What may follow. A payment counts whenever it comes, so an expired order may still be paid. */
export const internationalOrderTransitions = {
  'awaiting-payment': ['paid', 'not-coverable', 'expired', 'review'],
  expired: ['paid', 'not-coverable', 'review'],
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

/** Paid, and the warehouse has it. */
export const isBought = (state: InternationalOrderState): boolean => state === 'paid' || state === 'sent'
