import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useCartCount } from '../../state/cart.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The way to the cart, with its count. */
export const CartLink = () => {
  const text = useText('shell')
  const count = useCartCount()
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
