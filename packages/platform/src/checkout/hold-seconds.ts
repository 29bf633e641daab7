/** From the payment step on nobody else can buy the products, for this long. */
export const holdSeconds = 15 * 60
