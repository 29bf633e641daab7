import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'
import { revisionOf } from '../audit/revision-of.ts'

/** Stock is moved by every sale, and URLs of pictures depend on who asks: neither is a change of the product. */
const editedFacts = ({ updatedAt: _updatedAt, variants, pictures, ...facts }: ShopProduct) => ({
  ...facts,
  variants: variants.map(({ quantity: _quantity, ...variant }) => variant),
  pictures: pictures.map(({ url: _url, ...picture }) => picture),
})

export const productRevision = (product: ShopProduct): string => revisionOf(editedFacts(product))
