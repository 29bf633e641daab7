import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, or } from '@dvaput/database/query'
import { chooseRule, decideByRule } from '@dvaput/domain/offers/offer-rules'
import type { ApplyMove } from '../apply-move.ts'
import type { ApproveOffer } from '../approve-offer.ts'
import type { OfferedProduct } from '../offered-product.ts'
import type { OfferRow } from '../offers.table.ts'
import { offerRules } from './offer-rules.table.ts'

type Needs = { readonly applyMove: ApplyMove; readonly approvals: Pick<ApproveOffer, 'begin'> }

type Decision = 'approve' | 'reject' | undefined

type Judged = Pick<OfferRow, 'market' | 'kind' | 'productKey' | 'offeredPrice' | 'currency'>

export type Rules = ReturnType<typeof createRules>

export const createRules = ({ applyMove, approvals }: Needs) => ({
  /**
   * What the rules say of the customer's last amount. Those of a market and of collections are made for the shop's own
   * stock; of an imported product the warehouse decides, unless it has a rule of its own.
   */
  async decide(
    { db }: Transaction,
    { market, kind, productKey, offeredPrice, currency }: Judged,
    { price, collections }: Pick<OfferedProduct, 'price' | 'collections'>,
  ): Promise<Decision> {
    const { scope, key } = offerRules
    const ofProduct = and(eq(scope, 'product'), eq(key, productKey))
    const ofShop = or(eq(scope, 'market'), and(eq(scope, 'collection'), inArray(key, [...collections])))
    const rules = await db
      .select()
      .from(offerRules)
      .where(and(eq(offerRules.market, market), kind === 'local' ? or(ofProduct, ofShop) : ofProduct))
    const rule = chooseRule(rules)
    return rule && decideByRule(rule, { minor: offeredPrice, currency }, price)
  },

  /** In the transaction of the customer's move; an approval is prepared by its job. */
  async follow(tx: Transaction, offer: OfferRow, decision: Decision): Promise<OfferRow> {
    if (decision === undefined) return offer
    const followed =
      decision === 'approve'
        ? await approvals.begin(tx, offer.id, { move: 'approve', actor: 'rule', message: null }, { later: true })
        : await applyMove(tx, offer.id, { move: 'reject', actor: 'rule' })
    return followed.ok ? followed.offer : offer
  },
})
