import { accountOrderStatus } from '@dvaput/domain/orders/order-status'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Badge } from '@dvaput/ui/badge.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { NoOrders } from './no-orders.tsx'
import { findLabel } from './order-badges.tsx'
import { OrderCard } from './order-card.tsx'

const badges = {
  delivered: { label: 'orders.delivered', tone: 'accent' },
  processing: { label: 'orders.processing', tone: 'warning' },
  pending: { label: 'orders.pending', tone: 'neutral' },
} as const

const StatusBadge = ({ order: { fulfillmentStatus, cancelledAt, pickup } }: { readonly order: OrderView }) => {
  const text = useText('orders')
  if (cancelledAt !== null) return <Badge icon="close">{text('orders.cancelled')}</Badge>
  if (pickup?.state === 'collected') return <Badge tone="accent">{text('orders.status.collected')}</Badge>
  // What is fetched is not delivered: it is ready.
  if (pickup?.state === 'ready') return <Badge tone="accent">{text('orders.status.ready')}</Badge>
  const status = accountOrderStatus(fulfillmentStatus)
  if (status.known === null) {
    const label = findLabel(status.raw)
    return <Badge>{label ? text(label) : status.raw}</Badge>
  }
  const { label, tone } = badges[status.known]
  return <Badge tone={tone}>{text(label)}</Badge>
}

/** The last orders, on the Orders tab of the account. */
export const AccountOrders = ({ orders }: { readonly orders: readonly OrderView[] }) => {
  const text = useText('orders')
  if (orders.length === 0) return <NoOrders />
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{text('orders.recent')}</h2>
        <ButtonLink to="/orders" variant="secondary" prefetch="intent">
          {text('orders.viewAll')}
        </ButtonLink>
      </div>
      <ul className="grid gap-5">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} heading="h3" status={<StatusBadge order={order} />} />
          </li>
        ))}
      </ul>
    </div>
  )
}
