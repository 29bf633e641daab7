import type { Locale } from '@dvaput/domain/markets/locale'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useForSession } from '../../state/use-for-session.ts'
import { showWished, useWished } from '../../state/wished.ts'
import { CountBadge } from '../../ui/count-badge.tsx'

const openList = async (customerId: string, locale: Locale) =>
  (await import('./open-wishlist.ts')).openWishlist(customerId, locale)

const showNobody = () => showWished()

export const WishlistLink = () => {
  const text = useText('shell')
  const count = useWished().size
  useForSession(openList, showNobody)
  return (
    <Link
      to="/wishlist"
      aria-label={`${text('wishlist.title')}${count > 0 ? `, ${text('cart.count', { count })}` : ''}`}
      className="grid size-11 place-items-center rounded-md hover:bg-sunken print:hidden"
    >
      <span className="relative">
        <Icon name="heart" className="size-6" />
        <CountBadge count={count} />
      </span>
    </Link>
  )
}
