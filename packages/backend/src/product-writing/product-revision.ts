import { createHash } from 'node:crypto'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'

/** Stock is moved by every sale, and URLs of pictures depend on who asks: neither is a change of the product. */
const editedFacts = ({ updatedAt: _updatedAt, variants, pictures, ...facts }: ShopProduct) => ({
  ...facts,
  variants: variants.map(({ quantity: _quantity, ...variant }) => variant),
  pictures: pictures.map(({ url: _url, ...picture }) => picture),
})

/** Names what somebody saw of a product: another edit has another revision. */
export const revisionOf = (product: ShopProduct): string =>
  createHash('sha256')
    .update(JSON.stringify(editedFacts(product)))
    .digest('base64url')
    .slice(0, 22)
