import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { usePageContext } from '../../lib/use-page-context.ts'
import { readCheckoutData, settleCheckout } from '../../state/checkout-data.ts'
import { forgetInternationalOrder } from '../../state/international-checkout.ts'
import type { CheckoutPage, InternationalStep } from './checkout-page.ts'

type Ordered = Extract<CheckoutPage, { kind: 'ordered' }>

export type CheckoutResult =
  | { readonly kind: 'processing' }
  | { readonly kind: 'success'; readonly order: Ordered }
  | Extract<CheckoutPage, { kind: 'cancelled' }>
  | Extract<CheckoutPage, { kind: InternationalStep }>
  | { readonly kind: 'failed' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' }

/** The order is here within a second or two; a slow payment takes longer than anybody waits. */
const delaysMs = [1_000, 2_000, 3_000, 5_000, 8_000]

/** Asks the server again a few times, and then says that it does not know. // OK-07 */
export const useCheckoutResult = (page: CheckoutPage) => {
  const { market } = usePageContext()
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const [given, setGiven] = useState<'missing' | 'unknown'>()
  const checkout = page.kind === 'ordered' ? page.checkout : undefined

  useEffect(() => {
    if (checkout === undefined) return
    settleCheckout(market, checkout)
    forgetInternationalOrder(market)
  }, [market, checkout])

  useEffect(() => {
    if (page.kind !== 'nothing') return
    const stored = readCheckoutData(market)
    const isNamed = new URLSearchParams(location.search).get('checkout') === stored?.checkout
    // The cookie is lost, and this browser still knows which checkout it left for.
    if (stored && !isNamed) void navigate(`?checkout=${stored.checkout}`, { replace: true })
    else setGiven(stored ? 'unknown' : 'missing')
  }, [page.kind, market, navigate])

  useEffect(() => {
    if ((page.kind !== 'open' && page.kind !== 'pending') || state !== 'idle') return
    const delay = delaysMs[tries]
    // A pending payment may take days.
    if (delay === undefined && page.kind === 'pending') return
    if (delay === undefined) return setGiven(readCheckoutData(market) ? 'unknown' : 'missing')
    const timer = setTimeout(() => {
      setTries((before) => before + 1)
      void revalidate()
    }, delay)
    return () => clearTimeout(timer)
  }, [page.kind, state, tries, market, revalidate])

  const askAgain = () => {
    setGiven(undefined)
    setTries(0)
    void revalidate()
  }
  const result = (): CheckoutResult => {
    if (page.kind === 'ordered') return { kind: 'success', order: page }
    if (page.kind === 'open' || page.kind === 'nothing') return { kind: given ?? 'processing' }
    return page
  }
  return { result: result(), askAgain }
}
