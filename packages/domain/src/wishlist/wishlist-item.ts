import type { CheckedLine, LineState } from '../cart/checked-line.ts'
import type { Money } from '../money/money.ts'
import { toMajor } from '../money/to-major.ts'
import { formatProductIdentity, type ProductIdentity } from '../products/product-identity.ts'

/** For one customer in one market. */
export const maxWishlistItems = 200

/** As it was when the customer added it, so that a product that is gone can still be shown. // ENT-26 */
export type WishlistItem = {
  readonly identity: ProductIdentity
  readonly name: string
  /** In its own currency. // WISH-05 */
  readonly price: Money
  readonly image: string | null
  readonly handle: string
  readonly category: string
  readonly vendor: string
  readonly addedAt: Date
}

/** An item beside what the shop says of it now. */
export type CheckedItem = WishlistItem & Pick<CheckedLine, 'state' | 'current'>

const goneStates: readonly LineState[] = ['gone', 'not-for-sale']

/** Its page no longer exists, or not in this market. */
export const isGone = ({ state }: Pick<CheckedItem, 'state'>): boolean => goneStates.includes(state)

/** How much cheaper it is than when it was added; null where it is not, or costs another currency. */
export const priceDrop = ({ price, current }: Pick<CheckedItem, 'price' | 'current'>): Money | null => {
  if (current?.price.currency !== price.currency || current.price.minor >= price.minor) return null
  return { ...price, minor: price.minor - current.price.minor }
}

/** For the API and the browser's storage, with the fields of the specification and the price in major units. */
export const toStoredItem = ({ identity, price, addedAt, ...item }: WishlistItem) => ({
  ...item,
  id: formatProductIdentity(identity),
  price: toMajor(price),
  currency: price.currency,
  isInternational: identity.kind === 'international',
  source: identity.kind,
  addedAt: addedAt.toISOString(),
})

export type StoredItem = ReturnType<typeof toStoredItem>
