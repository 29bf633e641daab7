import type { Database } from '@dvaput/database/open-database'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { isDeadLetter } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ShopOffers } from './shop-offers.ts'
import { isPastCursor, microsOf, pageSize, parseCursor, toPage } from './time-cursor.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'replay'>
  readonly offers: Pick<ShopOffers, 'sendAgain'>
  readonly audit: Pick<AuditLog, 'record'>
}

export type MessageKind = 'order' | 'offer'

/** `ended`: the warehouse had it no longer, or it was called off before it left. */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'ended'

type MessagesQuery = {
  readonly kind?: MessageKind | undefined
  readonly state?: MessageState | undefined
  readonly after?: string | undefined
}

type Message = {
  readonly rowId: string
  readonly kind: MessageKind
  /** Of the offer or the order, by which it is sent again. */
  readonly id: string
  readonly subject: string
  /** Of the order's or the offer's screen. */
  readonly path: string
  readonly state: MessageState
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly attempts: number
  readonly error: string | null
  readonly micros: string
}

const orderJobs = `('send-international-order', 'send-temporary-order-to-era')`

/** Jobs of orders that have not arrived, by the order. */
const openJobs = `
  SELECT id, coalesce(data ->> 'id', data ->> 'orderId') AS "order", ${isDeadLetter} AS dead,
    coalesce(source_retry_count + 1, retry_count) AS attempts, coalesce(source_output, output) ->> 'message' AS error
  FROM pgboss.job
  WHERE name IN ${orderJobs} AND state IN ('created', 'retry', 'active') OR ${isDeadLetter} AND source_name IN ${orderJobs}`

const columns = `"rowId", kind, id, subject, path, state, "createdAt", "sentAt", attempts, error`

/** Orders of the store itself, orders of the shop with temporary products, and moves of offers. */
const messages = `
  SELECT 'order:' || sending.order_id AS "rowId", 'order' AS kind, sending.order_id::text AS id,
    'era-' || placed.number AS subject, '/orders/era-' || placed.number AS path,
    CASE WHEN sending.sent_at IS NOT NULL THEN 'sent' WHEN job.dead THEN 'failed'
      WHEN sending.refused_at IS NULL AND job.id IS NOT NULL THEN 'waiting' ELSE 'ended' END AS state,
    sending.created_at AS "createdAt", sending.sent_at AS "sentAt", coalesce(job.attempts, 0) AS attempts, job.error
  FROM backend.international_sendings AS sending
  JOIN backend.international_orders AS placed ON placed.id = sending.order_id
  LEFT JOIN job ON job."order" = sending.order_id::text
  UNION ALL
  SELECT 'order:' || handed.order_id, 'order', handed.order_id, handed.order_id, '/orders/' || handed.order_id,
    CASE WHEN job.dead THEN 'failed' WHEN job.id IS NOT NULL THEN 'waiting'
      WHEN handed.called_off THEN 'ended' ELSE 'sent' END,
    handed.at, CASE WHEN job.id IS NULL AND NOT handed.called_off THEN handed.at END, coalesce(job.attempts, 0), job.error
  FROM (SELECT order_id, min(handed_over_at) AS at, bool_or(called_off_at IS NOT NULL) AS called_off
        FROM backend.temporary_products WHERE handed_over_at IS NOT NULL GROUP BY order_id) AS handed
  LEFT JOIN job ON job."order" = handed.order_id
  UNION ALL
  SELECT 'offer:' || message.key, 'offer', offer.id::text, offer.title, '/offers/' || offer.id,
    CASE WHEN message.sent_at IS NOT NULL THEN 'sent' WHEN offer.era_status = 'failed' THEN 'failed' ELSE 'waiting' END,
    message.created_at, message.sent_at, message.attempts, message.failure
  FROM backend.offer_messages AS message JOIN backend.offers AS offer ON offer.id = message.offer_id`

const query = `
  WITH job AS (${openJobs}), outgoing AS (${messages})
  SELECT ${columns}, ${microsOf('"createdAt"')} AS micros FROM outgoing
  WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2)
    AND ${isPastCursor('"createdAt"', '"rowId"', 3)}
  ORDER BY "createdAt" DESC, "rowId" DESC LIMIT ${pageSize + 1}`

/** What the warehouse has to be told, and whether it knows. */
export const createOutgoingMessages = ({ database, jobs, offers, audit }: Needs) => {
  const replayOrder = (id: string, by: AuditAuthor): Promise<'ok' | 'not-failed'> =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ id: string }>(
        `SELECT id::text FROM pgboss.job
         WHERE ${isDeadLetter} AND source_name IN ${orderJobs} AND $1 IN (data ->> 'id', data ->> 'orderId')`,
        [id],
      )
      const [dead] = rows
      if (!dead || !(await jobs.replay(tx, dead.id))) return 'not-failed'
      await audit.record(tx, { by, action: 'warehouse.replay', subject: { kind: 'order', id } })
      return 'ok'
    })

  return {
    /** The newest first. */
    async list({ kind, state, after }: MessagesQuery) {
      const values = [kind ?? null, state ?? null, ...parseCursor(after)]
      const { rows } = await database.pool.query<Message>(query, values)
      return toPage(rows, ({ rowId }) => rowId)
    },

    /** Once more, with all its retries. */
    replay: (kind: MessageKind, id: string, by: AuditAuthor): Promise<'ok' | 'not-found' | 'not-failed'> =>
      kind === 'offer' ? offers.sendAgain(id, by) : replayOrder(id, by),
  }
}

export type OutgoingMessages = ReturnType<typeof createOutgoingMessages>
