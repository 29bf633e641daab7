import {
  type FulfilmentStatus,
  fulfilmentStatus,
  type PaymentStatus,
  paymentStatus,
} from '@dvaput/domain/orders/order-status'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Green, yellow, red, grey. // ORD-07 */
const fulfilmentTones = {
  fulfilled: 'accent',
  partial: 'warning',
  unfulfilled: 'danger',
  other: 'neutral',
} as const satisfies Record<FulfilmentStatus, string>

const paymentTones = {
  paid: 'accent',
  pending: 'warning',
  refunded: 'info',
  voided: 'neutral',
  other: 'neutral',
} as const satisfies Record<PaymentStatus, string>

const pickupTone = (status: string | null) => (fulfilmentStatus(status) === 'fulfilled' ? 'accent' : 'warning')

/** The words of the platform that have a label of their own; `partial` is one of them in another form. */
const labels = {
  fulfilled: 'orders.status.fulfilled',
  partial: 'orders.status.partial',
  partially_fulfilled: 'orders.status.partial',
  unfulfilled: 'orders.status.unfulfilled',
  in_progress: 'orders.status.in_progress',
  open: 'orders.status.in_progress',
  pending_fulfillment: 'orders.status.in_progress',
  on_hold: 'orders.status.on_hold',
  scheduled: 'orders.status.scheduled',
  restocked: 'orders.status.restocked',
  paid: 'orders.status.paid',
  pending: 'orders.status.pending',
  refunded: 'orders.status.refunded',
  voided: 'orders.status.voided',
  partially_refunded: 'orders.status.partially_refunded',
  partially_paid: 'orders.status.partially_paid',
  authorized: 'orders.status.authorized',
  expired: 'orders.status.expired',
} as const

/** Undefined for a word that has none. */
export const findLabel = (status: string | null) => {
  const key = status?.toLowerCase() ?? ''
  return Object.hasOwn(labels, key) ? labels[key as keyof typeof labels] : undefined
}
const labelOf = (status: string | null) => findLabel(status) ?? 'orders.status.other'

/** What is fetched is never sent. */
const pickupLabels = {
  fulfilled: 'orders.status.ready',
  partial: 'orders.status.partlyReady',
  unfulfilled: 'orders.status.preparing',
  other: 'orders.status.other',
} as const satisfies Record<FulfilmentStatus, string>

type OrderBadgesProps = {
  readonly order: Pick<OrderView, 'fulfillmentStatus' | 'financialStatus' | 'cancelledAt' | 'pickup' | 'hasArrived'>
}

/** Nobody waits for what was cancelled before it was sent. Read aloud with what they are about, because both are single words. */
export const OrderBadges = ({
  order: { fulfillmentStatus, financialStatus, cancelledAt, pickup, hasArrived },
}: OrderBadgesProps) => {
  const text = useText('orders')
  return (
    <ul className="flex flex-wrap gap-2">
      {cancelledAt !== null && (
        <li>
          <Badge icon="close">{text('orders.cancelled')}</Badge>
        </li>
      )}
      {!(cancelledAt !== null && fulfilmentStatus(fulfillmentStatus) === 'unfulfilled') && (
        <li>
          <Badge tone={pickup ? pickupTone(fulfillmentStatus) : fulfilmentTones[fulfilmentStatus(fulfillmentStatus)]}>
            <span className="sr-only">{text('orders.fulfilment')}: </span>
            {text(
              pickup?.state === 'collected'
                ? 'orders.status.collected'
                : pickup
                  ? pickupLabels[fulfilmentStatus(fulfillmentStatus)]
                  : hasArrived
                    ? 'orders.delivered'
                    : labelOf(fulfillmentStatus),
            )}
          </Badge>
        </li>
      )}
      <li>
        <Badge tone={paymentTones[paymentStatus(financialStatus)]}>
          <span className="sr-only">{text('orders.payment')}: </span>
          {text(labelOf(financialStatus))}
        </Badge>
      </li>
    </ul>
  )
}
