import type { OrderSnapshot } from './order-snapshot.ts'

type State = Pick<
  OrderSnapshot,
  'updatedAt' | 'cancelledAt' | 'financialStatus' | 'fulfilments' | 'refunds' | 'refunded'
>

const paymentSteps: Readonly<Record<string, number>> = {
  PARTIALLY_PAID: 1,
  PAID: 2,
  PARTIALLY_REFUNDED: 3,
  REFUNDED: 4,
  VOIDED: 4,
  EXPIRED: 4,
}

/** What only grows while an order lives. */
const progressOf = ({ cancelledAt, financialStatus, fulfilments, refunds, refunded }: State): readonly number[] => [
  cancelledAt === null ? 0 : 1,
  paymentSteps[financialStatus ?? ''] ?? 0,
  fulfilments.length,
  refunds.length,
  refunded.minor,
]

/**
 * Whether the order was so before it became the other. The platform tells its times in whole seconds, and may change an
 * order several times in one: then an order that has progressed less is the older one.
 */
export const isOlderSnapshot = (snapshot: State, other: State): boolean => {
  const [time, otherTime] = [Date.parse(snapshot.updatedAt), Date.parse(other.updatedAt)]
  if (time !== otherTime) return time < otherTime
  const reached = progressOf(other)
  return progressOf(snapshot).some((step, at) => step < (reached[at] ?? 0))
}
