import type { ReservationState } from '@dvaput/domain/reservations/reservation'
import { useText } from '../../i18n/use-text.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StateBadge } from './state-badge.tsx'

type Row = {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly state: ReservationState
  readonly products: string
  readonly total: string
  readonly time: string
  readonly isSoon: boolean
}

export const ReservationList = ({
  rows,
  isWaiting,
}: {
  readonly rows: readonly Row[]
  readonly isWaiting: boolean
}) => {
  const text = useText('reservations')
  return (
    <RecordList
      rows={rows}
      idOf={({ id }) => id}
      linkOf={({ id, code }) => ({ to: `/reservations/${id}`, name: code })}
      nameHead={text('reservations.code')}
      empty={text('reservations.empty')}
      columns={[
        { head: text('reservations.customer'), wrap: 'anywhere', cell: ({ email }) => email },
        { head: text('reservations.products'), wrap: 'anywhere', cell: ({ products }) => products },
        { head: text('reservations.total'), wrap: 'nowhere', cell: ({ total }) => total },
        {
          head: text(isWaiting ? 'reservations.until' : 'reservations.at'),
          cell: ({ time, isSoon }) => <span className={isSoon ? 'font-semibold text-danger' : undefined}>{time}</span>,
        },
        { head: text('reservations.status'), cell: ({ state }) => <StateBadge state={state} /> },
      ]}
    />
  )
}
