import type { Database } from '@dvaput/database/open-database'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { isDeadLetter } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { ShopOffers } from '../shop-offers.ts'
import { isPastCursor, microsOf, pageSize, parseCursor, toPage } from '../time-cursor.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'replay'>
  readonly offers: Pick<ShopOffers, 'sendAgain'>
  readonly audit: Pick<AuditLog, 'record'>
}

export type MessageKind = 'order' | 'offer'

/**
 * `ended`: the warehouse had it no longer, or it was called off before it left. `repeated`: sent, and the warehouse gave
 * its number to another one too.
 */
export type MessageState = 'waiting' | 'sent' | 'repeated' | 'failed' | 'ended'

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
  /** The number that the warehouse gave it. */
  readonly number: string | null
  readonly micros: string
}

const orderJobs = `('send-international-order', 'send-temporary-order-to-era')`

/** Jobs of orders that have not arrived, by the order. */
const openJobs = `
  SELECT id, coalesce(data ->> 'id', data ->> 'orderId') AS "order", ${isDeadLetter} AS dead,
    coalesce(source_retry_count + 1, retry_count) AS attempts, coalesce(source_output, output) ->> 'message' AS error
  FROM pgboss.job
  WHERE name IN ${orderJobs} AND state IN ('created', 'retry', 'active') OR ${isDeadLetter} AND source_name IN ${orderJobs}`

/** Whether it left decides which index of the table is walked; undefined where both are looked for. */
const isSent: Readonly<Record<MessageState, boolean>> = {
  ...{ sent: true, repeated: true, waiting: false, failed: false, ended: false },
}

const whichLeft = (column: string, state: MessageState | undefined): string =>
  state === undefined ? 'true' : `${column} IS ${isSent[state] ? 'NOT NULL' : 'NULL'}`

/** Of the orders of the shop, those that ended are few, and so are those with a job. */
const whichHanded = (state: MessageState | undefined): string => {
  if (state === 'ended') return 'handed.called_off_at IS NOT NULL'
  if (state === 'repeated') return 'handed.era_order_id IS NOT NULL'
  return state === 'waiting' || state === 'failed' ? 'handed.order_id IN (SELECT "order" FROM job)' : 'true'
}

/** Both kinds of orders are orders of one warehouse, with its numbers. */
const isRepeated = (number: string, orderId: string): string => `
  (EXISTS (SELECT FROM backend.international_sendings AS same
    WHERE same.era_order_id = ${number} AND same.order_id::text <> ${orderId})
  OR EXISTS (SELECT FROM backend.temporary_products AS same
    WHERE same.era_order_id = ${number} AND same.order_id <> ${orderId}))`

/** Orders of the store itself. */
const ownOrders = (state: MessageState | undefined) => `
  SELECT 'order:' || sending.order_id AS "rowId", 'order' AS kind, sending.order_id::text AS id,
    'era-' || placed.number AS subject, '/orders/era-' || placed.number AS path,
    CASE WHEN ${isRepeated('sending.era_order_id', 'sending.order_id::text')} THEN 'repeated'
      WHEN sending.sent_at IS NOT NULL THEN 'sent' WHEN job.dead THEN 'failed'
      WHEN sending.refused_at IS NULL AND job.id IS NOT NULL THEN 'waiting' ELSE 'ended' END AS state,
    sending.created_at AS "createdAt", sending.sent_at AS "sentAt", coalesce(job.attempts, 0) AS attempts, job.error,
    sending.era_order_id AS number
  FROM backend.international_sendings AS sending
  JOIN backend.international_orders AS placed ON placed.id = sending.order_id
  LEFT JOIN job ON job."order" = sending.order_id::text
  WHERE ${whichLeft('sending.sent_at', state)}`

