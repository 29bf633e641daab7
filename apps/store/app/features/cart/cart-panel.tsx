import { type CartLine as Line, lineKey } from '@dvaput/domain/cart/cart-line'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { clearCart, removeFromCart, useCart } from '../../state/cart.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartPanelProps } from './cart-link.tsx'
import { CartSum } from './cart-sum.tsx'
import { notesOf } from './line-note.ts'
import { useCheckedCart } from './use-checked-cart.ts'

/** The cart in a drawer. */
export const CartPanel = ({ open, onOpenChange }: CartPanelProps) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const cart = useCart()
  const { notes, hasFailed } = useCheckedCart(open)
  const [said, setSaid] = useState('')
  const content = useRef<HTMLDivElement>(null)

  // The pressed button is removed with its line, so the focus must move.
  const remove = ({ identity, name }: Line) => {
    removeFromCart(market, identity)
    setSaid(text('panel.removed', { name }))
    content.current?.focus()
  }
  const empty = () => {
    clearCart(market)
    setSaid(text('panel.empty'))
    content.current?.focus()
  }
  const notice = hasFailed ? text('panel.unchecked') : notes.size > 0 && text('panel.changed')
  return (
    <Drawer
      title={text('cart.title')}
      open={open}
      onOpenChange={onOpenChange}
      footer={cart.length > 0 && <CartSum cart={cart} />}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        <div role="status">
          {cart.length > 0 && notice && <p className="mb-7 rounded-md bg-sunken px-4 py-3 text-sm">{notice}</p>}
          <span className="sr-only">{said}</span>
        </div>
        {cart.length === 0 ? (
          <StatePanel
            icon="cart"
            title={text('panel.empty')}
            action={
              <ButtonLink to="/products" onClick={() => onOpenChange(false)}>
                {text('panel.browse')}
              </ButtonLink>
            }
          >
            {text('panel.emptyText')}
          </StatePanel>
        ) : (
          <>
            <ul className="-mt-5 divide-y divide-line">
              {cart.map((line) => (
                <CartLine
                  key={lineKey(line)}
                  line={line}
                  notes={notesOf(line, notes, market)}
                  onRemove={() => remove(line)}
                  onLeave={() => onOpenChange(false)}
                />
              ))}
            </ul>
            <div className="mt-2 flex justify-end">
              <Button variant="quiet" size="sm" icon="trash" onClick={empty}>
                {text('panel.clear')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Drawer>
  )
}
