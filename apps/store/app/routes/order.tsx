import { toOrderView } from '@dvaput/domain/orders/order-view'
import { useSearchParams } from 'react-router'
import { BuyAgain } from '../features/orders/buy-again.tsx'
import { CancelLink, CancelPanel } from '../features/orders/cancel-order.tsx'
import { changeOrder } from '../features/orders/change-order.server.ts'
import { OrderDetail } from '../features/orders/order-detail.tsx'
import type { OrderResult } from '../features/orders/order-result.ts'
import { loadText } from '../i18n/create-text.ts'
import { useText } from '../i18n/use-text.ts'
import { customerLoader } from '../lib/customer-loader.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/order'

export const meta = pageMeta

export const handle = { messages: ['orders'] }

/** Somebody else's order is as good as none. */
const notFound = () => new Response(null, { status: 404 })

export const loader = customerLoader(async ({ language }, { params, customer, services }) => {
  const text = await loadText(language, 'orders')
  const record = await services().orders.find(customer, params.id ?? '')
  if (!record) throw notFound()
  const order = toOrderView(record, language)
  const head = {
    title: text('orders.number', { number: order.name }),
    description: text('order.description', { number: order.name }),
    path: `/orders/${order.id}`,
    hidden: true,
  }
  return { head, order }
})

export const action = customerLoader(async (page, { request, params, customer, services }) => {
  const record = await services().orders.find(customer, params.id ?? '')
  if (!record) throw notFound()
  const form = await request.formData().catch(() => new FormData())
  return changeOrder(form, { record, customer, page, services: services() })
})

const CancelNotice = ({ result, isDone }: { readonly result: OrderResult | undefined; readonly isDone: boolean }) => {
  const text = useText('orders')
  if (result?.intent === 'cancel')
    return (
      <Notice tone="danger" focused>
        {text(result.problem === 'too-late' ? 'order.cancelTooLate' : 'order.cancelUnavailable')}
      </Notice>
    )
  return isDone && <Notice focused>{text('order.cancelDone')}</Notice>
}

export default function Order({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const asksToCancel = order.canCancel && search.get('cancel') === 'ask'
  return (
    <OrderDetail
      order={order}
      notice={
        <CancelNotice result={actionData} isDone={order.cancelledAt !== null && search.get('cancel') === 'done'} />
      }
      actions={
        <>
          <BuyAgain orderId={order.id} result={actionData} />
          {order.canCancel && !asksToCancel && <CancelLink />}
          {asksToCancel && <CancelPanel order={order} />}
        </>
      }
    />
  )
}
