import type { Quote } from '@dvaput/backend/international-orders/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import { ofKind } from '@dvaput/domain/cart/cart-kinds'
import {
  type CheckoutCustomer,
  type CheckoutCustomerField,
  missingCustomerFields,
  parseCheckoutCustomer,
} from '@dvaput/domain/international/checkout-customer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/load-refusal-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storeCheckoutData } from '../../state/checkout-data.ts'
import {
  restoreInternationalOrder,
  storeInternationalOrder,
  storeTemporaryProducts,
} from '../../state/international-checkout.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatCheckoutLine, toCheckoutLines } from './checkout-line.ts'
import { CustomerFields } from './customer-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PayResult } from './pay-result.ts'
import { useQuote } from './use-quote.ts'

type InternationalCheckoutProps = {
  readonly cart: Cart
  readonly given: Quote | null
  readonly customer: CheckoutCustomer
  /** Of a form that was sent without scripts. */
  readonly sent: PayResult | undefined
}

const readCustomer = (form: HTMLFormElement): CheckoutCustomer => {
  const fields = new FormData(form)
  return parseCheckoutCustomer((field) => fields.get(field))
}

/** The form, what it costs, and the way to pay. The server decides everything again. // readings D-09 */
export const InternationalCheckout = ({ cart, given, customer, sent }: InternationalCheckoutProps) => {
  const text = useText('international-checkout')
  const { market, language } = usePageContext()
  const lines = toCheckoutLines(cart)
  const { quote, isAsking, askAgain } = useQuote(lines, given)
  const { Form, submit, data, state } = useFetcher<PayResult>()
  const [missing, setMissing] = useState<readonly CheckoutCustomerField[]>([])
  const [alert, setAlert] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const [restored, setRestored] = useState<CheckoutCustomer | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const result = data ?? sent

  useEffect(() => setRestored(restoreInternationalOrder(market)), [market])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the event itself
  useEffect(() => {
    if (data?.kind === 'refused' && data.isOutdated) askAgain()
    if (data?.kind !== 'started' || !form.current) return
    storeCheckoutData(market, ofKind(cart, 'international'), data.id)
    if (quote) storeInternationalOrder(market, readCustomer(form.current), quote)
    if (quote && !market.capabilities.paymentPreference) storeTemporaryProducts(market, data.id, quote)
    setLeaving(true)
    location.assign(data.url)
  }, [data])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const problems = missingCustomerFields(readCustomer(target))
    setMissing(problems)
    const [first] = problems
    if (first) {
      setAlert(await loadRefusalText(language, { code: 'checkout-customer-missing' }))
      return target.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    setAlert(undefined)
    const fields = new FormData(target)
    fields.set('by', 'script')
    await submit(fields, { method: 'post', action: '/checkout-era' })
  }

  /** A field that is being mended is wrong no longer. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const left = missing.filter((field) => !(target instanceof HTMLInputElement) || field !== target.name)
    setMissing(left)
    if (left.length === 0) setAlert(undefined)
  }

  const message = alert ?? (result?.kind === 'refused' && state === 'idle' ? result.message : undefined)
  const values = result?.kind === 'refused' ? result.customer : (restored ?? customer)
  return (
    <Form
      ref={form}
      method="post"
      action="/checkout-era"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <input type="hidden" name="intent" value="pay" />
      {quote && <input type="hidden" name="shownTotal" value={quote.total.minor} />}
      {lines.map((line) => (
        <input key={line.eraId} type="hidden" name="line" value={formatCheckoutLine(line)} />
      ))}
      <CustomerFields key={restored ? 'restored' : 'given'} values={values} missing={missing} />
      {quote ? (
        <OrderSummary quote={quote}>
          <p className="text-sm text-ink-soft">
            {text(market.capabilities.paymentPreference ? 'pay.provider' : 'pay.platform')}
          </p>
          <Button type="submit" size="lg" wide loading={state !== 'idle' || isAsking || leaving}>
            {text('pay.button')}
          </Button>
          {message && <Notice tone="danger">{message}</Notice>}
        </OrderSummary>
      ) : (
        <LoadingState>
          <Skeleton className="h-80" />
        </LoadingState>
      )}
    </Form>
  )
}
