import { isMixed, type ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { type CartLine, isSoldOut, lineKey } from '@dvaput/domain/cart/cart-line'
import { Button } from '@dvaput/ui/button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { changeCart, clearCart, removeFromCart, useCart } from '../../state/cart.ts'
import { settleOpenCheckout } from '../../state/checkout-data.ts'
import { setAside } from '../../state/set-aside.ts'
import type { CartArrival } from './cart-arrival.ts'
import { CartFrame } from './cart-frame.tsx'
import type { CartResult } from './cart-result.ts'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { EditableLine } from './editable-line.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { notesOf } from './line-note.ts'
import { MixedWarning } from './mixed-warning.tsx'
import { ResultNotice } from './result-notice.tsx'
import { SetAsideList } from './set-aside-list.tsx'
import { UnavailableNotice } from './unavailable-notice.tsx'
import { useCheckedCart } from './use-checked-cart.ts'

type BrowserCartProps = {
  /** Of a form that was sent before the page had its scripts. */
  readonly result: CartResult | undefined
  readonly arrival: CartArrival
  /** Of an order that is there already. */
  readonly notice?: ReactNode
  readonly reservation?: ReactNode
}

/** The cart of this browser. */
export const BrowserCart = ({ result, arrival, notice: orderNotice, reservation }: BrowserCartProps) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const cart = useCart()
  const { notes, hasFailed, checkAgain } = useCheckedCart()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void settleOpenCheckout(market, leaving.signal)
    return () => leaving.abort()
  }, [market])

  // The pressed button is removed, so the focus must move.
  const leave = (message: string) => {
    setSaid(message)
    heading.current?.focus({ preventScroll: true })
  }
  const remove = ({ identity, name }: CartLine) => {
    removeFromCart(market, identity)
    leave(text('line.removed', { name }))
  }
  const removeUnavailable = () => {
    changeCart(market, (before) => before.filter((line) => !isSoldOut(line)))
    leave(text('summary.removed'))
  }
  const clear = () => {
    clearCart(market)
    leave(text('cartPage.empty'))
  }
  const setKindAside = (kind: ProductKind) => {
    setAside(market, kind)
    leave(text('aside.done'))
  }
  const isEmpty = cart.length === 0
  const notice = hasFailed ? text('cartPage.unchecked') : notes.size > 0 && text('cartPage.changed')
  return (
    <CartFrame
      heading={heading}
      summary={
        !isEmpty && (
          <CartSummary
            cart={cart}
            arrival={arrival}
            unavailable={<UnavailableNotice cart={cart} onRemove={removeUnavailable} />}
          >
            <CheckoutForm cart={cart} result={result} onOutdated={checkAgain} />
            {reservation}
          </CartSummary>
        )
      }
    >
      <div role="status" className={isEmpty || !notice ? '-mb-5' : undefined}>
        {!isEmpty && notice && <p className="rounded-md bg-sunken px-4 py-3 text-sm">{notice}</p>}
        <span className="sr-only">{said}</span>
      </div>
      {result && !result.code?.isRefused && <ResultNotice result={result} />}
      {orderNotice}
      {isMixed(cart) && <MixedWarning cart={cart} onSetAside={setKindAside} />}
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div>
          <ul aria-label={text('cartPage.lines')} className="divide-y divide-line border-y border-line">
            {cart.map((line) => (
              <EditableLine
                key={lineKey(line)}
                line={line}
                notes={notesOf(line, notes, market)}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
          <div className="mt-2 flex justify-end">
            <Button variant="quiet" size="tight" icon="trash" onClick={clear}>
              {text('cartPage.clear')}
            </Button>
          </div>
        </div>
      )}
      <SetAsideList onLeave={leave} />
    </CartFrame>
  )
}
