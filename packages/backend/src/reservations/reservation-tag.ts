/** By which the shop's draft order is found while nobody knows its id. */
export const reservationTag = (id: string): string => `reservation-${id}`
