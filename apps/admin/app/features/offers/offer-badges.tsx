import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { OfferView } from './offer-view.ts'

const tones = {
  pending: 'info',
  countered: 'neutral',
  approved: 'accent',
  rejected: 'danger',
  expired: 'warning',
} as const

export const StatusBadge = ({ status, isApproving }: Pick<OfferView, 'status' | 'isApproving'>) => {
  const text = useText('offers')
  if (isApproving) return <Badge tone="info">{text('offers.approving')}</Badge>
  return <Badge tone={tones[status]}>{text(`offers.status.${status}`)}</Badge>
}

export const TimeLeft = ({ left }: { readonly left: NonNullable<OfferView['left']> }) => {
  const text = useText('offers')
  const { hours, minutes, isOver, isUrgent } = left
  return (
    <Badge tone={isUrgent ? 'warning' : 'neutral'} icon="clock">
      {isOver ? text('offers.over') : text('offers.left', { hours, minutes })}
    </Badge>
  )
}

/** What is known of the customer, in one line. */
export const HistoryLine = ({ history }: Pick<OfferView, 'history'>) => {
  const text = useText('offers')
  const { orders, offers, bought, unpaid } = history
  if (orders === 0 && offers <= 1) return <>{text('offers.newCustomer')}</>
  return (
    <>
      {text('offers.history', { orders, offers, bought })}
      {unpaid > 0 && <span className="block font-semibold text-warning">{text('offers.unpaid', { unpaid })}</span>}
    </>
  )
}
