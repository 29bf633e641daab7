/** One move of a negotiation, as the warehouse gets it. Amounts are whole units of the currency. */
export type EraOfferMove = {
  /** Our id of the offer: the warehouse finds it by this. */
  readonly reference: string
  /** Counts the moves of one offer; the first is the offer itself. */
  readonly number: number
  readonly move: string
  readonly amount: number | null
  readonly currency: string
  readonly message: string | null
}

/** The first move says what it is about. */
export type EraOfferInput = EraOfferMove & {
  readonly itemId: string
  readonly sku: string | null
  readonly price: number
  /** ISO code of the country it would be sent to. */
  readonly country: string
}

export const eraOfferStatuses = ['pending', 'approved', 'countered', 'rejected', 'sold'] as const
export type EraOfferStatus = (typeof eraOfferStatuses)[number]

export type EraOffer = {
  readonly eraOfferId: string
  readonly reference: string
  readonly status: EraOfferStatus
  /** The number of the last move that it has. */
  readonly received: number
  /** Of a counter. */
  readonly counter: number | null
  readonly note: string | null
  /** The last move of ours that the answer knew; null before the first answer. */
  readonly inReplyTo: number | null
  readonly revision: number
}
