import { toOrderView } from '@dvaput/domain/orders/order-view'
import { OrdersView } from '../../features/orders/orders-view.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import type { Route } from './+types/orders'

export const meta = pageMeta

export const handle = { messages: ['orders'] }

const readPage = (request: Request): number => {
  const value = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

export const loader = customerLoader(async ({ language }, { request, customer, services }) => {
  const text = await loadText(language, 'orders')
  const head = {
    title: text('orders.title'),
    description: text('orders.description'),
    path: '/orders',
    hidden: true,
  }
  const { orders, marketOf } = services()
  const page = await orders.of(customer, { page: readPage(request) })
  return { head, ...page, orders: page.orders.map((order) => toOrderView(order, language, marketOf)) }
})

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersView {...loaderData} />
}
