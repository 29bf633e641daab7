import type { FinancialStatus } from '../tables/orders.table.ts'

/** What may follow what; everything else is refused. */
export const financialTransitions = {
  pending: ['paid', 'voided'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
  voided: [],
} as const satisfies Record<FinancialStatus, readonly FinancialStatus[]>

export const canBecome = <Status extends string>(
  transitions: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): boolean => transitions[from].includes(to)
