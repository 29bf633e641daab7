import type { Quote } from '@dvaput/backend/international-orders/quote'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { type CheckoutLine, formatCheckoutLine } from './checkout-line.ts'
import type { PayResult } from './pay-result.ts'

/** What these lines cost now, by the server's prices. Null until it is known; `given` where the server sent it with the page. */
export const useQuote = (lines: readonly CheckoutLine[], given: Quote | null) => {
  const { submit, data, state } = useFetcher<PayResult>({ key: 'international-quote' })
  const key = lines.map(formatCheckoutLine).join('\n')
  const ask = () => {
    const form = new FormData()
    form.set('intent', 'quote')
    for (const line of key.split('\n')) form.append('line', line)
    void submit(form, { method: 'post', action: '/checkout-era' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the lines change
  useEffect(() => {
    if (key !== '') ask()
  }, [key])
  const quote = data?.kind === 'quoted' ? data.quote : given
  return { quote, isAsking: state !== 'idle', askAgain: ask }
}
