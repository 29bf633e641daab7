import type { EraStatus, OfferStatus } from '@dvaput/domain/offers/offer'
import { Badge } from '@dvaput/ui/badge.tsx'
import type { ComponentProps } from 'react'
import { useText } from '../../../i18n/use-text.ts'

type Look = { readonly label: `status.${OfferStatus}`; readonly tone: ComponentProps<typeof Badge>['tone'] }

/** The label and colour of each status. // MYOF-13, MYOF-14 */
export const statusLooks = {
  pending: { label: 'status.pending', tone: 'info' },
  approved: { label: 'status.approved', tone: 'accent' },
  rejected: { label: 'status.rejected', tone: 'danger' },
  expired: { label: 'status.expired', tone: 'neutral' },
  countered: { label: 'status.countered', tone: 'warning' },
} as const satisfies Record<OfferStatus, Look>

export const eraLabels = {
  not_sent: 'era.not_sent',
  sent: 'era.sent',
  failed: 'era.failed',
  updated: 'era.updated',
  sold: 'era.sold',
} as const satisfies Record<EraStatus, `era.${EraStatus}`>

export const StatusBadge = ({ status }: { readonly status: OfferStatus }) => {
  const text = useText('my-offers')
  const { label, tone } = statusLooks[status]
  return (
    <Badge tone={tone}>
      <span className="sr-only">{text('filter.status')}: </span>
      {text(label)}
    </Badge>
  )
}
