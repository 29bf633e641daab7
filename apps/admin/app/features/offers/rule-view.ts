import type { MarketId } from '@dvaput/domain/markets/market'
import { isMarketId } from '@dvaput/domain/markets/market'
import { type OfferRule, type OfferRuleScope, offerRuleScopes } from '@dvaput/domain/offers/offer-rules'

/** A rule as the form has it: an empty text is no percentage. */
export type RuleView = {
  readonly market: MarketId
  readonly scope: OfferRuleScope
  readonly key: string
  /** Of the product, as far as it is known. */
  readonly title: string
  readonly approve: string
  readonly reject: string
}

const textOf = (percent: number | null): string => (percent === null ? '' : String(percent))

export const toRuleTexts = ({ approveFromPercent, rejectBelowPercent }: OfferRule) => ({
  approve: textOf(approveFromPercent),
  reject: textOf(rejectBelowPercent),
})

type Named = Pick<RuleView, 'market' | 'scope' | 'key'>

/** Undefined for what no form of ours sends. */
export const readRuleName = (field: (name: string) => string): Named | undefined => {
  const market = field('market')
  const scope = offerRuleScopes.find((each) => each === field('scope'))
  if (!scope || !isMarketId(market)) return undefined
  return { market, scope, key: field('key') }
}

/** What the field suggests: people know a product by its title, the shop by its handle. */
export const targetText = ({ title, handle }: { readonly title: string; readonly handle: string }): string =>
  title === handle ? handle : `${title} (${handle})`

export const handleIn = (text: string): string => /\(([^\s()]+)\)$/.exec(text.trim())?.[1] ?? text.trim()
