import type { CartLines } from '@dvaput/backend/cart/cart-lines'
import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, type ProductIdentity } from '@dvaput/domain/products/product-identity'
import { isIntegrationError } from '../../../lib/is-integration-error.ts'
import type { OfferedProduct } from '../offered-product.ts'

/** The product of a form without scripts, at the price of this moment; null where it cannot be bought. */
export const readOffered = async (
  identity: ProductIdentity,
  { cartLines, locale }: { readonly cartLines: CartLines; readonly locale: Locale },
): Promise<OfferedProduct | null> => {
  const price = { minor: 0, currency: locale.market.currency }
  const checked = await cartLines(locale, [{ identity, quantity: 1, price }]).catch((error: unknown) => {
    if (isIntegrationError(error)) return []
    throw error
  })
  const current = checked[0]?.state === 'for-sale' ? checked[0].current : null
  return (
    current && {
      id: formatProductIdentity(identity),
      productId: identity.kind === 'international' ? identity.eraId : current.handle,
      variantId: identity.kind === 'local' ? identity.variantId : null,
      name: current.name,
      handle: current.handle,
      sku: null,
      price: current.price,
      picture: null,
      isInternational: identity.kind === 'international',
    }
  )
}
