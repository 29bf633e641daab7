import type { Database } from '@dvaput/database/open-database'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { isDeadLetter } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isPastCursor, microsOf, pageSize, parseCursor, toPage } from '../time-cursor.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'replay' | 'counts'>
  readonly audit: Pick<AuditLog, 'record'>
}

type JobsQuery = { readonly job?: string | undefined; readonly after?: string | undefined }

type DeadJob = {
  readonly id: string
  readonly job: string
  readonly key: string | null
  readonly diedAt: Date
  readonly attempts: number
  readonly error: string | null
  readonly micros: string
}

/** Without what is in them: payloads hold names, addresses and links. */
const query = `
  SELECT id::text, coalesce(source_name, 'unknown') AS job, singleton_key AS key, created_on AS "diedAt",
    coalesce(source_retry_count, 0) + 1 AS attempts, source_output ->> 'message' AS error,
    ${microsOf('created_on')} AS micros
  FROM pgboss.job
  WHERE ${isDeadLetter} AND ($1::text IS NULL OR source_name = $1) AND ${isPastCursor('created_on', 'id::text', 2)}
  ORDER BY created_on DESC, id::text DESC LIMIT ${pageSize + 1}`

/** Jobs as the shop's own people see them: those that used up their retries, and how many wait. */
export const createJobAdmin = ({ database, jobs, audit }: Needs) => ({
  counts: jobs.counts,

  /** Jobs that used up their retries, the latest first. */
  async list({ job, after }: JobsQuery) {
    const { rows } = await database.pool.query<DeadJob>(query, [job ?? null, ...parseCursor(after)])
    return toPage(rows, ({ id }) => id)
  },

  /** Back into its own queue with all its retries. */
  replay: (id: string, by: AuditAuthor): Promise<'ok' | 'not-found'> =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ job: string }>(
        `SELECT source_name AS job FROM pgboss.job WHERE ${isDeadLetter} AND id = $1`,
        [id],
      )
      if (!rows[0] || !(await jobs.replay(tx, id))) return 'not-found'
      await audit.record(tx, { by, action: 'job.replay', subject: { kind: 'job', id }, after: rows[0] })
      return 'ok'
    }),
})

export type JobAdmin = ReturnType<typeof createJobAdmin>
