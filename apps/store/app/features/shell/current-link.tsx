import { Link, useLocation } from 'react-router'

type CurrentLinkProps = {
  readonly to: string
  readonly className: string
  readonly prefetch?: 'intent'
  readonly children: string
}

/** A link of the navigation that says when it leads to where one is. */
export const CurrentLink = ({ to, ...rest }: CurrentLinkProps) => (
  <Link {...rest} to={to} aria-current={useLocation().pathname === to ? 'page' : undefined} />
)
