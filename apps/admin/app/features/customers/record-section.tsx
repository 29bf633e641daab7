import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useMayOpen } from '../../lib/screens/use-may-open.ts'
import { RecordLink } from '../../ui/record-link.tsx'

type Props = {
  readonly title: string
  /** The list of its screen, narrowed to this customer. */
  readonly all: string
  readonly rows: readonly {
    readonly id: string
    readonly to: string
    readonly name: string
    /** The shop of an order: numbers repeat from shop to shop. */
    readonly shop?: string
    readonly when: string
    readonly amount?: string
    readonly badge: ReactNode
  }[]
}

/** The latest of one kind of thing that a customer did, each a link. */
export const RecordSection = ({ title, all, rows }: Props) => {
  const text = useText('customers')
  const mayOpen = useMayOpen()
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{text('section.none')}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
            {rows.map(({ id, to, name, shop, when, amount, badge }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <RecordLink to={to} className="min-w-0 py-1 font-semibold wrap-anywhere text-accent underline md:py-0">
                  {name}
                </RecordLink>
                {shop && <span>{shop}</span>}
                <span className="text-ink-soft">{when}</span>
                {amount && <span className="tabular-nums">{amount}</span>}
                <span className="ml-auto flex flex-wrap gap-1">{badge}</span>
              </li>
            ))}
          </ul>
          {mayOpen(all) && (
            <Link to={all} className="mt-2 inline-block py-1 text-sm text-accent underline">
              {text('section.all')}
            </Link>
          )}
        </>
      )}
    </section>
  )
}
