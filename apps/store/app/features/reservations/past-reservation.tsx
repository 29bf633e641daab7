import { formatDateTime } from '@dvaput/domain/text/format-date'
import { Badge } from '@dvaput/ui/badge.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { ReservationLines } from './reservation-lines.tsx'
import type { ReservationEnd, PastReservation as View } from './reservation-view.server.ts'

const ends = {
  completed: { label: 'end.completed', tone: 'accent' },
  cancelled: { label: 'end.cancelled', tone: 'neutral' },
  expired: { label: 'end.expired', tone: 'warning' },
  released: { label: 'end.released', tone: 'neutral' },
} as const satisfies Record<ReservationEnd, object>

export const PastReservation = ({ reservation }: { readonly reservation: View }) => {
  const text = useText('reservations')
  const { market, language } = usePageContext()
  const { code, lines, end, endedAt, orderPath } = reservation
  return (
    <article className="rounded-lg border border-line bg-surface px-4 pt-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-text tabular-nums text-base font-semibold">{code}</h3>
        <Badge tone={ends[end].tone}>{text(ends[end].label)}</Badge>
        <p className="text-sm text-ink-soft">
          {text('end.at', { date: formatDateTime({ at: endedAt, timeZone: market.timeZone }, language) })}
        </p>
        {orderPath && <TextLink to={orderPath}>{text('end.order')}</TextLink>}
      </div>
      <ReservationLines lines={lines} />
    </article>
  )
}
