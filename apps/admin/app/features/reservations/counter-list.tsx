import type { ReservationState } from '@dvaput/domain/reservations/reservation'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { StateBadge } from './state-badge.tsx'

export type CounterRow = {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly state: ReservationState
  readonly products: string
  readonly total: string
  readonly time: string
  readonly isSoon: boolean
}

const cell = 'block px-4 py-0.5 align-top md:table-cell md:py-2.5'

/** A table; on a phone each row is a card. */
export const CounterList = ({
  rows,
  isWaiting,
}: {
  readonly rows: readonly CounterRow[]
  readonly isWaiting: boolean
}) => {
  const text = useText('reservations')
  const list = useRowKeys<HTMLTableSectionElement>()
  if (rows.length === 0) return <p className="text-ink-soft">{text('reservations.empty')}</p>
  const heads = [
    text('reservations.code'),
    text('reservations.customer'),
    text('reservations.products'),
    text('reservations.total'),
    text(isWaiting ? 'reservations.until' : 'reservations.at'),
    text('reservations.status'),
  ]
  return (
    <table className="block w-full rounded-lg border border-line bg-surface text-sm md:table">
      <thead className="hidden border-b border-line text-left text-ink-soft md:table-header-group">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="px-4 py-2 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={list} className="block divide-y divide-line md:table-row-group">
        {rows.map((row) => (
          <tr key={row.id} className="block py-2 md:table-row md:py-0">
            <td className={cell}>
              <Link
                to={`/reservations/${row.id}`}
                data-row
                className="inline-block py-1 font-semibold text-accent underline"
              >
                {row.code}
              </Link>
            </td>
            <td className={`${cell} wrap-anywhere`}>{row.email}</td>
            <td className={`${cell} wrap-anywhere`}>{row.products}</td>
            <td className={`${cell} whitespace-nowrap`}>{row.total}</td>
            <td className={`${cell} ${row.isSoon ? 'font-semibold text-danger' : ''}`}>{row.time}</td>
            <td className={cell}>
              <StateBadge state={row.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
