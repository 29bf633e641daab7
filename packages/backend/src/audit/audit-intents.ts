import { randomUUID } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { auditActions } from '@dvaput/domain/administrators/audit-actions'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { AuditEntry, AuditLog } from './audit-log.ts'

type Needs = {
  readonly database: Pick<Database, 'inTransaction'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue' | 'withdraw'>
  readonly audit: Pick<AuditLog, 'record'>
}

/** A change at the shop has ended long before, one way or the other. */
const waitMs = 10 * 60_000

const entrySchema = z.object({
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.string(), id: z.string() }),
  wanted: z.record(z.string(), z.unknown()),
})

/** What is about to be done at the shop; `wanted` as far as it is known before. */
type AuditIntent = Pick<AuditEntry, 'by' | 'action' | 'subject'> & { readonly wanted?: object }

/**
 * For changes at a shop whose differences are known only afterwards. What is wanted is written before, as a job that
 * waits; the entry of the log takes its place. Where the process ends in between, the job writes the entry, which says
 * that nobody knows what became of the change.
 */
export const createAuditIntents = ({ database, jobs, audit }: Needs) => {
  const job = jobs.define({
    name: 'finish-audit-entry',
    payload: entrySchema,
    run: ({ wanted, ...entry }) => audit.record(null, { ...entry, after: { ...wanted, outcome: 'unknown' } }),
  })

  return {
    async begin({ wanted = {}, ...entry }: AuditIntent): Promise<string> {
      const key = randomUUID()
      const payload = { ...entry, wanted: { ...wanted } }
      const startAfter = new Date(Date.now() + waitMs)
      await database.inTransaction((tx) => jobs.enqueue(tx, job, payload, { key, startAfter }))
      return key
    },

    /** Null where nothing was changed. */
    end: (key: string, entry: AuditEntry | null): Promise<void> =>
      database.inTransaction(async (tx) => {
        await jobs.withdraw(tx, job, key)
        if (entry) await audit.record(tx, entry)
      }),
  }
}

export type AuditIntents = ReturnType<typeof createAuditIntents>
