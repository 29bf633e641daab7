import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createMoney } from '@dvaput/domain/money/money'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import { refundAmount } from '@dvaput/domain/returns/refund-amount'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { z } from 'zod'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Ids } from '../clock/ids.ts'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orders } from '../orders/orders.table.ts'
import { returnRefunds } from './return-refunds.table.ts'
import { returnRequests } from './return-requests.table.ts'
import { returnRevision } from './return-revision.ts'
import type { StepReturn } from './step-return.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly ids: Ids
  readonly shops: Readonly<Record<ShopHandle, { readonly orders: Pick<ShopOrders, 'refund'> | undefined }>>
  readonly step: StepReturn['step']
  readonly audit: Pick<AuditLog, 'record'>
  readonly log: Log
  readonly failpoints: Failpoints
}

type RefundCommand = {
  /** Minor units; what the lines cost, where it is not said. */
  readonly amount?: number
  /** Whether the products go back into stock. */
  readonly restock: boolean
  /** Where a person has sent what was paid by transfer. */
  readonly account?: string
  /** Of the return as it was seen; without one, the command counts for it as it is. */
  readonly revision?: string
}

/** Longer than a refund takes where nothing fails. */
export const lateMinutes = 60

/** `placing`: the refund is written down and the platform is asked for it. */
export type RefundResult = 'placing' | 'not-received' | 'amount' | 'changed-meanwhile'

/**
 * The row is written with the job, before the platform is asked, and its id is the key of the refund there: however
 * often the job runs, and wherever it dies, the money goes once.
 */
export const createRefundReturn = ({ database, jobs, ids, shops, step, audit, log, failpoints }: Needs) => {
  const { db } = database

  const settle = (id: string, returnId: string) =>
    database.inTransaction(async (tx) => {
      const { rowCount } = await tx.db
        .update(returnRefunds)
        .set({ state: 'done', settledAt: sql`app_now()` })
        .where(and(eq(returnRefunds.id, id), eq(returnRefunds.state, 'placing')))
      if (rowCount === 1 && !(await step(tx, returnId, 'refunded')))
        throw new Error('a refunded return was not received')
    })

  /** The shop sees why a refund is late, also once the job has used up its retries. */
  const noteFailure = async (id: string, error: unknown): Promise<never> => {
    await db
      .update(returnRefunds)
      .set({ problem: error instanceof IntegrationError ? `${error.service}: ${error.kind}` : 'failed' })
      .where(and(eq(returnRefunds.id, id), eq(returnRefunds.state, 'placing')))
    throw error
  }

  const refundReturn = jobs.define({
    name: 'refund-return',
    payload: z.object({ id: z.uuid() }),
    async run({ id }) {
      const [placed] = await db
        .select({
          refund: returnRefunds,
          lines: returnRequests.lines,
          shop: orders.shop,
          gid: sql<string>`${orders.snapshot} ->> 'id'`,
        })
        .from(returnRefunds)
        .innerJoin(returnRequests, eq(returnRequests.id, returnRefunds.returnId))
        .innerJoin(orders, eq(orders.id, returnRequests.orderId))
        .where(and(eq(returnRefunds.id, id), eq(returnRefunds.state, 'placing')))
      if (!placed) return
      const { refund, lines, shop: source, gid } = placed
      const shop = shopOfOrder(source)
      const shopOrders = shop && shops[shop].orders
      if (!shopOrders) throw new Error(`no access to the Admin API of the shop ${source}`)
      const ask = async () => {
        await failpoints('before-return-refund')
        const answer = await shopOrders.refund(gid, {
          amount: createMoney(refund.amount, refund.currency),
          lines: lines.map((line) => ({ ...line, restock: refund.restock })),
          note: 'Return',
          key: `return-${id}`,
        })
        await failpoints('after-return-refund')
        return answer
      }
      const outcome = await ask().catch((error: unknown) => noteFailure(id, error))
      if (outcome.ok) return settle(id, refund.returnId)
      log.warn({ return: refund.returnId, code: outcome.error.code }, 'refund of a return was refused')
      await db
        .update(returnRefunds)
        .set({ state: 'refused', problem: outcome.error.message, settledAt: sql`app_now()` })
        .where(and(eq(returnRefunds.id, id), eq(returnRefunds.state, 'placing')))
    },
  })

  /**
   * Repeated while the first is under way or done, it changes nothing; one that was refused may be tried again. One that
   * failed, or has been under way for long, gets a new job, and is late again only an hour later: the key at the platform
   * is the same, so the money goes once.
   */
  return (returnId: string, by: AuditAuthor, command: RefundCommand): Promise<RefundResult> =>
    database.inTransaction<RefundResult>(async (tx) => {
      const { amount, restock, account, revision } = command
      const [found] = await tx.db
        .select({ request: returnRequests, snapshot: orders.snapshot })
        .from(returnRequests)
        .innerJoin(orders, eq(orders.id, returnRequests.orderId))
        .where(eq(returnRequests.id, returnId))
        .for('update')
      if (!found) return 'not-received'
      const { state } = found.request
      const placed = await tx.db
        .select({
          ...{ id: returnRefunds.id, state: returnRefunds.state, problem: returnRefunds.problem },
          isLate: sql<boolean>`${returnRefunds.state} = 'placing' AND (${returnRefunds.problem} IS NOT NULL
            OR ${returnRefunds.createdAt} < app_now() - make_interval(mins => ${lateMinutes}))`,
        })
        .from(returnRefunds)
        .where(eq(returnRefunds.returnId, returnId))
        .orderBy(desc(returnRefunds.id))
      if (revision !== undefined && revision !== returnRevision(state, placed[0])) return 'changed-meanwhile'
      const record = (after: object) =>
        audit.record(tx, {
          by,
          action: 'return.refund',
          subject: { kind: 'return', id: returnId },
          before: { state },
          after,
        })
      const under = placed.find((refund) => refund.state !== 'refused')
      if (under?.isLate) {
        await tx.db
          .update(returnRefunds)
          .set({ problem: null, createdAt: sql`app_now()` })
          .where(eq(returnRefunds.id, under.id))
        await jobs.enqueue(tx, refundReturn, { id: under.id })
        await record({ again: under.id })
      }
      if (under) return 'placing'
      if (state !== 'received') return 'not-received'
      const { total, refunded } = found.snapshot
      const minor = amount ?? refundAmount(found.snapshot, found.request.lines).minor
      if (!Number.isSafeInteger(minor) || minor < 1 || minor > total.minor - refunded.minor) return 'amount'
      const id = ids.next()
      await tx.db.insert(returnRefunds).values({ id, returnId, amount: minor, currency: total.currency, restock })
      await jobs.enqueue(tx, refundReturn, { id }, { key: id })
      await record({ refund: id, amount: createMoney(minor, total.currency), restock, ...(account && { account }) })
      return 'placing'
    })
}
