import { Notice } from '@dvaput/ui/notice.tsx'
import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { EmptyList } from '../../ui/empty-list.tsx'
import { CancelPanel } from './cancel-button.tsx'
import { LiveReservation } from './live-reservation.tsx'
import { PastReservation } from './past-reservation.tsx'
import type { LiveReservation as Live, PastReservation as Past } from './reservation-view.server.ts'
import type { ReservationNotice } from './reservations-action.server.ts'
import { type ProposedReservation, ReservePanel } from './reserve-panel.tsx'

type ReservationsViewProps = {
  readonly live: readonly Live[]
  readonly past: readonly Past[]
  /** Without scripts the questions stand on the page. */
  readonly cancelling: { readonly id: string | null; readonly line: string | null }
  readonly proposed: ProposedReservation | null
  readonly notice: ReservationNotice | null
}

export const ReservationsView = ({ live, past, cancelling, proposed, notice }: ReservationsViewProps) => {
  const text = useText('reservations')
  const { revalidate } = useRevalidator()
  const onEnd = useCallback(() => void revalidate(), [revalidate])
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone with its reservation, so the focus must move.
  useEffect(() => {
    if (notice) heading.current?.focus({ preventScroll: true })
  }, [notice])
  const asked = live.find(({ id, canCancel }) => id === cancelling.id && canCancel)
  const askedLine = asked?.lines.find(({ variantId }) => variantId === cancelling.line)
  return (
    <div className="grid grid-cols-1 gap-6 py-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {text('reservations.title')}
      </h1>
      {notice && <Notice tone={notice.failed ? 'danger' : 'success'}>{notice.message}</Notice>}
      {asked && !notice && <CancelPanel id={asked.id} code={asked.code} line={askedLine} />}
      {proposed && !notice && <ReservePanel {...proposed} />}
      {live.length > 0 && (
        <section aria-labelledby="live" className="grid grid-cols-1 gap-4">
          <h2 id="live" className="text-2xl">
            {text('live.title')}
          </h2>
          {live.map((reservation) => (
            <LiveReservation key={reservation.id} reservation={reservation} onEnd={onEnd} />
          ))}
        </section>
      )}
      {live.length === 0 && !proposed && (
        <EmptyList icon="clock" title={text('empty.title')} text={text('empty.text')} browse={text('empty.browse')} />
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="grid grid-cols-1 gap-4">
          <h2 id="past" className="text-2xl">
            {text('past.title')}
          </h2>
          {past.map((reservation) => (
            <PastReservation key={reservation.id} reservation={reservation} />
          ))}
        </section>
      )}
    </div>
  )
}
