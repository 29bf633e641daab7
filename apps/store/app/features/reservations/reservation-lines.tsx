import { Icon } from '@dvaput/ui/icon.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { Price } from '../../ui/products/price.tsx'
import type { LiveReservation } from './reservation-view.server.ts'

type ReservationLinesProps = Pick<LiveReservation, 'lines'> & {
  readonly actionOf?: ((line: LiveReservation['lines'][number]) => ReactNode) | undefined
}

export const ReservationLines = ({ lines, actionOf }: ReservationLinesProps) => {
  const text = useText('reservations')
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.variantId} className="grid grid-cols-[4rem_1fr] items-center gap-x-4 py-3">
          <span className="flex aspect-square items-center justify-center overflow-hidden rounded-md bg-plate">
            {line.image ? (
              <Picture url={line.image} alt="" sizes="4rem" widest={200} className="size-full" />
            ) : (
              <Icon name="image" className="size-6 text-line-strong" />
            )}
          </span>
          <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Link
              to={line.path}
              className="min-w-0 rounded-sm font-semibold wrap-anywhere hover:text-accent hover:underline"
            >
              {line.name}
            </Link>
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {text('line.quantity', { count: line.quantity })}
              </span>
              <Price money={line.price} />
              {actionOf?.(line)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
