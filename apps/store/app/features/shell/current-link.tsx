import { Link, useLocation } from 'react-router'

type CurrentLinkProps = {
  readonly to: string
  readonly className: string
  readonly prefetch?: 'intent'
  readonly children: string
}

/** A link that sets aria-current. */
export const CurrentLink = ({ to, ...rest }: CurrentLinkProps) => {
  const { pathname, search } = useLocation()
  const isHere = to === pathname || to === pathname + search
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}
