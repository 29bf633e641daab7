import type { ShownLine } from '@dvaput/backend/imported-orders/placing/compare-quote'
import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useFetcherResult } from '../../lib/use-fetcher-result.ts'
import { formatCheckoutLine } from './checkout-line.ts'
import type { PayResult } from './pay-result.ts'

/**
 * What these lines cost now, by the server's prices. Null until it is known; `given` where the server sent it with the
 * page, `refused` where it came with a refusal.
 */
export const useQuote = (lines: readonly ShownLine[], given: Quote | null, refused: Quote | null) => {
  const { submit, data, state } = useFetcher<PayResult>({ key: 'international-quote' })
  const [quote, setQuote] = useState(refused ?? given)
  const key = lines.map(formatCheckoutLine).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the lines change
  useEffect(() => {
    if (key === '') return
    const form = new FormData()
    form.set('intent', 'quote')
    for (const line of key.split('\n')) form.append('line', line)
    void submit(form, { method: 'post', action: '/checkout-era' })
  }, [key])
  useFetcherResult(data, (result) => {
    if (result.kind === 'quoted') setQuote(result.quote)
  })
  useEffect(() => {
    if (refused) setQuote(refused)
  }, [refused])
  return { quote, isAsking: state !== 'idle' }
}
