import { type CounterPayment, isCounterPayment } from './reservation.ts'

/** Of a draft order and of the order made of it: it was handed over at the counter, and how it was paid there. */
export const counterPaymentAttribute = '_counter_payment'

/** Null for an order that was not sold at the counter. */
export const readCounterPayment = (
  attributes: readonly { readonly key: string; readonly value: string }[],
): CounterPayment | null => {
  const value = attributes.find(({ key }) => key === counterPaymentAttribute)?.value
  return isCounterPayment(value) ? value : null
}
