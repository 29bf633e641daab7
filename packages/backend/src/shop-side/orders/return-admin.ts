import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { createMoney } from '@dvaput/domain/money/money'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import { isPaidByHand } from '@dvaput/domain/orders/refund-way'
import { refundAmount } from '@dvaput/domain/returns/refund-amount'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import type { AuditLog } from '../../audit/audit-log.ts'
import { createClock } from '../../clock/clock.ts'
import type { ConnectedShops } from '../../connected-shop.ts'
import { orders } from '../../orders/orders.table.ts'
import { isLate } from '../../refunds/is-late.ts'
import type { ReturnView } from '../../returns/read-returns.ts'
import { returnRequests } from '../../returns/return-requests.table.ts'
import { returnRevision } from '../../returns/return-revision.ts'
import type { Returns } from '../../returns/returns.ts'
import { createListReturns } from './list-returns.ts'
import { createReadBuyer, createReadOrderProducts } from './read-order-context.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly returns: Pick<Returns, 'ofOrder'>
  readonly audit: Pick<AuditLog, 'list'>
}

/** Which entry of the log says who led a return there. */
const actionTo: Partial<Record<ReturnState, AuditAction>> = {
  approved: 'return.approve',
  refused: 'return.refuse',
  received: 'return.receive',
  refunded: 'return.refund',
}

/** `late`: it failed, or takes too long, and may be commanded again. */
type Refunding = 'none' | 'placing' | 'late' | 'refused' | 'done'

const refundingOf = ({ refund }: ReturnView, now: Date): Refunding => {
  if (!refund) return 'none'
  return isLate(refund, now) ? 'late' : refund.state
}

/** Returns as the shop's own people see them. The commands are those of `returns`. */
export const createReturnAdmin = ({ database, shops, returns, audit }: Needs) => ({
  list: createListReturns(database),

  /** With its order, who took each step, and what a refund of its lines would be. */
  async find(id: string) {
    const [found] = await database.db
      .select({ order: orders, email: returnRequests.email })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(eq(returnRequests.id, id))
    if (!found) return null
    const { order, email } = found
    const request = (await returns.ofOrder(order.id)).find((each) => each.id === id)
    if (!request) return null
    const { entries } = await audit.list({ subject: { kind: 'return', id } })
    const byOf = (state: ReturnState) =>
      entries.find(({ action }) => action === actionTo[state])?.administratorName ?? null
    const shop = shopOfOrder(order.shop)
    const { total, refunded } = order.snapshot
    const products = await createReadOrderProducts(database)(order)
    const buyer = await createReadBuyer(database)(order)
    return {
      ...{ order, email, request, products, buyer },
      steps: request.steps.map((step) => ({ ...step, by: byOf(step.state) })),
      refunding: refundingOf(request, await createClock(database).now()),
      refundedBy: byOf('refunded'),
      revision: returnRevision(request.state, request.refund),
      price: refundAmount(order.snapshot, request.lines),
      left: createMoney(total.minor - refunded.minor, total.currency),
      /** A person sends the money, and records it afterwards. */
      isPaidByHand: isPaidByHand(order.snapshot),
      /** False where the order is at no shop whose Admin API we can reach: the money goes back there by hand. */
      canRefund: shop !== undefined && shops[shop].orders !== undefined,
    }
  },
})

export type ReturnAdmin = ReturnType<typeof createReturnAdmin>
