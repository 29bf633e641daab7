/** From the payment step on nobody else can buy the products, for this long. */
export const holdSeconds = 15 * 60

/** As long as a gateway's own page takes the payment. */
export const hostedHoldSeconds = 30 * 60

/**
 * A payment that nobody has decided by then has ended. Money that comes all the same makes the order while everything is
 * there, and goes back otherwise.
 */
export const overdueDays = 7
