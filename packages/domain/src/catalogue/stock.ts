// What is shown, and how many can be asked for, where nobody has counted. // CAT-22, PDP-12
export const stockWhenUnknown = 10
const detailLimitWhenUnknown = 999

/** Up to so many units the exact number is shown, and a press asks whether they are still there. */
export const fewUnits = 5

/** From so many units on a sale is seen in no list. */
export const plenty = 20

type SourceStock = { readonly availableForSale: boolean; readonly quantityAvailable: number | null }

/** Stock info per item. // ENT-15 */
export type StockInfo = SourceStock & { readonly id: string; readonly handle: string; readonly maxQuantity: number }

export type Stock = {
  readonly stock: number
  /** False: `stock` is a display value, and nobody has counted. // divergences V-11 */
  readonly isStockKnown: boolean
  readonly inStock: boolean
}

/** A shop that sells on at a count of zero does not count the product, or takes orders for what is to come. */
export const toStock = ({ availableForSale, quantityAvailable }: SourceStock): Stock => {
  if (!availableForSale) return { stock: 0, isStockKnown: true, inStock: false }
  if (quantityAvailable === null || quantityAvailable <= 0)
    return { stock: stockWhenUnknown, isStockKnown: false, inStock: true }
  return { stock: quantityAvailable, isStockKnown: true, inStock: true }
}

/** The most a shopper may put in: on the detail page 999 of an uncounted product, in the cart what the market says. */
export const maxQuantity = ({ stock, isStockKnown }: Stock, limitWhenUnknown = detailLimitWhenUnknown): number =>
  isStockKnown ? stock : limitWhenUnknown
