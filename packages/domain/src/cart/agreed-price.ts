import type { Market } from '../markets/market.ts'
import type { Money } from '../money/money.ts'
import { isSameProduct, type ProductIdentity } from '../products/product-identity.ts'
import { lineLimit } from './cart-line.ts'
import { type CheckedLine, compareLine, type RequestedLine } from './checked-line.ts'

/** What an approved offer is worth: one customer, one product, one piece, until one moment. */
export type AgreedPrice = {
  readonly offerId: string
  readonly item: ProductIdentity
  readonly price: Money
  /** Of the discount at the shop; null for an imported product. */
  readonly code: string | null
  /** ISO. */
  readonly payBy: string
}

export const findAgreedPrice = (
  agreed: readonly AgreedPrice[],
  { identity }: Pick<RequestedLine, 'identity'>,
): AgreedPrice | undefined => agreed.find(({ item }) => isSameProduct(item, identity))

/** Of an imported product that costs more than was agreed. */
export const findAgreedImport = (
  agreed: readonly AgreedPrice[],
  eraId: string,
  { minor, currency }: Money,
): AgreedPrice | undefined => {
  const found = findAgreedPrice(agreed, { identity: { kind: 'international', eraId } })
  return found && found.price.currency === currency && found.price.minor < minor ? found : undefined
}

/** The first piece costs the agreed price and the others the full one: two lines of an order. // decision 0068 */
export const splitAgreed = (
  quantity: number,
  agreed: AgreedPrice | undefined,
): readonly { readonly quantity: number; readonly agreed: AgreedPrice | undefined }[] =>
  agreed
    ? [{ quantity: 1, agreed }, ...(quantity > 1 ? [{ quantity: quantity - 1, agreed: undefined }] : [])]
    : [{ quantity, agreed }]

type CartMarket = Pick<Market, 'cartLimitWhenStockUnknown'>

/** A line as this customer may buy it: the unit that a shop holds for an offer is there for them, at its price. */
export const applyAgreedPrice = (
  line: RequestedLine,
  checked: CheckedLine,
  agreed: AgreedPrice | undefined,
  market: CartMarket,
): CheckedLine => {
  if (!agreed || !checked.current) return checked
  const { price, offerId, payBy } = agreed
  const isHeld = checked.identity.kind === 'local' && checked.current.isStockKnown
  const counted = { ...checked.current, stock: checked.current.stock + (isHeld ? 1 : 0) }
  const isCheaper = price.currency === counted.price.currency && price.minor < counted.price.minor
  const limit = isHeld ? lineLimit(counted, market) : counted.limit
  const current = { ...counted, limit, ...(isCheaper && { agreed: { price, offerId, payBy } }) }
  return {
    ...checked,
    state: limit > 0 ? 'for-sale' : checked.state,
    changes: compareLine(line, current),
    current,
  }
}
