import { formatWithApproximate } from '@dvaput/domain/money/approximate-rate'
import type { Money } from '@dvaput/domain/money/money'
import type { OrderEvent } from '@dvaput/domain/orders/order-events'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { OrderDate } from './order-date.tsx'

const icons = {
  placed: 'box',
  paid: 'check',
  'paid-on-delivery': 'check',
  sent: 'truck',
  delivered: 'check',
  refunded: 'refresh',
  'charged-back': 'refresh',
  'payment-differs': 'clock',
  cancelled: 'close',
} as const satisfies Record<OrderEvent['kind'], IconName>

const Parcel = ({ event }: { readonly event: OrderEvent & { kind: 'sent' } }) => {
  const text = useText('orders')
  return (
    <div className="text-sm text-ink-soft">
      {event.items.map(({ title, quantity }) => (
        <p key={title} className="wrap-anywhere">
          {text('order.sentItem', { quantity, title })}
        </p>
      ))}
      {event.tracking.map(({ company, number, url }) => {
        const name = [company, number].filter(Boolean).join(' ')
        return (
          <p key={`${name} ${url}`} className="flex flex-wrap items-baseline gap-x-3">
            {name && <span className="wrap-anywhere">{text('order.tracking', { number: name })}</span>}
            {url && (
              <a
                href={url}
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center font-medium text-accent underline"
              >
                {text('order.follow')} <span className="sr-only">{text('order.opensElsewhere')}</span>
              </a>
            )}
          </p>
        )
      })}
    </div>
  )
}

/** What happened to an order, oldest first. */
export const OrderTimeline = ({ order }: { readonly order: OrderView }) => {
  const { events, market, pickup, approximateRate } = order
  const text = useText('orders')
  const { language } = usePageContext()
  const amountOf = ({ amount }: { readonly amount: Money }) => formatWithApproximate(amount, approximateRate, language)
  const titleOf = (event: OrderEvent): string => {
    switch (event.kind) {
      case 'placed':
        return text('order.event.placed')
      case 'paid':
        return text('order.event.paid')
      case 'paid-on-delivery':
        return text(pickup ? 'order.event.paid' : 'order.event.paidOnDelivery')
      case 'sent':
        return text(pickup ? 'orders.status.ready' : 'order.event.sent')
      case 'delivered':
        return text(pickup ? 'orders.status.collected' : 'order.event.delivered')
      case 'cancelled':
        return text('order.event.cancelled')
      case 'refunded':
        return text('order.event.refunded', { amount: amountOf(event) })
      case 'charged-back':
        return text('order.event.chargedBack', { amount: amountOf(event) })
      case 'payment-differs':
        return text('order.event.paymentDiffers', { amount: amountOf(event) })
    }
  }
  return (
    <ol className="grid gap-4">
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place
        <li key={at} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent"
          >
            <Icon name={icons[event.kind]} className="size-4" />
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-medium">{titleOf(event)}</p>
            {event.at !== null && (
              <p className="text-sm text-ink-soft">
                <OrderDate at={event.at} market={market} />
              </p>
            )}
            {event.kind === 'sent' && <Parcel event={event} />}
            {event.kind === 'cancelled' && event.gone.length > 0 && (
              <p className="text-sm wrap-anywhere">{text('order.gone', { products: event.gone.join(', ') })}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
