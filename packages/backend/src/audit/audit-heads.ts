import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { JobDefinition } from '../jobs/job.ts'
import type { Sealing } from '../secrets/sealing.ts'
import { auditHead } from './audit-log.table.ts'

/** Where the log ended at one moment. */
type SignedHead = { readonly at: string; readonly id: number; readonly hash: string }

/** Appends a line outside the database. */
export type KeepAuditHead = (line: string) => Promise<void>

type Mark = Pick<Sealing, 'mark'>

const signatureOf = (sealing: Mark, { at, id, hash }: SignedHead) =>
  sealing.mark('head of the audit log', `${at} ${id} ${hash}`)

const toLine = (sealing: Mark, head: SignedHead): string =>
  [head.at, head.id, head.hash, signatureOf(sealing, head)].join(' ')

const lineShape = /^(\S+) (\d{1,15}) ([\w-]{43}) (\S+)$/

/** Undefined for a line that nobody with the secret has written. */
export const parseHead = (sealing: Mark, line: string): SignedHead | undefined => {
  const [, at = '', id, hash = '', signature] = lineShape.exec(line.trim()) ?? []
  const head = { at, id: Number(id), hash }
  return signature !== undefined && signature === signatureOf(sealing, head) ? head : undefined
}

type Needs = { readonly database: Pick<Database, 'db'>; readonly sealing: Mark; readonly log: Log }

/**
 * Whoever may write the database can delete the last rows and set the head of the chain back to fit. So the head also
 * stands outside, signed: in a file, and in the server's own log, which is usually collected elsewhere.
 */
export const keepAuditHeads = (
  { database: { db }, sealing, log }: Needs,
  keep: KeepAuditHead,
): JobDefinition<object> => {
  let kept = 0
  return {
    name: 'keep-audit-head',
    cron: '*/10 * * * *',
    payload: z.object({}),
    async run() {
      const now = sql<Date>`app_now()`.mapWith((at: string) => new Date(at))
      const [head] = await db.select({ id: auditHead.lastId, hash: auditHead.lastHash, now }).from(auditHead)
      // Fewer than before are kept as well: that is what somebody will look for.
      if (!head || head.id === 0 || head.id === kept) return
      const line = toLine(sealing, { at: head.now.toISOString(), id: head.id, hash: head.hash })
      await keep(line)
      log.info({ head: line }, 'head of the audit log')
      kept = head.id
    },
  }
}
