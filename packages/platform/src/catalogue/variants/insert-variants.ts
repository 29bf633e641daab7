import type { Transaction } from '@dvaput/database/in-transaction'
import { type ProductImage, productVariants } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { stock, stockMovements } from '../../tables/stock.table.ts'
import type { VariantInput } from '../product-input.ts'

type PlacedVariant = { readonly productId: number; readonly position: number; readonly variant: VariantInput }
type PlacedImage = Pick<ProductImage, 'id' | 'productId' | 'position'>

/** The columns that an input decides; what it does not name is not among them. */
export const toVariantColumns = (variant: VariantInput, images: readonly PlacedImage[]) => {
  const { id: _id, openingStock: _stock, imagePosition, optionValues = [], ...facts } = variant
  const image = images.find(({ position }) => position === imagePosition)
  return {
    ...facts,
    ...(image && { imageId: image.id }),
    optionValues: [...optionValues],
    title: optionValues.join(' / ') || 'Default Title',
  }
}

const keyOf = ({ productId, position }: { productId: number; position: number }) => `${productId}/${position}`

/** With their stock and its first movement. */
export const insertVariants = async (
  { db }: Transaction,
  shop: Shop,
  placed: readonly PlacedVariant[],
  images: readonly PlacedImage[],
) => {
  if (placed.length === 0) return
  const imagesOf = Map.groupBy(images, ({ productId }) => productId)
  const rows = await db
    .insert(productVariants)
    .values(
      placed.map(({ productId, position, variant }) => ({
        ...toVariantColumns(variant, imagesOf.get(productId) ?? []),
        productId,
        position,
        shopId: shop.id,
      })),
    )
    .returning({
      id: productVariants.id,
      productId: productVariants.productId,
      position: productVariants.position,
    })
  const opening = new Map(placed.map((each) => [keyOf(each), each.variant.openingStock ?? 0]))
  const stocked = rows.map((row) => ({ variantId: row.id, onHand: opening.get(keyOf(row)) ?? 0 }))
  await db.insert(stock).values(stocked)
  const moved = stocked.filter(({ onHand }) => onHand > 0)
  if (moved.length > 0)
    await db.insert(stockMovements).values(
      moved.map(({ variantId, onHand }) => ({
        variantId,
        quantity: onHand,
        reason: 'opening' as const,
        reference: 'opening',
      })),
    )
}
