import type { WaitingOrder } from '@dvaput/backend/checkout/waiting-order'
import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import {
  type CheckoutCustomer,
  type CheckoutCustomerField,
  type CustomerProblems,
  checkCheckoutCustomer,
  checkoutCustomerFields,
  missingCustomerFields,
  parseCheckoutCustomer,
} from '@dvaput/domain/international/checkout-customer'
import { Button } from '@dvaput/ui/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator, useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import { useFetcherResult } from '../../lib/use-fetcher-result.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { storeCheckoutData } from '../../state/checkout-data.ts'
import {
  restoreInternationalOrder,
  storeInternationalOrder,
  storeTemporaryProducts,
} from '../../state/international-checkout.ts'
import { RefusalNotice } from '../../ui/forms/refusal-notice.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatCheckoutLine, toBoughtLines, toCheckoutLines, toQuotedLines } from './checkout-line.ts'
import { CustomerFields } from './customer-fields.tsx'
import { EarlierOrderChoice } from './earlier-orders.tsx'
import { type Labelled, OrderSummary } from './order-summary.tsx'
import type { PayResult } from './pay-result.ts'
import { useQuote } from './use-quote.ts'

type InternationalCheckoutProps = {
  readonly cart: Cart
  readonly given: Quote | null
  readonly customer: CheckoutCustomer
  /** When it arrives if it is paid today. */
  readonly expected: Labelled
  /** As shoppers know who takes the money; null where it is paid at the platform. */
  readonly provider: string | null
  /** Of this browser or customer, for the same products. */
  readonly earlier: WaitingOrder | undefined
  /** Of a form that was sent without scripts. */
  readonly sent: PayResult | undefined
}

const readCustomer = (form: HTMLFormElement): CheckoutCustomer => {
  const fields = new FormData(form)
  return parseCheckoutCustomer((field) => fields.get(field))
}

/** The form, what it costs, and the way to pay. The server decides everything again. // divergences S-34 */
export const InternationalCheckout = ({
  cart,
  given,
  customer,
  expected,
  provider,
  earlier,
  sent,
}: InternationalCheckoutProps) => {
  const text = useText('international-checkout')
  const { market, language } = usePageContext()
  const lines = toCheckoutLines(cart)
  const { Form, submit, data, state } = useFetcher<PayResult>()
  const result = data ?? sent
  const refusal = result?.kind === 'refused' ? result : null
  const { quote, isAsking } = useQuote(lines, given, refusal?.quote ?? null)
  const [problems, setProblems] = useState<CustomerProblems>()
  const [alert, setAlert] = useState<string>()
  const [search] = useSearchParams()
  const [choiceMissing, setChoiceMissing] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [restored, setRestored] = useState<CheckoutCustomer | null>(null)
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const shownProblems = problems ?? refusal?.problems ?? {}

  useEffect(() => setRestored(restoreInternationalOrder(market)), [market])

  useFetcherResult(data, (result) => {
    // The order that is in the way is shown with the form.
    if (result.kind === 'refused' && result.hasEarlier) void revalidate()
    if (result.kind !== 'started' || !form.current || !quote) return
    storeCheckoutData(market, toBoughtLines(cart, quote), result.id)
    storeInternationalOrder(market, readCustomer(form.current), quote)
    if (!market.capabilities.paymentPreference) storeTemporaryProducts(market, result.id, quote)
    setLeaving(true)
    location.assign(result.url)
  })

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const typed = readCustomer(target)
    const found = checkCheckoutCustomer(typed, market.id)
    setProblems(found)
    const first = checkoutCustomerFields.find((field) => found[field])
    if (first) {
      const isMissing = missingCustomerFields(typed).length > 0
      setAlert(isMissing ? await loadRefusalText(language, { code: 'checkout-customer-missing' }) : text('form.wrong'))
      return target.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    const fields = new FormData(target)
    if (earlier && !fields.has('earlier')) {
      setChoiceMissing(true)
      return target.querySelector<HTMLElement>('[name="earlier"]')?.focus()
    }
    setAlert(undefined)
    fields.set('by', 'script')
    await submit(fields, { method: 'post', action: '/checkout-era' })
  }

  /** A field that is being corrected is not marked any longer. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.name === 'earlier') setChoiceMissing(false)
    const { [target.name as CheckoutCustomerField]: _mended, ...left } = shownProblems
    setProblems(left)
    if (Object.keys(left).length === 0) setAlert(undefined)
  }

  const shown = !alert && state === 'idle' ? refusal : null
  const message = alert ?? shown?.message
  const values = refusal?.customer ?? restored ?? customer
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
      {quote &&
        toQuotedLines(quote).map((line) => (
          <input key={line.eraId} type="hidden" name="line" value={formatCheckoutLine(line)} />
        ))}
      <div className="grid gap-6">
        {earlier && (
          <EarlierOrderChoice
            key={earlier.id}
            order={earlier}
            chosen={search.get('earlier')}
            isMissing={choiceMissing || refusal?.hasEarlier === true}
          />
        )}
        <CustomerFields key={restored ? 'restored' : 'given'} values={values} problems={shownProblems} />
      </div>
      {quote ? (
        <OrderSummary quote={quote} cart={cart} expected={expected}>
          {quote.lines.length > 0 && (
            <>
              <p className="text-sm text-ink-soft">
                {provider !== null && market.capabilities.paymentPreference
                  ? text('pay.provider', { provider })
                  : text('pay.platform')}
              </p>
              <Button type="submit" size="lg" wide loading={state !== 'idle' || isAsking || leaving}>
                {text('pay.button')}
              </Button>
            </>
          )}
          {message && <RefusalNotice message={message} details={shown?.details ?? []} />}
        </OrderSummary>
      ) : (
        <LoadingState>
          <Skeleton className="h-80" />
        </LoadingState>
      )}
    </Form>
  )
}
