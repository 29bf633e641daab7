import type { Database } from '@dvaput/database/open-database'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { isDeadLetter } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { maskEmail } from '../../login/links/mask-email.ts'
import { type Mail, sendMailJob } from '../../mail/mail.ts'
import { type MailTemplateName, mailTemplateNames } from '../../mail/mail-templates.ts'
import { isPastCursor, microsOf, pageSize, parseCursor, toPage } from '../time-cursor.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'replay'>
  readonly mail: Pick<Mail, 'sendAgain'>
  readonly audit: Pick<AuditLog, 'record'>
}

export type MailState = 'sent' | 'waiting' | 'failed'

type MailsQuery = {
  readonly state?: MailState | undefined
  readonly template?: string | undefined
  readonly after?: string | undefined
  /** For those who need not know whom we write to. */
  readonly isMasked: boolean
}

type Row = {
  /** Of the list alone. */
  readonly id: string
  /** Some hold an e-mail. */
  readonly key: string
  readonly template: string
  readonly queuedAt: Date
  readonly sentAt: Date | null
  readonly state: MailState
  readonly to: string | null
  readonly attempts: number | null
  readonly error: string | null
  readonly canSendAgain: boolean
  readonly micros: string
}

/** Whom a mail went to is known from its job alone, which is deleted a day after it was sent. */
const latestJob = `
  SELECT data ->> 'to' AS "to", state::text AS state, ${isDeadLetter} AS dead,
    coalesce(source_retry_count, retry_count) + 1 AS attempts, coalesce(source_output, output) ->> 'message' AS error
  FROM pgboss.job
  WHERE data ->> 'key' = mails.key
    AND (name = '${sendMailJob}' AND state <> 'failed' OR ${isDeadLetter} AND source_name = '${sendMailJob}')
  ORDER BY created_on DESC LIMIT 1`

const isWaiting = `coalesce(job.state IN ('created', 'retry', 'active') AND NOT job.dead, false)`

const which: Readonly<Record<MailState, string>> = {
  sent: 'sent_at IS NOT NULL',
  waiting: `sent_at IS NULL AND ${isWaiting}`,
  failed: `sent_at IS NULL AND NOT ${isWaiting}`,
}

const queryOf = (state: MailState | undefined) => `
  SELECT md5(mails.key) AS id, mails.key, template, queued_at AS "queuedAt", sent_at AS "sentAt", job."to", job.attempts,
    CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN ${isWaiting} THEN 'waiting' ELSE 'failed' END AS state,
    CASE WHEN sent_at IS NULL THEN job.error END AS error,
    coalesce(job.dead OR sent_at IS NOT NULL AND job.state = 'completed', false) AS "canSendAgain",
    ${microsOf('queued_at')} AS micros
  FROM backend.mails LEFT JOIN LATERAL (${latestJob}) AS job ON true
  WHERE ($1::text IS NULL OR template = $1) AND ${isPastCursor('queued_at', 'md5(mails.key)', 2)}
    AND ${state ? which[state] : 'true'}
  ORDER BY queued_at DESC, md5(mails.key) DESC LIMIT ${pageSize + 1}`

/** Mails as the shop's own people see them: that they left or did not, never what is in them. */
export const createMailAdmin = ({ database, jobs, mail, audit }: Needs) => ({
  templates: mailTemplateNames as readonly MailTemplateName[],

  /** The newest first. */
  async list({ state, template, after, isMasked }: MailsQuery) {
    const found = await database.pool.query<Row>(queryOf(state), [template ?? null, ...parseCursor(after)])
    const { rows, next } = toPage(found.rows, ({ id }) => id)
    return { mails: rows.map((row) => (isMasked && row.to ? { ...row, to: maskEmail(row.to) } : row)), next }
  },

  /** One that failed is tried again; one that was sent goes out once more, as long as its job is remembered. */
  sendAgain: (key: string, by: AuditAuthor): Promise<'ok' | 'not-possible'> =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ id: string }>(
        `SELECT id::text FROM pgboss.job
         WHERE ${isDeadLetter} AND source_name = '${sendMailJob}' AND data ->> 'key' = $1`,
        [key],
      )
      const [dead] = rows
      const isQueued = dead ? await jobs.replay(tx, dead.id) : await mail.sendAgain(tx, key)
      if (!isQueued) return 'not-possible'
      await audit.record(tx, { by, action: 'mail.send-again', subject: { kind: 'mail', id: key } })
      return 'ok'
    }),
})

export type MailAdmin = ReturnType<typeof createMailAdmin>
