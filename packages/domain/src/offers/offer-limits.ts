/** How long the one whose turn it is has to answer. */
const defaultAnswerHours = 48
/** How long an agreed price counts. */
const defaultPayHours = 24
/** Amounts that a customer may name for one product within the window. */
const defaultMovesPerProduct = 3
export const movesWindowDays = 30

// readings N-32
export const offerMessageLength = 1000
export const offerAmountDigits = 12

// spec §9 Limits
export const offersPageSize = 12

export type OfferSettings = {
  readonly answerHours: number
  readonly payHours: number
  readonly movesPerProduct: number
}

export const defaultOfferSettings: OfferSettings = {
  answerHours: defaultAnswerHours,
  payHours: defaultPayHours,
  movesPerProduct: defaultMovesPerProduct,
}
