export const offerStatuses = ['pending', 'approved', 'countered', 'rejected', 'sold'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** A move of the customer's side, numbered by the shop; the first is the offer itself. */
export type ReceivedMove = {
  readonly reference: string
  readonly number: number
  readonly move: string
  readonly amount: number | null
}

export type OfferAnswer = {
  readonly status: OfferStatus
  /** Of a counter, in whole units. */
  readonly amount?: number | undefined
  readonly note?: string | undefined
}

export type Offer = {
  readonly offerId: string
  readonly reference: string
  /** What it cost, as the shop says. */
  readonly price: number
  /** Every move, in the order in which they came. */
  readonly numbers: number[]
  status: OfferStatus
  /** The last amount of the customer. */
  offered: number
  counter: number | null
  note: string | null
  /** The last move that the answer knew. */
  inReplyTo: number | null
  /** One more with each answer. */
  revision: number
  updatedAt: string
}

/** Price offers of customers: the warehouse keeps them, and answers. */
export const createOffers = ({ now }: { readonly now: () => Date }) => {
  const offers = new Map<string, Offer>()
  // Numbers that an earlier run has not used.
  const firstNumber = now().getTime()

  return {
    find: (reference: string): Offer | undefined => offers.get(reference),

    changedSince: (moment: string): readonly Offer[] =>
      [...offers.values()].filter(({ updatedAt, revision }) => revision > 0 && updatedAt >= moment),

    open({ reference, number, amount }: ReceivedMove, price: number): Offer {
      const offer: Offer = {
        offerId: `OFF-${firstNumber + offers.size}`,
        ...{ reference, price, numbers: [number] },
        ...{ status: 'pending', offered: amount ?? 0, counter: null, note: null },
        ...{ inReplyTo: null, revision: 0, updatedAt: now().toISOString() },
      }
      offers.set(reference, offer)
      return offer
    },

    /** Undefined for an offer that never came. */
    move({ reference, number, move, amount }: ReceivedMove): Offer | undefined {
      const offer = offers.get(reference)
      if (!offer) return undefined
      offer.numbers.push(number)
      if (move === 'answer') offer.status = 'pending'
      if (amount !== null) offer.offered = amount
      return offer
    },

    answer(reference: string, { status, amount, note }: OfferAnswer): Offer | undefined {
      const offer = offers.get(reference)
      if (!offer) return undefined
      offer.status = status
      offer.counter = status === 'countered' ? (amount ?? null) : null
      offer.note = note ?? null
      offer.inReplyTo = offer.numbers.at(-1) ?? null
      offer.revision += 1
      offer.updatedAt = now().toISOString()
      return offer
    },
  }
}

export type Offers = ReturnType<typeof createOffers>
