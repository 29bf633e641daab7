import { Link, useLocation } from 'react-router'

type CurrentLinkProps = {
  readonly to: string
  readonly className: string
  readonly prefetch?: 'intent'
  readonly children: string
}

/** Fetched ahead, it would be refused to most. */
const gated = '/international-products'

/** A link that sets aria-current. */
export const CurrentLink = ({ to, prefetch, ...rest }: CurrentLinkProps) => {
  const { pathname, search } = useLocation()
  const isHere = to === pathname || to === pathname + search
  const ahead = to === gated ? 'none' : (prefetch ?? 'none')
  return <Link {...rest} to={to} prefetch={ahead} aria-current={isHere ? 'page' : undefined} />
}
