import { formatMoney } from '@dvaput/domain/money/format-money'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineSummary } from './line-summary.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderDate } from './order-date.tsx'

type OrderCardProps = {
  readonly order: OrderView
  readonly heading: 'h2' | 'h3'
  readonly status: ReactNode
  /** All lines where absent. */
  readonly mostLines?: number
}

/** An order in a list of orders. // spec §2 Account, §2 Orders */
export const OrderCard = ({ order, heading: Heading, status, mostLines = order.lines.length }: OrderCardProps) => {
  const text = useText('orders')
  const { language } = usePageContext()
  const more = order.lines.length - mostLines
  return (
    <Card className="relative grid gap-4 transition-colors hover:border-line-strong">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-lg">
          <Link
            to={`/orders/${order.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 after:rounded-lg hover:text-accent hover:underline"
          >
            {text('orders.number', { number: order.name })}{' '}
            <Icon name="right" className="inline size-5 text-ink-soft" />
          </Link>
        </Heading>
        {status}
        <p className="w-full text-sm text-ink-soft">
          <OrderDate at={order.processedAt} market={order.market} />
        </p>
      </div>
      <ul aria-label={text('orders.items')} className="grid gap-3">
        {order.lines.slice(0, mostLines).map((line) => (
          <LineSummary key={line.id} line={line} />
        ))}
        {more > 0 && <li className="text-sm text-ink-soft">{text('orders.more', { count: more })}</li>}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        {order.shippingAddress && (
          <div>
            <p className="text-sm font-semibold">{text('orders.shippingAddress')}</p>
            <OrderAddress address={order.shippingAddress} />
          </div>
        )}
        <p className="ml-auto text-lg font-bold whitespace-nowrap tabular-nums">
          <span className="mr-2 text-sm font-medium text-ink-soft">{text('orders.total')}</span>
          {formatMoney(order.total, language)}
        </p>
      </div>
    </Card>
  )
}
