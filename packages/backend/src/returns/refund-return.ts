import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import { refundAmount } from '@dvaput/domain/returns/refund-amount'
import type { AuditAuthor } from '../audit/audit-log.ts'
import { createClock } from '../clock/clock.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { orders } from '../orders/orders.table.ts'
import { refundAtShop } from '../orders/refund-at-shop.ts'
import { isLate } from '../refunds/is-late.ts'
import type { Refunds } from '../refunds/refunds.ts'
import { returnRequests } from './return-requests.table.ts'
import { returnRevision } from './return-revision.ts'
import type { StepReturn } from './step-return.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'orders'>
  readonly refunds: Refunds
  readonly step: StepReturn['step']
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

/** `placing`: the refund is written down and the platform is asked for it. */
export type RefundResult = 'placing' | 'not-received' | 'amount' | 'changed-meanwhile'

/** A return has one refund that is not refused, of the amount that the shop's own people decide. */
export const createRefundReturn = ({ database, shops, refunds, step }: Needs) => {
  const clock = createClock(database)

  const orderOf = async (returnId: string) => {
    const [found] = await database.db
      .select({ shop: orders.shop, gid: sql<string>`${orders.snapshot} ->> 'id'` })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(eq(returnRequests.id, returnId))
    if (!found) throw new Error('a return to be refunded is gone')
    return found
  }

  refunds.pay('return', {
    send: async (refund) =>
      refundAtShop(shops, {
        ...{ order: await orderOf(refund.subjectId), refund, key: `return-${refund.id}`, note: 'Return' },
      }),
    async onDone(tx: Transaction, { subjectId }) {
      if (!(await step(tx, subjectId, 'refunded'))) throw new Error('a refunded return was not received')
    },
  })

  /**
   * Repeated while the first is under way or done, it changes nothing; one that was refused may be tried again, and one
   * that is late is asked for again.
   */
  return async (returnId: string, by: AuditAuthor, command: RefundCommand): Promise<RefundResult> => {
    const now = await clock.now()
    return database.inTransaction<RefundResult>(async (tx) => {
      const { amount, restock, account, revision } = command
      const [found] = await tx.db
        .select({ request: returnRequests, snapshot: orders.snapshot })
        .from(returnRequests)
        .innerJoin(orders, eq(orders.id, returnRequests.orderId))
        .where(eq(returnRequests.id, returnId))
        .for('update')
      if (!found) return 'not-received'
      const { state, lines } = found.request
      const subject = { kind: 'return', id: returnId } as const
      const placed = await refunds.listOf(tx, subject)
      if (revision !== undefined && revision !== returnRevision(state, placed[0])) return 'changed-meanwhile'
      const under = placed.find((refund) => refund.state !== 'refused')
      if (under && isLate(under, now)) await refunds.again(tx, under, by)
      if (under) return 'placing'
      if (state !== 'received') return 'not-received'
      const { total, refunded } = found.snapshot
      const minor = amount ?? refundAmount(found.snapshot, lines).minor
      if (!Number.isSafeInteger(minor) || minor < 1 || minor > total.minor - refunded.minor) return 'amount'
      await refunds.place(
        tx,
        {
          ...{ subject, reason: 'return', amount: createMoney(minor, total.currency) },
          lines: lines.map((line) => ({ ...line, restock })),
        },
        { by, before: { state }, after: { restock, ...(account && { account }) } },
      )
      return 'placing'
    })
  }
}
