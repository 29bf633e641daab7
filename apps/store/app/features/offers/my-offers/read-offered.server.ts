import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, type ProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Services } from '../../../context.ts'
import { isIntegrationError } from '../../../lib/failures/is-integration-error.ts'
import type { OfferedProduct } from '../offered-product.ts'

/** The product of a form without scripts, at the price of this moment; null where nobody knows it. */
export const readOffered = async (
  identity: ProductIdentity,
  { offers, locale }: { readonly offers: Pick<Services['offers'], 'findProduct'>; readonly locale: Locale },
): Promise<OfferedProduct | null> => {
  const found = await offers.findProduct(locale, identity).catch((error: unknown) => {
    if (isIntegrationError(error)) return undefined
    throw error
  })
  if (!found) return null
  const { title: name, handle, sku, price, picture, isForSale } = found
  return {
    ...{ id: formatProductIdentity(identity), name, handle, sku, price, picture, isSoldOut: !isForSale },
    productId: identity.kind === 'international' ? identity.eraId : handle,
    variantId: identity.kind === 'local' ? identity.variantId : null,
    isInternational: identity.kind === 'international',
  }
}
