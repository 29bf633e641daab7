import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Market } from '@dvaput/domain/markets/market'
import type { Money } from '@dvaput/domain/money/money'
import { formatProductIdentity } from '@dvaput/domain/products/product-identity'
import { productPath } from '@dvaput/domain/products/product-path'
import { type CheckedItem, isGone, priceDrop } from '@dvaput/domain/wishlist/wishlist-item'

export type WishlistItemView = {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly vendor: string
  readonly image: string | null
  /** Its own page, or the one that says why it has none. */
  readonly path: string
  readonly isInternational: boolean
  /** Of now; as it was added where that is all we know. */
  readonly price: Money
  readonly drop: Money | null
  readonly addedAt: string
  readonly state: 'for-sale' | 'sold-out' | 'gone' | 'unknown'
  /** Null where it cannot be put into the cart. */
  readonly product: CardProduct | null
  readonly warnings: readonly string[]
}

export const notAvailablePath = (handle: string): string =>
  `/product-not-available?handle=${encodeURIComponent(handle)}`

const toProduct = (item: CheckedItem, { shop }: Pick<Market, 'shop'>): CardProduct | null => {
  const { identity, current, image, category } = item
  if (item.state !== 'for-sale' || !current) return null
  return {
    id: identity.kind === 'international' ? identity.eraId : formatProductIdentity(identity),
    handle: current.handle,
    title: current.name,
    price: current.price,
    salePrice: null,
    variantId: identity.kind === 'local' ? identity.variantId : null,
    variantTitle: null,
    sku: null,
    category,
    stock: current.stock,
    isStockKnown: current.isStockKnown,
    inStock: true,
    isNew: false,
    onSale: false,
    isFeatured: false,
    condition: null,
    grade: null,
    source: identity.kind,
    shop,
    picture: image === null ? null : { url: image, alt: null, width: null, height: null },
    keyFacts: [],
    tags: [],
    ...(current.warnings && { warnings: current.warnings }),
  }
}

export const toItemView = (item: CheckedItem, market: Market): WishlistItemView => {
  const { identity, current, image, vendor, addedAt } = item
  const { handle, name, price } = current ?? item
  const state = isGone(item) ? 'gone' : item.state
  return {
    id: formatProductIdentity(identity),
    name,
    handle,
    vendor,
    image,
    path: state === 'gone' ? notAvailablePath(handle) : productPath(identity.kind, handle),
    isInternational: identity.kind === 'international',
    price,
    drop: priceDrop(item),
    addedAt: addedAt.toISOString(),
    state: state === 'for-sale' || state === 'sold-out' || state === 'gone' ? state : 'unknown',
    product: toProduct(item, market),
    warnings: current?.warnings ?? [],
  }
}
