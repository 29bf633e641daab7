import type { Cart } from '@dvaput/domain/cart/cart'
import { kindsOf } from '@dvaput/domain/cart/cart-kinds'
import { checkCheckout } from '@dvaput/domain/cart/check-checkout'
import { Button } from '@dvaput/ui/button.tsx'
import { TextField } from '@dvaput/ui/fields/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { RefusalNotice } from '../../ui/forms/refusal-notice.tsx'
import type { CartResult } from './cart-result.ts'
import { CheckoutFields } from './checkout-fields.tsx'
import { useCheckoutPress } from './use-checkout-press.ts'

type CheckoutFormProps = {
  readonly cart: Cart
  /** Of a form that was sent without scripts. */
  readonly result?: CartResult | undefined
  /** Called when the server has found other prices or stock than those that are shown. */
  readonly onOutdated?: () => void
}

/** Where it says no, it says so at once; the server decides in any case. // divergences D-09 */
export const CheckoutForm = ({ cart, result, onOutdated }: CheckoutFormProps) => {
  const text = useText('cart')
  const { language } = usePageContext()
  const { Form, send, isSending, data } = useCheckoutPress({ cart, key: 'checkout', onOutdated })
  const sent = data ?? result
  const [refused, setRefused] = useState<{ readonly code: string; readonly message: string | undefined }>()
  const kind = kindsOf(cart)[0] ?? 'local'
  const code = checkCheckout(cart, kind)
  const message = code ? refused?.code === code && refused.message : data?.message

  const press = async (form: HTMLFormElement) => {
    if (code) return setRefused({ code, message: await loadRefusalText(language, { code }) })
    await send(new FormData(form))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void press(event.currentTarget)
  }
  return (
    <Form method="post" action="/cart" className="grid gap-3" onSubmit={onSubmit}>
      <CheckoutFields cart={cart} kind={kind} />
      {kind === 'local' && (
        <TextField
          label={text('summary.code')}
          hint={text('summary.codeHint')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={255}
          defaultValue={result?.code?.typed}
          error={!code && sent?.code?.isRefused ? sent.message : undefined}
        />
      )}
      <Button
        type="submit"
        size="lg"
        wide
        className={code && 'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft'}
        aria-disabled={code ? true : undefined}
        loading={isSending}
      >
        {text('summary.checkout')}
      </Button>
      {message && !data?.code?.isRefused && (
        <RefusalNotice message={message} details={code ? [] : (data?.details ?? [])} />
      )}
    </Form>
  )
}
