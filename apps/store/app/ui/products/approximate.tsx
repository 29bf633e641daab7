import { type ApproximateRate, formatApproximate } from '@dvaput/domain/money/approximate-rate'
import type { Money } from '@dvaput/domain/money/money'
import { usePageContext } from '../../lib/use-page-context.ts'

export type RateProps = {
  /** The market's of today where absent; an order keeps its own, which is none where it has none. */
  readonly rate?: ApproximateRate | 'none' | undefined
}

export const useRate = ({ rate }: RateProps): ApproximateRate | undefined => {
  const { market } = usePageContext()
  return rate === 'none' ? undefined : (rate ?? market.own?.approximateRate)
}

/** What an amount in pesos is about worth in the reader's own currency. // decision 0073 */
export const Approximate = ({ money, rate }: RateProps & { readonly money: Money }) => {
  const { language } = usePageContext()
  const text = formatApproximate(money, useRate({ rate }), language)
  return (
    text !== null && (
      <span className="block text-sm leading-tight font-normal tracking-normal whitespace-nowrap tabular-nums text-ink-soft">
        {text}
      </span>
    )
  )
}
