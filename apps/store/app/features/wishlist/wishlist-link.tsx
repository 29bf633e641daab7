import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { mayHaveSession, useSession } from '../../state/session.ts'
import { showWished, useWished } from '../../state/wished.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The list is read only where somebody is logged in. */
const useSessionWishlist = () => {
  const { market, language } = usePageContext()
  const id = useSession()?.id
  useEffect(() => {
    // What the browser remembers of a session may outlive it.
    if (id === undefined || !mayHaveSession()) return showWished()
    let close: (() => void) | undefined
    let isLeft = false
    const open = async () => {
      const { openWishlist } = await import('./open-wishlist.ts')
      if (!isLeft) close = openWishlist(id, { market, language })
    }
    open().catch(reportError)
    return () => {
      isLeft = true
      close?.()
    }
  }, [id, market, language])
}

export const WishlistLink = () => {
  const text = useText('shell')
  const count = useWished().size
  useSessionWishlist()
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
