/** By which the draft order that holds an offer's unit is found while nobody knows its id. */
export const offerTag = (id: string): string => `offer-${id}`
