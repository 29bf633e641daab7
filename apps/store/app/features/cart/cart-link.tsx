import type { Locale } from '@dvaput/domain/markets/locale'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useCartCount } from '../../state/cart.ts'
import { useForSession } from '../../state/use-for-session.ts'
import { CountBadge } from '../../ui/count-badge.tsx'

/** The cart is the customer's on every device. */
const openSync = async (customerId: string, { market }: Locale) =>
  (await import('../../state/open-cart-sync.ts')).openCartSync(customerId, market)

/** The way to the cart, with its count. */
export const CartLink = () => {
  const text = useText('shell')
  const count = useCartCount()
  useForSession(openSync)
  const inside = text('cart.count', { count })
  return (
    <>
      <Link
        to="/cart"
        aria-label={`${text('cart.title')}, ${inside}`}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-md text-sm font-medium lg:w-29 hover:bg-sunken"
      >
        <span className="relative">
          <Icon name="cart" className="size-6" />
          <CountBadge count={count} />
        </span>
        <span aria-hidden="true" className="hidden lg:inline">
          {text('cart.title')}
        </span>
      </Link>
      <Announcement count={count}>{`${text('cart.title')}: ${inside}`}</Announcement>
    </>
  )
}

/** Announces changes of the cart, not its first state. */
const Announcement = ({ count, children }: { readonly count: number; readonly children: string }) => {
  const before = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (before.current !== undefined && before.current !== count) setSaid(children)
    before.current = count
  }, [count, children])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}
