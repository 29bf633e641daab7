import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { AuditAuthor } from '../../audit/audit-log.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { orders } from '../../orders/orders.table.ts'
import { refundAtShop } from '../../orders/refund-at-shop.ts'
import type { Refund } from '../../refunds/refunds.table.ts'
import type { Refunds } from '../../refunds/refunds.ts'
import type { ClaimOrderChange } from './claim-order-change.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'orders'>
  readonly refunds: Refunds
  readonly changes: ClaimOrderChange
}

export type OrderRefund = {
  /** Minor units; null for all that is left. */
  readonly amount: number | null
  readonly restock: boolean
  /** To which somebody has sent it, where no provider returns it. */
  readonly account?: string
  /** Of the form: sent twice, it is one refund. */
  readonly key: string
}

type Asked = {
  readonly id: string
  readonly revision: string
  readonly by: AuditAuthor
  readonly before: OrderSnapshot
  readonly facts: object
}

/** So long a press waits for the shop; the job goes on without it. */
const waitMs = 8_000

const subjectOf = (id: string) => ({ kind: 'order', id }) as const

const resultOf = (refund: Refund | undefined) => (refund?.state === 'refused' ? 'refused-by-shop' : 'ok')

/** A refund of an order's money, as the shop's own people ask for it. */
export const createRefundOrder = ({ database, shops, refunds, changes }: Needs) => {
  refunds.pay('order', {
    async send(refund) {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, refund.subjectId))
      if (!order) throw new Error('an order to be refunded is gone')
      const { shop, snapshot } = order
      return refundAtShop(shops, { order: { shop, gid: snapshot.id }, refund, key: `admin-${refund.key}`, note: '' })
    },
    // The order is as it was seen, and may be changed in another way.
    onRefused: (tx, { subjectId: orderId, key }) => changes.releaseOf(tx, { orderId, action: 'order.refund', key }),
  })

  return {
    /** What became of a refund that this form asked for before; undefined where it did not, or was refused. */
    async resultOfEarlier(id: string, key: string): Promise<'ok' | 'refused-by-shop' | undefined> {
      const earlier = await refunds.wait(subjectOf(id), key, waitMs)
      return earlier && resultOf(earlier)
    },

    /** Written down first; then the shop is asked, by a job. */
    async place({ id, revision, by, before, facts }: Asked, { amount, restock, account, key }: OrderRefund) {
      const { total, refunded, lines } = before
      const left = total.minor - refunded.minor
      const minor = amount ?? left
      if (!Number.isSafeInteger(minor) || minor < 1 || minor > left) return 'amount'
      const units = amount === null ? lines.filter(({ currentQuantity }) => currentQuantity > 0) : []
      const subject = subjectOf(id)
      const claimed = await changes.claimDone({ orderId: id, revision, action: 'order.refund', key }, (tx) =>
        refunds.place(
          tx,
          {
            ...{ subject, key, reason: 'order', amount: createMoney(minor, total.currency) },
            lines: units.map((line) => ({ lineId: line.id, quantity: line.currentQuantity, restock })),
          },
          { by, before: facts, after: { restock, ...(account && { account }) } },
        ),
      )
      if (claimed === 'other') return (await refunds.isOpen(subject)) ? 'refund-open' : 'changed-meanwhile'
      return resultOf(await refunds.wait(subject, key, waitMs))
    },
  }
}
