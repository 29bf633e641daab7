import { formatDateTime } from '@dvaput/domain/text/format-date'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { Price } from '../../ui/products/price.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { ReservationLines } from './reservation-lines.tsx'
import type { LiveReservation as View } from './reservation-view.server.ts'
import { TimeLeft } from './time-left.tsx'

type LiveReservationProps = { readonly reservation: View; readonly onEnd: () => void }

/** Dark on light in every theme: scanners do not read it the other way round. */
const Qr = ({ code, qr: { size, path } }: Pick<View, 'code' | 'qr'>) => {
  const text = useText('reservations')
  return (
    <svg
      role="img"
      aria-label={text('pickup.qr', { code })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-md sm:size-40"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

export const LiveReservation = ({ reservation, onEnd }: LiveReservationProps) => {
  const text = useText('reservations')
  const { market, language } = usePageContext()
  const { id, code, qr, lines, total, until, secondsLeft, canCancel } = reservation
  const date = formatDateTime({ at: until, timeZone: market.timeZone }, language)
  return (
    <article aria-labelledby={`code-${id}`} className="rounded-lg border border-line bg-surface">
      <div className="grid gap-6 p-4 sm:p-6 md:grid-cols-[auto_1fr_minmax(0,16rem)]">
        <Qr code={code} qr={qr} />
        <div className="grid content-start gap-3">
          <div>
            <p className="text-sm text-ink-soft">{text('pickup.code')}</p>
            <h3
              id={`code-${id}`}
              className="font-text tabular-nums text-3xl font-bold tracking-wide whitespace-nowrap sm:text-4xl"
            >
              {code}
            </h3>
          </div>
          <p>
            <span className="text-sm text-ink-soft">{text('left.label')} </span>
            <strong>
              <TimeLeft secondsLeft={secondsLeft} onEnd={onEnd} />
            </strong>
            <span className="block text-sm text-ink-soft">{text('left.until', { date })}</span>
          </p>
          {!canCancel && <p className="text-sm">{text('live.completing')}</p>}
        </div>
        <PickupPlace />
      </div>
      <div className="border-t border-line px-4 sm:px-6">
        <ReservationLines
          lines={lines}
          actionOf={
            canCancel && lines.length > 1 ? (line) => <CancelButton id={id} code={code} line={line} /> : undefined
          }
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-6">
        <p className="flex items-baseline gap-2">
          <span className="text-sm text-ink-soft">{text('live.total')}</span>
          <Price money={total} />
        </p>
        {canCancel && <CancelButton id={id} code={code} />}
      </div>
    </article>
  )
}
