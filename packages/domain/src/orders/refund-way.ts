import type { OrderSnapshot } from './order-snapshot.ts'

/** Names of payment methods without a provider, in small letters: what was paid so goes back when a person moves the money. */
export const methodsPaidByHand = [
  ...['bank-transfer', 'cash-on-delivery'],
  // At the counter, where a terminal of its own reads cards.
  ...['counter-cash', 'counter-card'],
  // Of a hosted shop, which names its manual methods itself; these are its suggestions.
  ...['manual', 'bank deposit', 'cash on delivery (cod)', 'money order'],
] as const

const paidByHand: ReadonlySet<string> = new Set(methodsPaidByHand)

/** `person`: nobody may say that the money is under way before somebody of the shop has moved it. */
export type RefundWay = 'nothing' | 'provider' | 'person'

const holdsMoney: ReadonlySet<string> = new Set(['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'])

export const isPaidByHand = ({ paymentMethods }: Pick<OrderSnapshot, 'paymentMethods'>): boolean =>
  paymentMethods.some((method) => paidByHand.has(method.toLowerCase()))

/** How what was paid and is still with us goes back when the order is cancelled. */
export const refundWay = (
  order: Pick<OrderSnapshot, 'financialStatus' | 'paymentMethods' | 'total' | 'refunded'>,
): RefundWay => {
  if (!holdsMoney.has(order.financialStatus ?? '') || order.refunded.minor >= order.total.minor) return 'nothing'
  return isPaidByHand(order) ? 'person' : 'provider'
}
