import type { EarlierChoice, WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { Cart } from '@dvaput/domain/cart/cart'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import type { SubmitEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { RefusalNotice } from '../../ui/forms/refusal-notice.tsx'
import { EarlierOrderSection, earlierChoicesOf, earlierLabels, ReplaceHint } from '../../ui/products/earlier-order.tsx'
import { CheckoutFields } from './checkout-fields.tsx'
import { useCheckoutPress } from './use-checkout-press.ts'

const explanations = {
  replace: 'earlier.replaceLocalText',
  keep: 'earlier.keepText',
} as const satisfies Record<EarlierChoice, string>

type EarlierLocalOrderProps = {
  readonly order: WaitingOrder
  readonly cart: Cart
  /** Of a press without scripts that was refused because of this order. */
  readonly code: string | undefined
}

/** It stands in another form of the page, and is of the same purchase. */
const typedCode = () => document.querySelector<HTMLInputElement>('input[name="code"]:not([type="hidden"])')?.value

/**
 * The ways on are presses of the cart. To pay it another way works with what is sold out too: the last unit may be that of
 * the order. // decision 0070
 */
export const EarlierLocalOrder = ({ order, cart, code }: EarlierLocalOrderProps) => {
  const text = useText('earlier-orders')
  const { Form, send, isSending, data } = useCheckoutPress({ cart, key: 'checkout-earlier' })
  const { name } = order
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    fields.set('code', typedCode() ?? code ?? '')
    void send(fields)
  }
  return (
    <EarlierOrderSection order={order}>
      <ButtonLink to={order.path} size="tight" className="justify-self-start" reloadDocument>
        {text('earlier.see', { name })}
      </ButtonLink>
      <Form method="post" action="/cart" className="grid gap-3" onSubmit={onSubmit}>
        <CheckoutFields cart={cart} kind="local" />
        {code && <input type="hidden" name="code" value={code} />}
        {earlierChoicesOf(order).map((choice) => (
          <div key={choice} className="grid justify-items-start gap-1">
            <Button type="submit" name="earlier" value={choice} variant="secondary" size="tight" loading={isSending}>
              {text(earlierLabels[choice])}
            </Button>
            <span className="text-sm text-ink-soft">{text(explanations[choice], { name })}</span>
          </div>
        ))}
      </Form>
      <ReplaceHint order={order} />
      {data?.message && <RefusalNotice message={data.message} details={data.details ?? []} />}
    </EarlierOrderSection>
  )
}
