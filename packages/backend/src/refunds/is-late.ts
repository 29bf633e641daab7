import type { Refund } from './refunds.table.ts'

/** Longer than a refund takes where nothing fails. */
const lateMinutes = 60

/** It failed, or takes too long, and may be asked for again. */
export const isLate = ({ state, problem, createdAt }: Pick<Refund, 'state' | 'problem' | 'createdAt'>, now: Date) =>
  state === 'placing' && (problem !== null || now.getTime() - createdAt.getTime() > lateMinutes * 60_000)
