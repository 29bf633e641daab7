import type { AuditAuthor } from '@dvaput/backend/audit/audit-log'
import type { ShopOffer } from '@dvaput/backend/shop-side/list-shop-offers'
import { checkOfferAmount } from '@dvaput/domain/offers/check-offer-amount'
import { offerMessageLength } from '@dvaput/domain/offers/offer-limits'
import type { Services } from '../../context.ts'
import type { Answer } from './offer-links.ts'

type Typed = { readonly revision: string; readonly amount: string; readonly note: string }

/** What the administrator has typed, as one of the commands that `npm run offers` uses as well. */
export const decideFromForm = async (
  { offers }: Pick<Services, 'offers'>,
  { id, originalPrice, currency }: ShopOffer,
  answer: Answer,
  { revision, amount, note }: Typed,
  { id: administratorId, name }: AuditAuthor,
) => {
  if (note.length > offerMessageLength) return { ok: false, code: 'note' } as const
  const by = { note: note.trim() || null, by: { id: administratorId, name }, revision }
  const counter = async () => {
    const money = checkOfferAmount(amount, { minor: originalPrice, currency })
    if (typeof money === 'string') return { ok: false, refusal: { code: money } } as const
    return offers.counter(id, money.minor, by)
  }
  const decided = answer === 'counter' ? await counter() : await offers[answer](id, by)
  if (!decided.ok) return { ok: false, code: decided.refusal.code } as const
  return { ok: true, isApproving: decided.offer.approving !== null } as const
}
