import type { ReturnState } from '@dvaput/domain/returns/return-state'
import type { returnRefunds } from './return-refunds.table.ts'

type Refund = Pick<typeof returnRefunds.$inferSelect, 'id' | 'state' | 'problem'>

/** Changes with every step of a return and with every change of its latest refund. */
export const returnRevision = (state: ReturnState, refund: Refund | null | undefined): string =>
  refund ? [state, refund.id, refund.state, refund.problem === null ? 'well' : 'failed'].join(' ') : state
