import type { AgreedPrice } from '@dvaput/domain/cart/agreed-price'
import { lineTotal } from '@dvaput/domain/cart/cart'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Money } from '@dvaput/domain/money/money'
import type { PlatformCart, PlatformCartLine } from '@dvaput/integrations/carts/reshape-cart'
import type { ListAgreedPrices } from '../cart/cart-lines.ts'
import type { LocalLine } from './check-lines.ts'

/** What an approved offer is at the shop whose checkout takes the money. */
export type AgreedAtShop = {
  readonly listFor: ListAgreedPrices
  /** Takes off the difference to this price, and stops holding the unit where the shop does not let its buyer have it. */
  readonly repair: (
    shop: ShopHandle,
    agreed: AgreedPrice,
    price: Money | undefined,
    isHeldBack: boolean,
  ) => Promise<void>
}

export const codesOf = (agreed: readonly AgreedPrice[]): readonly string[] => agreed.flatMap(({ code }) => code ?? [])

/** Those of the lines that are in this checkout. */
export const agreedOf = (agreed: readonly AgreedPrice[], lines: readonly LocalLine[]): readonly AgreedPrice[] =>
  agreed.filter(({ offerId }) => lines.some((line) => line.agreed?.offerId === offerId))

const lineOf = ({ lines }: PlatformCart, { item }: AgreedPrice): PlatformCartLine | undefined =>
  lines.find(({ variantId }) => item.kind === 'local' && item.variantId === variantId)

const isCharged = (line: PlatformCartLine | undefined, { price, offerId, payBy }: AgreedPrice): boolean =>
  line !== undefined &&
  line.quantity > 0 &&
  line.total.minor ===
    lineTotal({ price: line.variantPrice, quantity: line.quantity, agreed: { price, offerId, payBy } }).minor

/** Whether the shop charges what was agreed. */
export const isAtAgreedPrices = (cart: PlatformCart, agreed: readonly AgreedPrice[]): boolean =>
  agreed.every((each) => isCharged(lineOf(cart, each), each))

/** The price of the product has changed since, or a hosted shop holds the unit against its own buyer. */
export const repairAgreedPrices = async (
  { repair }: AgreedAtShop,
  { shop, cart, agreed }: { shop: ShopHandle; cart: PlatformCart; agreed: readonly AgreedPrice[] },
): Promise<void> => {
  for (const each of agreed) {
    const line = lineOf(cart, each)
    if (!isCharged(line, each)) await repair(shop, each, line?.variantPrice, !line?.quantity)
  }
}
