import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import { checkAnswerAmount } from '@dvaput/domain/offers/check-offer-amount'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { type ApplyMove, lockOffer } from './apply-move.ts'
import type { ApproveOffer } from './approve-offer.ts'
import { countMoves } from './count-moves.ts'
import type { OfferedProduct, OfferedProducts } from './offered-product.ts'
import { type OfferRow, offers } from './offers.table.ts'
import type { Rules } from './rules/offer-rule.ts'

type Needs = {
  readonly database: Database
  readonly products: OfferedProducts
  readonly applyMove: ApplyMove
  readonly approvals: Pick<ApproveOffer, 'approve'>
  readonly rules: Rules
  readonly settings: OfferSettings
}

/** What a customer may do with an offer. // MYOF-17 */
export const customerMoves = ['accept', 'answer', 'decline', 'withdraw'] as const

export type OfferAnswer = {
  readonly move: (typeof customerMoves)[number]
  /** As it was typed; of `answer` alone. */
  readonly amount?: string | number | undefined
  readonly message?: string | null | undefined
}

export type Answered =
  | { readonly ok: true; readonly offer: OfferRow }
  | {
      readonly ok: false
      readonly refusal: Refusal<
        | 'not-found'
        | 'product-not-found'
        | 'offer-amount-missing'
        | 'offer-amount-not-whole'
        | 'offer-amount-too-high'
        | 'offer-answer-too-low'
        | 'offer-answer-too-high'
        | 'offer-limit'
        | 'offer-no-unit'
        | 'offer-not-possible'
        | 'offer-failed'
      >
    }

const refused = (code: Extract<Answered, { ok: false }>['refusal']['code']): Answered => ({
  ok: false,
  refusal: { code },
})

/** The customer's side of the thread; somebody else's offer does not exist. */
export const createAnswerOffer = (needs: Needs) => {
  const { database, products, applyMove, approvals, rules, settings } = needs

  const readProduct = ({ item, handle, market, language }: OfferRow): Promise<OfferedProduct | undefined> => {
    const [locale, identity] = [{ market: markets[market], language }, parseProductIdentity(item)]
    if (identity?.kind === 'international') return products.international(locale, identity.eraId)
    return products.local(locale, { productId: handle, variantId: identity?.variantId })
  }

  /** Another amount, which starts the clock again. Below what it costs now as well as what it cost at first. */
  const answer = async (row: OfferRow, { amount: typed = '', message = null }: OfferAnswer): Promise<Answered> => {
    const product = await readProduct(row)
    if (!product) return refused('product-not-found')
    if (!product.isForSale) return refused('offer-no-unit')
    const minor = Math.min(row.originalPrice, product.price.minor)
    return database.inTransaction(async (tx) => {
      const locked = await lockOffer(tx, row.id)
      if (!locked || locked.approving || locked.counterPrice === null) return refused('offer-not-possible')
      const between = { offered: locked.offeredPrice, counter: locked.counterPrice }
      const amount = checkAnswerAmount(typed, { minor, currency: row.currency }, between)
      if (typeof amount === 'string') return refused(amount)
      const moves = (await countMoves(tx.db, row.customerId, [row.productKey])).get(row.productKey) ?? 0
      if (moves >= settings.movesPerProduct) return refused('offer-limit')
      const decision = await rules.decide(tx, { ...locked, offeredPrice: amount.minor }, product)
      const moved = await applyMove(tx, row.id, {
        ...{ move: 'answer', actor: 'customer', amount: amount.minor, message },
        isDecided: decision !== undefined,
      })
      if (!moved.ok) return refused('offer-not-possible')
      return { ok: true, offer: await rules.follow(tx, moved.offer, decision) }
    })
  }

  return async (customerId: string, id: string, given: OfferAnswer): Promise<Answered> => {
    const [row] = await database.db
      .select()
      .from(offers)
      .where(and(eq(offers.id, id), eq(offers.customerId, customerId)))
    if (!row) return refused('not-found')
    const { move, message = null } = given
    if (move === 'accept') return approvals.approve(id, { move, actor: 'customer', message })
    if (move === 'answer') return answer(row, given)
    return database.inTransaction(async (tx) => {
      const moved = await applyMove(tx, id, { move, actor: 'customer', message })
      return moved.ok ? moved : refused('offer-not-possible')
    })
  }
}
