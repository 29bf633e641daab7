import type { Sealing } from '../secrets/sealing.ts'

export type AuditFacts = {
  readonly id: number
  readonly at: Date
  readonly administratorId: string | null
  readonly administratorName: string
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
  readonly previousHash: string
}

/** The database stores the keys of an object in an order of its own. */
const withSortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Keyed with the secret of the settings: whoever can write the table alone cannot write a row that fits. */
export const hashAuditRow = (sealing: Pick<Sealing, 'mark'>, row: AuditFacts): string => {
  const { id, at, administratorId, administratorName, action, subjectKind, subjectId, before, after } = row
  const facts = [row.previousHash, id, at.toISOString(), administratorId, administratorName, action]
  return sealing.mark(
    'audit log',
    JSON.stringify([...facts, subjectKind, subjectId, before ?? null, after ?? null], withSortedKeys),
  )
}
