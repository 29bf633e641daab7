import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import type { OfferMove } from '@dvaput/domain/offers/offer'
import type { AuditLog } from '../audit/audit-log.ts'
import type { OnOfferMove } from './apply-move.ts'
import type { OfferRow } from './offers.table.ts'

const actionOf: Partial<Record<OfferMove, AuditAction>> = {
  approve: 'offer.approve',
  counter: 'offer.counter',
  reject: 'offer.reject',
}

const factsOf = ({ status, currency, offeredPrice, counterPrice, agreedPrice, response }: OfferRow) => ({
  ...{ status, currency, offeredPrice, counterPrice, agreedPrice, response },
})

/** What an administrator answered, in the transaction of the move. */
export const createAuditOffer =
  ({ record }: Pick<AuditLog, 'record'>): OnOfferMove =>
  async (tx, { offer, before, move, by }) => {
    const action = actionOf[move.move]
    if (!by || !action) return
    const subject = { kind: 'offer', id: offer.id }
    await record(tx, { by, action, subject, before: before && factsOf(before), after: factsOf(offer) })
  }
