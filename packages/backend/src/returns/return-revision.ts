import type { ReturnState } from '@dvaput/domain/returns/return-state'
import { revisionOf } from '../audit/revision-of.ts'
import type { Refund } from '../refunds/refunds.table.ts'

/** Changes with every step of a return and with every change of its latest refund. */
export const returnRevision = (
  state: ReturnState,
  refund: Pick<Refund, 'id' | 'state' | 'problem'> | null | undefined,
): string => revisionOf([state, refund && [refund.id, refund.state, refund.problem === null]])
