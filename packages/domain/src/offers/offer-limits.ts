/** How long the one whose turn it is has to answer. */
const defaultAnswerHours = 48
/** How long an agreed price counts. */
const defaultPayHours = 24
/** Amounts that a customer may name for one product within the window. */
const defaultMovesPerProduct = 3
export const movesWindowDays = 30

// The specification sets no upper limits: these are ours.
export const offerMessageLength = 1000
export const offerAmountDigits = 12

// How many of a customer's offers are on one page. // MYOF-12
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
