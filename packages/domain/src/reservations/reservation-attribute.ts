/** Of a draft order and of the order made of it: names the reservation. */
export const reservationAttribute = '_reservation'
