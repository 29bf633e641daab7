import { formatWithApproximate } from '@dvaput/domain/money/approximate-rate'
import type { Money } from '@dvaput/domain/money/money'
import { usePageContext } from './use-page-context.ts'

/** An amount within a sentence, with what pesos are about worth in the reader's own currency. // decision 0073 */
export const useFormatAmount = () => {
  const { market, language } = usePageContext()
  return (money: Money): string => formatWithApproximate(money, market.own?.approximateRate, language)
}
