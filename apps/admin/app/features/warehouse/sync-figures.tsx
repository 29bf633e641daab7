import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

type Props = {
  readonly listings: string
  readonly setAside: string
  readonly age: string
  readonly isCircuitOpen: boolean
}

/** What there is of the warehouse here, and how fresh it is. */
export const SyncFigures = ({ listings, setAside, age, isCircuitOpen }: Props) => {
  const text = useText('warehouse')
  const facts = [
    { label: text('figure.listings'), value: listings },
    { label: text('figure.age'), value: age },
    { label: text('figure.setAside'), value: setAside, to: '/warehouse/set-aside' },
    { label: text('figure.circuit'), value: text(isCircuitOpen ? 'circuit.isOpen' : 'circuit.isClosed') },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {facts.map(({ label, value, to }) => (
        <div key={label} className="rounded-lg border border-line bg-surface p-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-xl font-bold">
            {to ? (
              <Link to={to} className="text-accent underline">
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
