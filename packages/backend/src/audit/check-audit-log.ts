import type { Database } from '@dvaput/database/open-database'
import { asc, gt } from '@dvaput/database/query'
import type { Sealing } from '../secrets/sealing.ts'
import { parseHead } from './audit-heads.ts'
import { auditHead, auditLog } from './audit-log.table.ts'
import { hashAuditRow } from './hash-audit-row.ts'

export type AuditCheck =
  | { readonly ok: true; readonly rows: number }
  /** The first row that was changed, or the place of the first one that is missing. */
  | { readonly ok: false; readonly brokenAt: number; readonly problem: 'missing' | 'changed' }
  /** The line of the first head that was not signed with our secret. */
  | { readonly ok: false; readonly brokenAt: number; readonly problem: 'forged-head' }

const batch = 1_000

/**
 * Reads the whole log and says where its chain breaks, or where it is not the one that was kept outside the database in
 * `lines`.
 */
export const checkAuditLog = async (
  { db }: Pick<Database, 'db'>,
  sealing: Pick<Sealing, 'mark'>,
  lines: readonly string[] = [],
): Promise<AuditCheck> => {
  const heads = lines.map((line) => parseHead(sealing, line))
  const forged = heads.indexOf(undefined)
  if (forged !== -1) return { ok: false, brokenAt: forged + 1, problem: 'forged-head' }
  const lastKept = heads.reduce((last, each) => Math.max(last, each?.id ?? 0), 0)
  // Of two for one row the older one counts: the log may have been cut, and have grown again since.
  const kept = new Map(heads.toReversed().flatMap((each) => (each ? [[each.id, each.hash] as const] : [])))
  const [head] = await db.select().from(auditHead)
  let [lastId, lastHash] = [0, '']
  for (;;) {
    const rows = await db.select().from(auditLog).where(gt(auditLog.id, lastId)).orderBy(asc(auditLog.id)).limit(batch)
    for (const row of rows) {
      if (row.id !== lastId + 1) return { ok: false, brokenAt: lastId + 1, problem: 'missing' }
      const isIntact = row.previousHash === lastHash && row.hash === hashAuditRow(sealing, row)
      if (!isIntact || (kept.get(row.id) ?? row.hash) !== row.hash)
        return { ok: false, brokenAt: row.id, problem: 'changed' }
      lastId = row.id
      lastHash = row.hash
    }
    if (rows.length < batch) break
  }
  // Rows that were added while we read come after the head that was read first.
  if (!head || Math.max(head.lastId, lastKept) > lastId) return { ok: false, brokenAt: lastId + 1, problem: 'missing' }
  return { ok: true, rows: lastId }
}
