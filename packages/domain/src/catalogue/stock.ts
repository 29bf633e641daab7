// spec §9 Money and units
export const stockWhenUnknown = 10
const detailLimitWhenUnknown = 999

type Told = { readonly availableForSale: boolean; readonly quantityAvailable: number | null }

/** Stock info per item. // spec §3 */
export type StockInfo = Told & { readonly id: string; readonly handle: string; readonly maxQuantity: number }

export type Stock = {
  readonly stock: number
  /** False: `stock` is a display value, and nobody has counted. // readings D-10, V-11 */
  readonly isStockKnown: boolean
  readonly inStock: boolean
}

export const toStock = ({ availableForSale, quantityAvailable }: Told): Stock => {
  const isStockKnown = quantityAvailable !== null
  const counted = Math.max(0, quantityAvailable ?? stockWhenUnknown)
  const stock = availableForSale ? counted : 0
  return { stock, isStockKnown: isStockKnown || !availableForSale, inStock: stock > 0 }
}

/** The most a shopper may put in: on the detail page 999 of an uncounted thing, in the cart what the market says. */
export const maxQuantity = ({ stock, isStockKnown }: Stock, limitWhenUnknown = detailLimitWhenUnknown): number =>
  isStockKnown ? stock : limitWhenUnknown

export const toStockInfo = (item: Told & { readonly id: string; readonly handle: string }): StockInfo => {
  const { id, handle, availableForSale, quantityAvailable } = item
  return { id, handle, availableForSale, quantityAvailable, maxQuantity: maxQuantity(toStock(item)) }
}
