import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '../lib/screens/use-may-open.ts'

type Props = {
  /** The screen of the record; null where it has none. */
  readonly to: string | null
  readonly className?: string
  readonly children: ReactNode
}

/** Leads to the screen of a record whoever may open that, and is its name alone for everybody else. */
export const RecordLink = ({
  to,
  className = 'inline-block text-accent underline max-sm:py-1',
  children,
}: Props): ReactNode => {
  const mayOpen = useMayOpen()
  if (to === null || !mayOpen(to)) return children
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
