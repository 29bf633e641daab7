import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, lt, sql } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { Sealing } from '../secrets/sealing.ts'
import { auditHead, auditLog } from './audit-log.table.ts'
import { hashAuditRow } from './hash-audit-row.ts'

/** Without an id it is the command line. */
export type AuditAuthor = { readonly id: string | null; readonly name: string }

export type AuditEntry = {
  readonly by: AuditAuthor
  readonly action: AuditAction
  readonly subject: { readonly kind: string; readonly id: string }
  readonly before?: unknown
  readonly after?: unknown
}

export type AuditFilter = {
  readonly after?: number | undefined
  readonly action?: AuditAction | undefined
  readonly administratorId?: string | undefined
  readonly subject?: { readonly kind: string; readonly id: string } | undefined
}

const auditPageSize = 50

/** What JSON would lose is lost before it is hashed. */
const asStored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

export const createAuditLog = ({ database, sealing }: { database: Database; sealing: Pick<Sealing, 'mark'> }) => {
  const { db, inTransaction } = database

  /** The head's row is locked until the transaction ends: rows are chained one after another. */
  const append = async ({ db: writer }: Pick<Transaction, 'db'>, entries: readonly AuditEntry[]): Promise<void> => {
    if (entries.length === 0) return
    const now = sql`date_trunc('milliseconds', app_now())`.mapWith(auditLog.at)
    const [head] = await writer
      .select({ lastId: auditHead.lastId, lastHash: auditHead.lastHash, now })
      .from(auditHead)
      .for('update')
    if (!head) throw new Error('the audit log has no head')
    let { lastId, lastHash } = head
    const rows = entries.map((entry) => {
      const facts = {
        id: lastId + 1,
        at: head.now,
        administratorId: entry.by.id,
        administratorName: entry.by.name,
        action: entry.action,
        subjectKind: entry.subject.kind,
        subjectId: entry.subject.id,
        before: asStored(entry.before),
        after: asStored(entry.after),
        previousHash: lastHash,
      }
      const hash = hashAuditRow(sealing, facts)
      ;[lastId, lastHash] = [facts.id, hash]
      return { ...facts, hash }
    })
    await writer.insert(auditLog).values(rows)
    await writer.update(auditHead).set({ lastId, lastHash })
  }

  return {
    /**
     * In the transaction of the change where there is one, which has to be read committed; after the change where it
     * was made at the shop.
     */
    record: (tx: Pick<Transaction, 'db'> | null, entry: AuditEntry): Promise<void> =>
      tx ? append(tx, [entry]) : inTransaction((own) => append(own, [entry])),

    /** Many changes at once, in their order. */
    recordAll: append,

    /** The newest first; `next` is where the next page goes on. */
    list: async ({ after, action, administratorId, subject }: AuditFilter = {}) => {
      const { id, at, administratorId: by, administratorName, action: act, subjectKind, subjectId } = auditLog
      const who = { administratorId: by, administratorName }
      const what = { action: act, subjectKind, subjectId, before: auditLog.before, after: auditLog.after }
      const rows = await db
        .select({ id, at, ...who, ...what })
        .from(auditLog)
        .where(
          and(
            after === undefined ? undefined : lt(id, after),
            action === undefined ? undefined : eq(act, action),
            administratorId === undefined ? undefined : eq(by, administratorId),
            subject && and(eq(subjectKind, subject.kind), eq(subjectId, subject.id)),
          ),
        )
        .orderBy(desc(id))
        .limit(auditPageSize + 1)
      const entries = rows.slice(0, auditPageSize)
      return { entries, next: rows.length > auditPageSize ? (entries.at(-1)?.id ?? null) : null }
    },
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>
