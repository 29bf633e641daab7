export const returnStates = ['requested', 'approved', 'refused', 'received', 'refunded', 'withdrawn'] as const

export type ReturnState = (typeof returnStates)[number]

/** What may follow. The customer withdraws, until the product is with us; everything else is the shop's. */
export const returnTransitions = {
  requested: ['approved', 'refused', 'withdrawn'],
  approved: ['received', 'withdrawn'],
  received: ['refunded'],
  refused: [],
  refunded: [],
  withdrawn: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>

export const canReturnBecome = (from: ReturnState, to: ReturnState): boolean =>
  (returnTransitions[from] as readonly ReturnState[]).includes(to)

/** From which states one gets there: the condition of the UPDATE that takes the step. */
export const returnStatesBefore = (to: ReturnState): readonly ReturnState[] =>
  returnStates.filter((from) => canReturnBecome(from, to))

/** Its units are taken: they cannot be named in another request. A refunded unit is counted by the order itself. */
export const isReturnOpen = (state: ReturnState): boolean => ['requested', 'approved', 'received'].includes(state)
