import type { OrderView } from '@dvaput/domain/orders/order-view'
import { useText } from '../../i18n/use-text.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** How who opened the order by a link cancels it or buys it again, which an account is needed for. */
export const GuestHint = ({ order: { id, canCancel } }: { readonly order: Pick<OrderView, 'id' | 'canCancel'> }) => {
  const text = useText('orders')
  return (
    <p className="flex w-full flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span>{text(canCancel ? 'order.guestCancel' : 'order.guestAgain')}</span>
      <TextLink to={`/login?returnTo=${encodeURIComponent(`/orders/${id}`)}`}>{text('order.guestLogin')}</TextLink>
      {canCancel && <TextLink to="/contact">{text('order.guestContact')}</TextLink>}
    </p>
  )
}
