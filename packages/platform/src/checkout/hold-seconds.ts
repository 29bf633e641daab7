/** From the payment step on nobody else can buy the products, for this long. */
export const holdSeconds = 15 * 60

/** As long as a gateway's own page takes the payment. */
export const hostedHoldSeconds = 30 * 60
