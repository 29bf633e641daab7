import { setTimeout as sleep } from 'node:timers/promises'
import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, sql } from '@dvaput/database/query'
import type { Money } from '@dvaput/domain/money/money'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Refund, type RefundedLine, type RefundReason, type RefundSubjectKind, refunds } from './refunds.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly ids: Ids
  readonly audit: Pick<AuditLog, 'record'>
  readonly log: Log
}

export type SentRefund =
  | { readonly ok: true; readonly providerRefundId: string | null }
  | { readonly ok: false; readonly problem: string }

/** How refunds of one kind of subject are paid, and what follows from them. */
export type RefundWay = {
  /** Asked again for the same row, the money goes once. It throws where nobody knows what became of it. */
  send(refund: Refund): Promise<SentRefund>
  /** Part of the transaction that marks it done or refused. */
  onDone?(tx: Transaction, refund: Refund): Promise<void>
  onRefused?(tx: Transaction, refund: Refund): Promise<void>
}

type Subject = { readonly kind: RefundSubjectKind; readonly id: string }

type PlacedRefund = {
  readonly subject: Subject
  readonly key?: string
  readonly reason: RefundReason
  readonly amount: Money
  readonly lines?: readonly RefundedLine[]
}

/** What the audit log says of it; its effect is added. */
type AskedBy = { readonly by: AuditAuthor; readonly before: unknown; readonly after: object }

/** Every quarter of an hour for a week, after the first quick ones. */
const retryLimit = 20 + 7 * 24 * 4
const pollMs = 50

/**
 * The one way in which money goes back: a row, the entry of the audit log and a job in one transaction; then the job asks
 * whoever holds the money, under the same key each time, and marks the row with what follows from it. Wherever a process
 * dies, the money goes once.
 */
export const createRefunds = ({ database, jobs, ids, audit, log }: Needs) => {
  const { db } = database
  const ways = new Map<RefundSubjectKind, RefundWay>()

  const wayOf = (kind: RefundSubjectKind): RefundWay => {
    const way = ways.get(kind)
    if (!way) throw new Error(`nobody pays refunds of the kind ${kind}`)
    return way
  }

  const record = (tx: Transaction, { kind, id }: Subject, by: AuditAuthor, before: unknown, after: object) =>
    kind === 'payment'
      ? Promise.reject(new Error('refunds of payments are asked for by the rules of the shop'))
      : audit.record(tx, { by, action: `${kind}.refund`, subject: { kind, id }, before, after })

  const isPlacing = (id: string) => and(eq(refunds.id, id), eq(refunds.state, 'placing'))

  const finish = (refund: Refund, sent: SentRefund) =>
    database.inTransaction(async (tx) => {
      const [finished] = await tx.db
        .update(refunds)
        .set({
          settledAt: sql`app_now()`,
          ...(sent.ok
            ? { state: 'done' as const, problem: null, providerRefundId: sent.providerRefundId }
            : { state: 'refused' as const, problem: sent.problem }),
        })
        .where(isPlacing(refund.id))
        .returning()
      if (!finished) return
      const { subjectKind: kind, subjectId, askedBy } = finished
      const way = wayOf(kind)
      if (sent.ok) return way.onDone?.(tx, finished)
      log.warn({ refund: finished.id, subject: subjectId, problem: sent.problem }, 'a refund was refused')
      await way.onRefused?.(tx, finished)
      const after = { refund: finished.id, refused: true, ...(sent.problem && { problem: sent.problem }) }
      if (askedBy) await record(tx, { kind, id: subjectId }, askedBy, undefined, after)
    })

  /** The shop sees why a refund is late while it is tried again. */
  const noteFailure = async (id: string, error: unknown): Promise<never> => {
    const problem = error instanceof IntegrationError ? `${error.service}: ${error.kind}` : 'failed'
    await db.update(refunds).set({ problem }).where(isPlacing(id))
    throw error
  }

  const job = jobs.define({
    name: 'refund',
    formerNames: ['refund-return', 'refund-international-payment'],
    payload: z.object({ id: z.uuid() }),
    retryLimit,
    async run({ id }) {
      const [refund] = await db.select().from(refunds).where(isPlacing(id))
      if (!refund) return
      const send = async () => {
        await failpoint('before-refund')
        const sent = await wayOf(refund.subjectKind).send(refund)
        await failpoint('after-refund')
        return sent
      }
      await finish(refund, await send().catch((error: unknown) => noteFailure(id, error)))
    },
  })

  const ofSubject = ({ kind, id }: Subject) => and(eq(refunds.subjectKind, kind), eq(refunds.subjectId, id))

  const find = async (subject: Subject, key: string): Promise<Refund | undefined> => {
    const [found] = await db
      .select()
      .from(refunds)
      .where(and(ofSubject(subject), eq(refunds.key, key)))
      .orderBy(desc(refunds.id))
      .limit(1)
    return found
  }

  return {
    /** Before the first is asked for. */
    pay(kind: RefundSubjectKind, way: RefundWay): void {
      ways.set(kind, way)
    },

    /** Part of the transaction of its cause. A second one under the same key is refused by the table. */
    async place(tx: Transaction, placed: PlacedRefund, asked?: AskedBy): Promise<string> {
      const { subject, key = '', reason, amount, lines = [] } = placed
      const id = ids.next()
      const askedBy = asked ? { id: asked.by.id, name: asked.by.name } : null
      const what = { subjectKind: subject.kind, subjectId: subject.id, key, reason, lines, askedBy }
      await tx.db.insert(refunds).values({ id, ...what, amount: amount.minor, currency: amount.currency })
      if (asked) await record(tx, subject, asked.by, asked.before, { refund: id, amount, ...asked.after })
      await jobs.enqueue(tx, job, { id }, { key: id })
      await failpoint('after-refund-row')
      return id
    },

    /** One that failed, or has been under way for long, gets a new job. */
    async again(tx: Transaction, { id, subjectKind, subjectId }: Refund, by: AuditAuthor): Promise<void> {
      await tx.db.update(refunds).set({ problem: null, createdAt: sql`app_now()` }).where(isPlacing(id))
      await jobs.enqueue(tx, job, { id })
      await record(tx, { kind: subjectKind, id: subjectId }, by, undefined, { again: id })
    },

    /** The newest first. */
    listOf: (tx: Pick<Transaction, 'db'>, subject: Subject): Promise<readonly Refund[]> =>
      tx.db.select().from(refunds).where(ofSubject(subject)).orderBy(desc(refunds.id)),

    /** Whether one of them is under way. */
    async isOpen(subject: Subject): Promise<boolean> {
      const open = await db
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(ofSubject(subject), eq(refunds.state, 'placing')))
      return open.length > 0
    },

    /** As it is once it is settled, once an attempt has failed, or after so many milliseconds. */
    async wait(subject: Subject, key: string, milliseconds: number): Promise<Refund | undefined> {
      for (let left = milliseconds; ; left -= pollMs) {
        const found = await find(subject, key)
        if (found?.state !== 'placing' || found.problem !== null || left <= 0) return found
        await sleep(pollMs)
      }
    },
  }
}

export type Refunds = ReturnType<typeof createRefunds>
