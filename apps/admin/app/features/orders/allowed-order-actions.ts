import type { Permission } from '@dvaput/domain/administrators/permissions'
import { canLeave } from '@dvaput/domain/orders/can-leave'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { pickupState } from '@dvaput/domain/orders/pickup-state'
import { refundWay } from '@dvaput/domain/orders/refund-way'
import { orderActions } from './order-actions.ts'

/** A note may be added to any order. */
export type OrderAct = Exclude<(typeof orderActions.names)[number], 'note'>

const notSent: ReadonlySet<string | null> = new Set([null, 'UNFULFILLED', 'PARTIALLY_FULFILLED'])

const isCollectable = (snapshot: OrderSnapshot): boolean =>
  canLeave(snapshot) && ['preparing', 'ready'].includes(pickupState(snapshot) ?? '')

/** Whoever hands it over takes money as well, and this person may not mark orders as paid. */
export const needsCashier = (snapshot: OrderSnapshot, permissions: readonly Permission[]): boolean =>
  isCollectable(snapshot) && snapshot.financialStatus === 'PENDING' && !permissions.includes('orders.mark-paid')

/** What this person may do with an order now; the shop has the last word. */
export const allowedOrderActions = (
  snapshot: OrderSnapshot,
  permissions: readonly Permission[],
): readonly OrderAct[] => {
  const { cancelledAt, financialStatus, fulfillmentStatus, fulfilments, lines } = snapshot
  const isOpen = cancelledAt === null
  const pickup = pickupState(snapshot)
  const isLeft = notSent.has(fulfillmentStatus)
  const mayLeave = canLeave(snapshot)
  const isTracked = pickup === null && fulfilments.some(({ status }) => status === 'SUCCESS')
  const hasLeft = lines.some(({ quantity, unfulfilledQuantity }) => unfulfilledQuantity < quantity)
  const isInTheHouse = pickup === null ? (fulfillmentStatus ?? 'UNFULFILLED') === 'UNFULFILLED' : pickup !== 'collected'
  const acts: Readonly<Record<OrderAct, boolean>> = {
    fulfil: mayLeave && isLeft && pickup === null,
    ready: mayLeave && isLeft && pickup !== null,
    collect: isCollectable(snapshot) && !needsCashier(snapshot, permissions),
    paid: isOpen && financialStatus === 'PENDING',
    tracking: isOpen && isTracked,
    serials: hasLeft,
    refund: refundWay(snapshot) !== 'nothing',
    cancel: isOpen && isInTheHouse,
  }
  return orderActions.allowed(permissions).filter((act): act is OrderAct => act !== 'note' && acts[act])
}
