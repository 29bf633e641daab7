import type { Cart } from '@dvaput/domain/cart/cart'
import { kindsOf } from '@dvaput/domain/cart/cart-kinds'
import { checkCheckout } from '@dvaput/domain/cart/check-checkout'
import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/load-refusal-text.ts'
import { useFetcherResult } from '../../lib/use-fetcher-result.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storeCheckoutData } from '../../state/checkout-data.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { RefusalNotice } from '../../ui/refusal-notice.tsx'
import type { CartResult } from './cart-result.ts'
import { formatFormLine } from './form-line.ts'

type CheckoutFormProps = {
  readonly cart: Cart
  /** Called when the server has found other prices or stock than those that are shown. */
  readonly onOutdated?: () => void
}

/** Where it says no, it says so at once; the server decides in any case. // readings D-09 */
export const CheckoutForm = ({ cart, onOutdated }: CheckoutFormProps) => {
  const text = useText('cart')
  const { market, language } = usePageContext()
  const session = useSession()
  // Keyed: the form may be mounted anew between the press and the answer, when the browser's cart takes over the page.
  const { Form, submit, state, data } = useFetcher<CartResult>({ key: 'checkout' })
  const [refused, setRefused] = useState<{ readonly code: string; readonly message: string | undefined }>()
  const kind = kindsOf(cart)[0] ?? 'local'
  const code = checkCheckout(cart, kind)
  const message = code ? refused?.code === code && refused.message : data?.message
  useFetcherResult(data, ({ isOutdated, started }) => {
    if (isOutdated) onOutdated?.()
    if (!started) return
    storeCheckoutData(market, cart, started.id)
    location.assign(started.url)
  })

  const send = async (form: HTMLFormElement) => {
    if (code) return setRefused({ code, message: await loadRefusalText(language, { code }) })
    const fields = new FormData(form)
    fields.set('by', 'script')
    if (session?.kind === 'external') {
      const { appendLocalAddress } = await import('./append-local-address.ts')
      appendLocalAddress(fields, session.id)
    }
    await submit(fields, { method: 'post', action: '/cart' })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <Form method="post" action="/cart" className="grid gap-3" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="checkout" />
      <input type="hidden" name="kind" value={kind} />
      {cart.map((line) => {
        const value = formatFormLine(line)
        return <input key={value} type="hidden" name="line" value={value} />
      })}
      <Button
        type="submit"
        size="lg"
        wide
        className={code && 'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft'}
        aria-disabled={code ? true : undefined}
        loading={state !== 'idle'}
      >
        {text('summary.checkout')}
      </Button>
      {message && <RefusalNotice message={message} details={code ? [] : (data?.details ?? [])} />}
    </Form>
  )
}
