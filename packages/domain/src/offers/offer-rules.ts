import type { Money } from '../money/money.ts'

/** In percent of the current price; null where nothing is decided by itself. */
export type OfferRule = { readonly approveFromPercent: number | null; readonly rejectBelowPercent: number | null }

/** The most specific first: that one alone counts. */
export const offerRuleScopes = ['product', 'collection', 'market'] as const
export type OfferRuleScope = (typeof offerRuleScopes)[number]

type ScopedRule = OfferRule & { readonly scope: OfferRuleScope }

/** Of several collections the one that approves last, so that no collection undercuts another. */
export const chooseRule = (rules: readonly ScopedRule[]): OfferRule | undefined => {
  const rank = ({ scope }: ScopedRule) => offerRuleScopes.indexOf(scope)
  const strictness = ({ approveFromPercent }: ScopedRule) => approveFromPercent ?? Number.POSITIVE_INFINITY
  return rules.toSorted((one, other) => rank(one) - rank(other) || Math.sign(strictness(other) - strictness(one)))[0]
}

/** Exact: percent of minor units, never rounded. */
export const decideByRule = (
  { approveFromPercent, rejectBelowPercent }: OfferRule,
  amount: Money,
  price: Money,
): 'approve' | 'reject' | undefined => {
  const isBelow = (percent: number) => amount.minor * 100 < price.minor * percent
  if (approveFromPercent !== null && !isBelow(approveFromPercent)) return 'approve'
  return rejectBelowPercent !== null && isBelow(rejectBelowPercent) ? 'reject' : undefined
}
