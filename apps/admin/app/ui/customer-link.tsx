import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCurrentAdministrator } from '../lib/use-current-administrator.ts'

type Props = {
  /** Of their account; null for who has none. */
  readonly number: string | null
  readonly children: ReactNode
}

/** Leads to the customer whoever may read customers. */
export const CustomerLink = ({ number, children }: Props) => {
  const mayRead = useCurrentAdministrator()?.permissions.includes('customers.read')
  if (!number || !mayRead) return children
  return (
    <Link to={`/customers/${number}`} className="inline-block text-accent underline max-sm:py-1">
      {children}
    </Link>
  )
}
