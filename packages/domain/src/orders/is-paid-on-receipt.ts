import type { OrderSnapshot } from './order-snapshot.ts'

/** Ours, and what a hosted shop calls it, which writes its methods in any case. */
const paidOnReceipt: ReadonlySet<string> = new Set(['cash-on-delivery', 'cash on delivery (cod)'])

/** Paid when the buyer gets the products: it is sent before, and nothing of it is open until then. */
export const isPaidOnReceipt = ({ paymentMethods }: Pick<OrderSnapshot, 'paymentMethods'>): boolean =>
  paymentMethods.some((method) => paidOnReceipt.has(method.toLowerCase()))