/** Orders of the shop with temporary products; the first of them that was handed over stands for its order. */
const shopOrders = (state: MessageState | undefined) => `
  SELECT 'order:' || handed.order_id AS "rowId", 'order' AS kind, handed.order_id AS id, handed.order_id AS subject,
    '/orders/' || handed.order_id AS path,
    CASE WHEN job.dead THEN 'failed' WHEN job.id IS NOT NULL THEN 'waiting'
      WHEN called_off.is THEN 'ended'
      WHEN ${isRepeated('handed.era_order_id', 'handed.order_id')} THEN 'repeated' ELSE 'sent' END AS state,
    handed.handed_over_at AS "createdAt",
    CASE WHEN job.id IS NULL AND NOT called_off.is THEN handed.handed_over_at END AS "sentAt",
    coalesce(job.attempts, 0) AS attempts, job.error,
    handed.era_order_id AS number
  FROM backend.temporary_products AS handed
  LEFT JOIN job ON job."order" = handed.order_id
  CROSS JOIN LATERAL (SELECT coalesce(bool_or(other.called_off_at IS NOT NULL), false) AS is
    FROM backend.temporary_products AS other
    WHERE other.order_id = handed.order_id AND other.handed_over_at IS NOT NULL) AS called_off
  WHERE handed.handed_over_at IS NOT NULL AND ${whichHanded(state)}
    AND NOT EXISTS (SELECT FROM backend.temporary_products AS earlier
      WHERE earlier.order_id = handed.order_id AND earlier.handed_over_at IS NOT NULL
        AND (earlier.handed_over_at, earlier.id) < (handed.handed_over_at, handed.id))`

const offerMoves = (state: MessageState | undefined) => `
  SELECT 'offer:' || message.key AS "rowId", 'offer' AS kind, offer.id::text AS id, offer.title AS subject,
    '/offers/' || offer.id AS path,
    CASE WHEN message.sent_at IS NOT NULL AND EXISTS (SELECT FROM backend.offers AS same
        WHERE same.era_offer_id = offer.era_offer_id AND same.id <> offer.id) THEN 'repeated'
      WHEN message.sent_at IS NOT NULL THEN 'sent' WHEN offer.era_status = 'failed' THEN 'failed' ELSE 'waiting' END
      AS state,
    message.created_at AS "createdAt", message.sent_at AS "sentAt", message.attempts, message.failure AS error,
    offer.era_offer_id AS number
  FROM backend.offer_messages AS message JOIN backend.offers AS offer ON offer.id = message.offer_id
  WHERE ${whichLeft('message.sent_at', state)}`

const order = `ORDER BY "createdAt" DESC, "rowId" DESC LIMIT ${pageSize + 1}`

/** A page of each source, of which the newest are the page: none is read from end to end. */
const queryOf = (kind: MessageKind | undefined, state: MessageState | undefined): string => {
  const sources = [...(kind === 'offer' ? [] : [ownOrders, shopOrders]), ...(kind === 'order' ? [] : [offerMoves])]
  const pages = sources.map(
    (source) => `
    (SELECT * FROM (${source(state)}) AS message
     WHERE ($1::text IS NULL OR state = $1) AND ${isPastCursor('"createdAt"', '"rowId"', 2)} ${order})`,
  )
  return `
    WITH job AS (${openJobs})
    SELECT *, ${microsOf('"createdAt"')} AS micros FROM (${pages.join(' UNION ALL ')}) AS outgoing ${order}`
}

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
      const values = [state ?? null, ...parseCursor(after)]
      const { rows } = await database.pool.query<Message>(queryOf(kind, state), values)
      return toPage(rows, ({ rowId }) => rowId)
    },

    /** Once more, with all its retries. */
    replay: (kind: MessageKind, id: string, by: AuditAuthor): Promise<'ok' | 'not-found' | 'not-failed'> =>
      kind === 'offer' ? offers.sendAgain(id, by) : replayOrder(id, by),
  }
}

export type OutgoingMessages = ReturnType<typeof createOutgoingMessages>
