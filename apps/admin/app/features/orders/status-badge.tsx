import { Badge } from '@dvaput/ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'

export const paymentStatuses = ['PAID', 'PENDING', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'] as const
export const fulfilmentStatuses = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const

const pickupStatuses = ['pickup-preparing', 'pickup-ready', 'pickup-collected'] as const

const known = [...paymentStatuses, ...fulfilmentStatuses, ...pickupStatuses, 'cancelled', 'address-missing'] as const

/** A status that we have no word for is shown as the platform says it. */
export const StatusBadge = ({ status }: { readonly status: string | null }) => {
  const text = useText('orders')
  const named = known.find((each) => each === status)
  if (!status) return null
  const tone =
    status === 'PAID' || status === 'FULFILLED' || status === 'pickup-collected'
      ? 'accent'
      : status === 'cancelled' || status === 'address-missing'
        ? 'danger'
        : 'neutral'
  return <Badge tone={tone}>{named ? text(`status.${named}`) : status}</Badge>
}
