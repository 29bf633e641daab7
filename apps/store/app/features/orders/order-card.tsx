import { formatMoney } from '@dvaput/domain/money/format-money'
import type { OrderView } from '@dvaput/domain/orders/order-view'
import { Card } from '@dvaput/ui/card.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Approximate } from '../../ui/products/approximate.tsx'
import { LineSummary } from './line-summary.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderPickup } from './order-pickup.tsx'

type OrderCardProps = {
  readonly order: OrderView
  readonly heading: 'h2' | 'h3'
  readonly status: ReactNode
  /** All lines where absent. */
  readonly mostLines?: number
}

type SumProps = Required<Parameters<typeof Approximate>[0]> & { readonly label: string }

const Sum = ({ label, money, rate }: SumProps) => {
  const { language } = usePageContext()
  return (
    <li className="flex justify-between gap-3 text-sm text-ink-soft">
      <span>{label}</span>
      <span className="text-right whitespace-nowrap tabular-nums">
        {formatMoney(money, language)}
        <Approximate money={money} rate={rate} />
      </span>
    </li>
  )
}

/** An order in a list of orders. // ACC-13, ORD-02 */
export const OrderCard = ({ order, heading: Heading, status, mostLines = order.lines.length }: OrderCardProps) => {
  const text = useText('orders')
  const { language } = usePageContext()
  const rate = order.approximateRate ?? 'none'
  const more = order.lines.length - mostLines
  const rest = { ...order.total, minor: order.lines.slice(mostLines).reduce((sum, { price }) => sum + price.minor, 0) }
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
          <LineSummary key={line.id} line={line} rate={rate} />
        ))}
        {more > 0 && <Sum label={text('orders.more', { count: more })} money={rest} rate={rate} />}
        {order.discount.minor > 0 && (
          <Sum label={text('order.discount')} money={{ ...order.discount, minor: -order.discount.minor }} rate={rate} />
        )}
        {order.shipping.minor > 0 && <Sum label={text('order.shipping')} money={order.shipping} rate={rate} />}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        {order.pickup && (
          <div>
            <p className="text-sm font-semibold">{text('orders.pickup')}</p>
            <OrderPickup pickup={order.pickup} />
          </div>
        )}
        {order.shippingAddress && (
          <div>
            <p className="text-sm font-semibold">{text('orders.shippingAddress')}</p>
            <OrderAddress address={order.shippingAddress} />
          </div>
        )}
        <p className="ml-auto text-right text-lg font-bold whitespace-nowrap tabular-nums">
          <span className="mr-2 text-sm font-medium text-ink-soft">{text('orders.total')}</span>
          {formatMoney(order.total, language)}
          <Approximate money={order.total} rate={rate} />
        </p>
      </div>
    </Card>
  )
}
