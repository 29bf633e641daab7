import { Badge } from '@dvaput/ui/badge.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'

export type WorkItem = {
  readonly to: string
  readonly name: string
  readonly about: string
  readonly when: string
  readonly isLate: boolean
}

type Props = {
  readonly title: string
  readonly items: readonly WorkItem[]
  /** The list with all of them. */
  readonly all: string | null
  /** How many there are; null where the list shows all. */
  readonly count: number | null
}

/** The first of one kind of work. */
export const WorkList = ({ title, items, all, count }: Props) => {
  const text = useText('today')
  return (
    <section className="grid content-start gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        {all && (
          <Link to={all} className="text-sm text-accent underline max-sm:py-1">
            {count === null ? text('today.all') : text('today.allOf', { count })}
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {items.map(({ to, name, about, when, isLate }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
            <Link to={to} className="font-medium wrap-anywhere text-accent underline">
              {name}
            </Link>
            {about && <span className="text-sm wrap-anywhere">{about}</span>}
            {isLate && <Badge tone="danger">{text('today.late')}</Badge>}
            {when && <span className="ml-auto text-sm text-ink-soft">{when}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
