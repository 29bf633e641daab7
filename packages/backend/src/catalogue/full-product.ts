import { limits } from '@dvaput/domain/catalogue/limits'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { type Product, reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { SourceProduct, SourceVariant } from '@dvaput/domain/catalogue/source-product'
import type { FullProduct } from './catalogue-source.ts'

/** One that stands alone, with up to ten of its variants. */
export const toFullProduct = (
  source: SourceProduct,
  { market, now }: Parameters<typeof reshapeProduct>[1],
): FullProduct => ({
  ...reshapeProduct(source, { market, now }),
  variants: source.variants.slice(0, limits.variantsOnDetail),
})

/** One of a list: the variant that is bought at the shown price. */
export const withOneVariant = (product: Product): FullProduct => {
  const { variantId: id, sku, salePrice, price, availableForSale, isStockKnown, stock } = product
  const variant = (variantId: string): SourceVariant => ({
    id: variantId,
    title: product.title,
    sku,
    price: currentPrice(product),
    compareAtPrice: salePrice === null ? null : price,
    availableForSale,
    quantityAvailable: isStockKnown ? stock : null,
  })
  return { ...product, variants: id === null ? [] : [variant(id)] }
}
