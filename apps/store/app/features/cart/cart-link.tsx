import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useCartCount } from '../../state/cart.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'

export type CartPanelProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** The badge has room for two digits; the panel shows the exact number. */
const maxShown = 99

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
          {count > 0 && (
            // Decorative: the accessible label has the number, and must contain all visible text.
            <span
              data-count={count > maxShown ? `${maxShown}+` : count}
              className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent tabular-nums before:content-[attr(data-count)]"
            />
          )}
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
