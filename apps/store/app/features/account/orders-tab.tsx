import type { AccountOrder } from '@dvaput/domain/account/account-record'
import { useText } from '../../i18n/use-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { OrderCard } from './order-card.tsx'

export const OrdersTab = ({ orders }: { readonly orders: readonly AccountOrder[] }) => {
  const text = useText('account')
  if (orders.length === 0)
    return (
      <StatePanel
        icon="box"
        title={text('orders.empty')}
        action={<ButtonLink to="/products">{text('orders.browse')}</ButtonLink>}
      >
        {text('orders.emptyText')}
      </StatePanel>
    )
  return (
    <div className="grid gap-5">
      <h2 className="text-2xl">{text('orders.title')}</h2>
      <ul className="grid gap-5">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </div>
  )
}
