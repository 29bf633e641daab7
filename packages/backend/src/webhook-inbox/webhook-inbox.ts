import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { z } from 'zod'
import type { Ids } from '../clock/ids.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { webhookInbox } from './webhook-inbox.table.ts'

export type WebhookRequest = { headers: Headers; query: URLSearchParams; rawBody: Buffer }
export type WebhookRefusal = Refusal<'bad-signature' | 'bad-webhook'>
export type WebhookEvent = { eventId: string; topic?: string; body: string }

export type WebhookProvider = {
  name: string
  secret: string
  verify(request: WebhookRequest, secret: string): { eventId: string; topic?: string } | WebhookRefusal
  /** Runs after the response, and again after a failure: it must be idempotent and read the record again. */
  settle(event: WebhookEvent): Promise<void>
}

export type Receipt = { outcome: 'accepted' | 'duplicate' } | WebhookRefusal | Refusal<'unknown-provider'>
export type WebhookInbox = ReturnType<typeof createWebhookInbox>

type Needs = {
  database: Database
  jobs: Jobs
  ids: Ids
  providers: readonly WebhookProvider[]
}

/** What the table takes; anything else would fail at every repetition. */
const headerForm = /^[\x20-\x7e]{1,200}$/

/** Stores verified events with the job that settles them, and only then responds with success. */
export const createWebhookInbox = ({ database, jobs, ids, providers }: Needs) => {
  const providersByName = new Map(providers.map((provider) => [provider.name, provider]))

  const settleJob = jobs.define({
    name: 'settle-webhook',
    payload: z.object({ id: z.uuid() }),
    async run({ id }) {
      const unsettled = and(eq(webhookInbox.id, id), isNull(webhookInbox.settledAt))
      const [event] = await database.db.select().from(webhookInbox).where(unsettled)
      if (!event) return
      const provider = providersByName.get(event.provider)
      if (!provider) throw new Error(`no webhook provider ${event.provider}`)
      await failpoint('before-settle')
      const { eventId, topic, body } = event
      await provider.settle({ eventId, body, ...(topic !== null && { topic }) })
      await failpoint('after-settle')
      await database.db.update(webhookInbox).set({ settledAt: sql`app_now()` }).where(unsettled)
    },
  })

  const write = (provider: string, { eventId, topic }: { eventId: string; topic?: string }, rawBody: Buffer) =>
    database.inTransaction(async (tx) => {
      const id = ids.next()
      // A NUL byte is legal in a request and not in a PostgreSQL text.
      const body = rawBody.toString('utf8').replaceAll('\0', '')
      const { rowCount } = await tx.db
        .insert(webhookInbox)
        .values({ id, provider, eventId, topic, body })
        .onConflictDoNothing()
      if (rowCount === 0) return 'duplicate'
      await failpoint('after-inbox-insert')
      await jobs.enqueue(tx, settleJob, { id }, { key: id })
      return 'accepted'
    })

  return {
    async receive(providerName: string, request: WebhookRequest): Promise<Receipt> {
      const provider = providersByName.get(providerName)
      if (!provider) return { code: 'unknown-provider' }
      const verdict = provider.verify(request, provider.secret)
      if ('code' in verdict) return verdict
      if (!headerForm.test(verdict.eventId) || !headerForm.test(verdict.topic ?? '-')) return { code: 'bad-webhook' }
      return { outcome: await write(provider.name, verdict, request.rawBody) }
    },
  }
}
