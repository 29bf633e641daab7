import type { OrderView } from '@dvaput/domain/orders/order-view'
import { useText } from '../../i18n/use-text.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderCard } from './order-card.tsx'

// A card shows at most 3 line items. // ORD-04
const mostLines = 3

type OrdersViewProps = {
  readonly orders: readonly OrderView[]
  readonly page: number
  readonly pageCount: number
  readonly total: number
}

export const OrdersView = ({ orders, page, pageCount, total }: OrdersViewProps) => {
  const text = useText('orders')
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6 py-8 sm:py-12">
      <div>
        <h1 className="text-3xl sm:text-4xl">{text('orders.title')}</h1>
        {total > 0 && <p className="mt-1 text-ink-soft">{text('orders.count', { count: total })}</p>}
      </div>
      {total === 0 ? (
        <NoOrders />
      ) : (
        <ul className="grid gap-5">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} heading="h2" status={<OrderBadges order={order} />} mostLines={mostLines} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => (number === 1 ? '/orders' : `/orders?page=${number}`)}
        />
      )}
    </div>
  )
}
