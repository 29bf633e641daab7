import { lineName } from '@dvaput/domain/cart/cart-line'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Money } from '@dvaput/domain/money/money'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'

/** What the dialog shows of a product and sends of it. */
export type OfferedProduct = {
  /** The identity of the variant. */
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
  readonly name: string
  readonly handle: string
  readonly sku: string | null
  readonly price: Money
  readonly picture: string | null
  readonly isInternational: boolean
  /** Then nobody can offer, but wait for it at a price. */
  readonly isSoldOut: boolean
  readonly warnings?: readonly string[] | undefined
}

/** Undefined for what has no identity, which cannot be bought either. */
export const toOfferedProduct = (product: CardProduct): OfferedProduct | undefined => {
  const identity = identityOf(product)
  return (
    identity && {
      id: formatProductIdentity(identity),
      productId: product.id,
      variantId: identity.kind === 'local' ? identity.variantId : null,
      name: lineName(product),
      handle: product.handle,
      sku: product.sku,
      price: currentPrice(product),
      picture: product.picture?.url ?? null,
      isInternational: product.source === 'international',
      isSoldOut: !product.inStock,
      warnings: product.warnings,
    }
  )
}
