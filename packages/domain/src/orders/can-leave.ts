import type { OrderSnapshot } from './order-snapshot.ts'

const isMoneyBack: ReadonlySet<string | null> = new Set(['REFUNDED', 'VOIDED'])
/** Nothing leaves, and nothing is handed over, before such a payment has arrived. */
const paidBefore: ReadonlySet<string> = new Set(['bank-transfer', 'bank deposit', 'money order'])

/** Whether what is left of an order may be sent or handed over. */
export const canLeave = ({
  cancelledAt,
  financialStatus,
  paymentMethods,
}: Pick<OrderSnapshot, 'cancelledAt' | 'financialStatus' | 'paymentMethods'>): boolean =>
  cancelledAt === null &&
  !isMoneyBack.has(financialStatus) &&
  !(financialStatus === 'PENDING' && paymentMethods.some((method) => paidBefore.has(method.toLowerCase())))
