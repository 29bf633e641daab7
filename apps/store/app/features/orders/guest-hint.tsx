import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'

type GuestHintProps = {
  readonly orderId: string
  /** Before it can be cancelled. */
  readonly asksForEmail: boolean
}

/** How who opened the order by a link cancels it, or buys it again, which an account is needed for. */
export const GuestHint = ({ orderId, asksForEmail }: GuestHintProps) => {
  const text = useText('orders')
  return (
    <p className="flex w-full flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {asksForEmail && <span>{text('order.guestCancel')}</span>}
      <span>{text('order.guestAgain')}</span>
      <TextLink to={`/login?returnTo=${encodeURIComponent(`/orders/${orderId}`)}`}>{text('order.guestLogin')}</TextLink>
    </p>
  )
}
