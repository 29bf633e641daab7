import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../state/session.ts'
import { CurrentLink } from './current-link.tsx'

/** In the mobile menu, where the header has room for an icon alone. */
export const AccountLinks = ({ className }: { readonly className: string }) => {
  const text = useText('account-menu')
  const session = useSession()
  const links = session
    ? [
        { to: '/account', label: text('account.mine') },
        { to: '/wishlist', label: text('wishlist.title') },
      ]
    : [
        { to: '/login', label: text('account.login') },
        { to: '/register', label: text('account.register') },
      ]
  return (
    <ul className="divide-y divide-line border-y border-line">
      {links.map(({ to, label }) => (
        <li key={to}>
          <CurrentLink to={to} className={className}>
            {label}
          </CurrentLink>
        </li>
      ))}
      {session && (
        <li>
          {/* The server leads on to the page. // divergences C-12 */}
          <Link to="/mis-ofertas" reloadDocument className={className}>
            {text('menu.offers')}
          </Link>
        </li>
      )}
    </ul>
  )
}
