import { Link, useLocation } from 'react-router'
import { isGatedPath } from '../../lib/paths/gated-paths.ts'

type CurrentLinkProps = {
  readonly to: string
  readonly className: string
  readonly prefetch?: 'intent'
  readonly children: string
}

/** A link that sets aria-current. */
export const CurrentLink = ({ to, prefetch, ...rest }: CurrentLinkProps) => {
  const { pathname, search } = useLocation()
  const isHere = to === pathname || to === pathname + search
  const ahead = isGatedPath(to) ? 'none' : (prefetch ?? 'none')
  return <Link {...rest} to={to} prefetch={ahead} aria-current={isHere ? 'page' : undefined} />
}
