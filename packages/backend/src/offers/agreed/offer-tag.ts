/** Of the draft order that holds an offer's unit. */
export const offerTag = (id: string): string => `offer-${id}`

/** By which it is found while nobody knows its id. An offer that is approved once more has another code. */
export const holdTag = (code: string): string => `hold-${code.toLowerCase()}`
