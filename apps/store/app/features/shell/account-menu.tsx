import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { logOut } from '../../state/refresh-session.ts'
import type { SessionDisplay } from '../../state/session.ts'
import { CurrentLink } from './current-link.tsx'
import { Dropdown } from './dropdown.tsx'

const entryClasses =
  'flex min-h-11 w-full items-center rounded-md px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:text-accent'

export const AccountMenu = ({ session }: { readonly session: SessionDisplay }) => {
  const text = useText('account-menu')
  const { market } = usePageContext()
  const name = session.firstName || text('account.mine')
  return (
    <Dropdown
      position="end"
      name={`${name}, ${text('menu.name')}`}
      buttonClassName="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-sunken aria-expanded:bg-sunken"
      label={
        <>
          <Icon name="user" className="size-6" />
          <span aria-hidden="true" className="hidden max-w-32 truncate lg:inline">
            {name}
          </span>
          <Icon name="down" className="hidden size-4 text-ink-soft lg:inline" />
        </>
      }
    >
      <ul className="grid min-w-48">
        <li>
          <CurrentLink to="/account" className={entryClasses}>
            {text('account.mine')}
          </CurrentLink>
        </li>
        <li>
          <CurrentLink to="/wishlist" className={entryClasses}>
            {text('wishlist.title')}
          </CurrentLink>
        </li>
        <li>
          <CurrentLink to="/my-offers" className={entryClasses}>
            {text('menu.offers')}
          </CurrentLink>
        </li>
        <li>
          <CurrentLink to="/orders" className={entryClasses}>
            {text('menu.orders')}
          </CurrentLink>
        </li>
        {market.capabilities.reservations && (
          <li>
            <CurrentLink to="/reservations" className={entryClasses}>
              {text('menu.reservations')}
            </CurrentLink>
          </li>
        )}
        <li className="mt-1 border-t border-line pt-1">
          <LogOutButton className={entryClasses} />
        </li>
      </ul>
    </Dropdown>
  )
}

/** A form of its own, so that it also works before the scripts have loaded. */
export const LogOutButton = ({ className }: { readonly className: string }) => {
  const text = useText('account-menu')
  return (
    <form
      method="post"
      action="/logout"
      onSubmit={(event) => {
        event.preventDefault()
        void logOut()
      }}
    >
      <button type="submit" className={className}>
        {text('menu.logout')}
      </button>
    </form>
  )
}
