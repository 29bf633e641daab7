import type { Locale } from '../markets/locale.ts'
import { formatWithApproximate } from '../money/approximate-rate.ts'
import type { Money } from '../money/money.ts'
import type { ProductIdentity } from '../products/product-identity.ts'
import { formatRefusal } from '../refusals/refusal-text.ts'
import { formatTime } from '../text/format-date.ts'
import { lineProblemTexts } from './line-problem-texts.ts'

/** Why a cart could not be ordered as it was shown, for one of its products. */
export type LineProblem = {
  readonly item: ProductIdentity
  /** Null where nobody knows it any more. */
  readonly name: string | null
} & (
  | { readonly kind: 'gone' | 'agreed-in-use' }
  /** Somebody, or this buyer in another tab, is paying for the last of it; ISO. */
  | { readonly kind: 'held' | 'held-own'; readonly until: string }
  /** So many can still be ordered. */
  | { readonly kind: 'fewer'; readonly left: number }
  | { readonly kind: 'price'; readonly before: Money; readonly now: Money }
  /** What the first piece was shown to cost, and costs now. */
  | { readonly kind: 'agreed-ended' | 'agreed-new'; readonly before: Money; readonly now: Money }
)

/** The delivery costs something else than was shown. */
export type DeliveryProblem = { readonly kind: 'delivery'; readonly before: Money; readonly now: Money }

export type CartProblem = LineProblem | DeliveryProblem

export type CartProblemKind = CartProblem['kind']

type Prices = { readonly before: Money; readonly now: Money }

/** One sentence for each, with the clock of the market and what pesos are about worth there. */
export const formatCartProblem = (problem: CartProblem, { market, language }: Locale): string => {
  const rate = market.own?.approximateRate
  const texts = lineProblemTexts[language]
  const formatPrices = ({ before, now }: Prices) => ({
    before: formatWithApproximate(before, rate, language),
    now: formatWithApproximate(now, rate, language),
  })
  if (problem.kind === 'delivery') return formatRefusal(texts.delivery, formatPrices(problem))
  const name = problem.name ?? texts.unnamed
  if ('until' in problem) {
    const until = formatTime({ at: problem.until, timeZone: market.timeZone })
    return formatRefusal(texts[problem.kind], { name, until })
  }
  if (problem.kind === 'fewer') return formatRefusal(texts.fewer, { name, count: problem.left })
  if (!('before' in problem)) return formatRefusal(texts[problem.kind], { name })
  return formatRefusal(texts[problem.kind], { name, ...formatPrices(problem) })
}
