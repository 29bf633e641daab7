import { and, eq } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { MarketId } from '@dvaput/domain/markets/market'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'
import { isReturnWindowOpen, lastReturnDay } from '@dvaput/domain/returns/return-window'
import { returnableLines } from '@dvaput/domain/returns/returnable-lines'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { createClock } from '../clock/clock.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { Refunds } from '../refunds/refunds.ts'
import { createReadPhotos } from './read-photos.ts'
import { createReadReturns } from './read-returns.ts'
import { createRefundReturn } from './refund-return.ts'
import { createRequestReturn, takenLines } from './request-return.ts'
import { returnRequests } from './return-requests.table.ts'
import { createStepReturn } from './step-return.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'mail' | 'limiter' | 'ids'> & {
    /** As the shop has set them: its times of delivery decide when a return may still be requested. */
    readonly marketProfiles: Pick<Infrastructure['marketProfiles'], 'of'>
  }
  readonly shops: ConnectedShops<'orders'>
  readonly refunds: Refunds
  readonly homes: Readonly<Record<MarketId, string>>
  readonly audit: Pick<AuditLog, 'record'>
}

/** What an order's page says of returns. */
export type ReturnOffer = {
  /** Undefined while nothing was sent. */
  readonly lastDay: string | undefined
  /** Empty where nothing can be returned, or no longer. */
  readonly lines: readonly LineQuantity[]
}

/** Each state is reached once: a step is refused where the customer or somebody else of the shop was first. */
export type ReturnStepResult = 'ok' | 'not-found' | 'changed-meanwhile'

/** Photos cost memory and processor time, so they are counted before a body is read. */
const limits = [
  { class: 'return-order', limit: 20, windowSeconds: 60 * 60 },
  { class: 'return-client', limit: 40, windowSeconds: 60 * 60 },
] as const

/** Return requests: what the customer does, and the commands of the shop. // decision 0041 */
export const createReturns = ({ infrastructure, shops, refunds, homes, audit }: Needs) => {
  const { database, mail, limiter, ids } = infrastructure
  const marketOf = infrastructure.marketProfiles.of
  const { step, writeStep } = createStepReturn({ mail, ids, homes })
  const clock = createClock(database)

  /** The note goes to the customer. */
  const shopStep =
    (to: 'approved' | 'refused' | 'received', action: AuditAction) =>
    (id: string, by: AuditAuthor, note = ''): Promise<ReturnStepResult> =>
      database.inTransaction(async (tx) => {
        const { state } = returnRequests
        const [before] = await tx.db
          .select({ state })
          .from(returnRequests)
          .where(eq(returnRequests.id, id))
          .for('update')
        if (!before) return 'not-found'
        if (!(await step(tx, id, to, note))) return 'changed-meanwhile'
        const after = { state: to, ...(note && { note }) }
        await audit.record(tx, { by, action, subject: { kind: 'return', id }, before, after })
        return 'ok'
      })

  return {
    ...createReadReturns(database),
    request: createRequestReturn({ database, ids, readPhotos: createReadPhotos(), writeStep, marketOf }),
    approve: shopStep('approved', 'return.approve'),
    refuse: shopStep('refused', 'return.refuse'),
    receive: shopStep('received', 'return.receive'),
    refund: createRefundReturn({ database, shops, refunds, step }),

    async offerFor({ id, market, snapshot }: OrderRecord): Promise<ReturnOffer> {
      const now = (await clock.now()).toISOString()
      const lastDay = lastReturnDay(snapshot, marketOf(market))
      const isOpen = snapshot.cancelledAt === null && isReturnWindowOpen(snapshot, marketOf(market), now)
      return { lastDay, lines: isOpen ? returnableLines(snapshot, await takenLines(database, id)) : [] }
    },

    /** The customer's, of an order that is theirs. */
    withdraw: (orderId: string, id: string): Promise<boolean> =>
      database.inTransaction(async (tx) => {
        const isTheirs = and(eq(returnRequests.id, id), eq(returnRequests.orderId, orderId))
        const [own] = await tx.db.select({ id: returnRequests.id }).from(returnRequests).where(isTheirs)
        return own ? step(tx, id, 'withdrawn') : false
      }),

    /** Zero where another request may be sent. */
    async pauseSeconds(orderId: string, clientIp: string): Promise<number> {
      for (const [limit, key] of [
        [limits[0], orderId],
        [limits[1], clientGroup(clientIp)],
      ] as const) {
        const { allowed, retryAfterSeconds } = await limiter.consume({ ...limit, key })
        if (!allowed) return retryAfterSeconds
      }
      return 0
    },
  }
}

export type Returns = ReturnType<typeof createReturns>
