import type { Transaction } from '@dvaput/database/in-transaction'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { OfferRow } from '../offers.table.ts'

/** Being approved: its price, its deadline and, of a local product, its code are written down already. */
export type ApprovingOffer = OfferRow & { readonly agreedPrice: number; readonly payBy: Date }

export type Prepared =
  | {
      readonly ok: true
      /** Null where the server itself enforces the price: imported products have no code. */
      readonly code: string | null
      readonly discountId: string | null
      readonly holdId: string | null
    }
  | { readonly ok: false; readonly refusal: Refusal<'offer-no-unit' | 'offer-failed'> }

/** What makes an agreed price count where the money is taken. */
export type AgreedPrices = {
  /** A random code for a local product, null for an imported one. */
  createCode(offer: Pick<OfferRow, 'kind'>): string | null
  /**
   * Holds the unit and makes the discount under `offer.code`, until `offer.payBy`, at `offer.agreedPrice`. Called outside
   * any transaction. It may be called again for the same offer after a crash, and then finds what exists. Throws an
   * IntegrationError where the platform does not answer: the caller tries again.
   */
  prepare(offer: ApprovingOffer): Promise<Prepared>
  /**
   * Queues, in the transaction that ends the offer, the removal of its hold and its code. May be called for an offer
   * whose preparation never ended, and more than once.
   */
  release(tx: Transaction, offer: OfferRow): Promise<void>
}
