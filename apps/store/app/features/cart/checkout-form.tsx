import type { Cart } from '@dvaput/domain/cart/cart'
import { kindsOf } from '@dvaput/domain/cart/cart-kinds'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import { type CheckoutError, checkCheckout } from '@dvaput/domain/cart/check-checkout'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storeCheckoutData } from '../../state/checkout-data.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CartResult } from './cart-result.ts'
import { checkoutErrorMessages } from './checkout-error-messages.ts'

type CheckoutFormProps = {
  readonly cart: Cart
  /** Of a form that was sent without scripts. */
  readonly sent?: CheckoutError | undefined
}

/** Sends ids and quantities only; the server decides prices and stock. // readings D-09 */
export const CheckoutForm = ({ cart, sent }: CheckoutFormProps) => {
  const text = useText('cart')
  const { market } = usePageContext()
  const { Form, state, data } = useFetcher<CartResult>()
  const [tried, setTried] = useState(false)
  const kind = kindsOf(cart)[0] ?? 'local'
  const problem = checkCheckout(cart, kind)
  const error = (tried ? problem : undefined) ?? data?.error ?? sent
  return (
    <Form
      method="post"
      action="/cart"
      className="grid gap-3"
      onSubmit={(event) => {
        setTried(true)
        if (problem) event.preventDefault()
        else storeCheckoutData(market, cart)
      }}
    >
      <input type="hidden" name="intent" value="checkout" />
      <input type="hidden" name="kind" value={kind} />
      {cart.map((line) => (
        <input key={lineKey(line)} type="hidden" name="line" value={`${line.quantity} ${lineKey(line)}`} />
      ))}
      <Button
        type="submit"
        size="lg"
        wide
        variant={problem ? 'secondary' : 'primary'}
        aria-disabled={problem ? true : undefined}
        loading={state !== 'idle'}
      >
        {text('summary.checkout')}
      </Button>
      {error && <Notice tone="danger">{text(checkoutErrorMessages[error])}</Notice>}
    </Form>
  )
}
