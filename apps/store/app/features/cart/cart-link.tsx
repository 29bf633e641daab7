import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useCartCount } from '../../state/cart.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'

export type CartPanelProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

const loadPanel = async () => (await import('./cart-panel.tsx')).CartPanel

/** Opens the cart panel and shows the count. The panel's code is loaded on hover or focus. */
export const CartLink = () => {
  const text = useText('shell')
  const count = useCartCount()
  const { Dialog: CartPanel, dialog, opener } = useLazyDialog(loadPanel, 'cart')
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the event itself
  useEffect(() => dialog.onOpenChange(false), [key])

  const inside = text('cart.count', { count })
  return (
    <>
      <button
        type="button"
        aria-label={`${text('cart.title')}, ${inside}`}
        aria-expanded={dialog.open}
        className="relative inline-flex noscript:hidden min-h-11 min-w-11 items-center justify-center gap-3 rounded-md text-sm font-medium lg:w-29 hover:bg-sunken aria-expanded:bg-sunken"
        {...opener}
      >
        <span className="relative">
          <Icon name="cart" className="size-6" />
          <CountBadge count={count} />
        </span>
        <span aria-hidden="true" className="hidden lg:inline">
          {text('cart.title')}
        </span>
      </button>
      <Announcement count={count}>{`${text('cart.title')}: ${inside}`}</Announcement>
      {CartPanel && <CartPanel {...dialog} />}
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
