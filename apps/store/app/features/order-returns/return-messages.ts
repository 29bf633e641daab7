import type { ReturnReason } from '@dvaput/domain/returns/return-form'
import type { ReturnState } from '@dvaput/domain/returns/return-state'

export const reasonKeys = {
  'changed-mind': 'reason.changedMind',
  faulty: 'reason.faulty',
  damaged: 'reason.damaged',
  'wrong-product': 'reason.wrongProduct',
  'not-as-described': 'reason.notAsDescribed',
  other: 'reason.other',
} as const satisfies Record<ReturnReason, string>

export const stateKeys = {
  requested: 'state.requested',
  approved: 'state.approved',
  refused: 'state.refused',
  received: 'state.received',
  refunded: 'state.refunded',
  withdrawn: 'state.withdrawn',
} as const satisfies Record<ReturnState, string>
