import { dialectOf } from '../catalogue/batch.ts'
import { categoryName } from '../catalogue/category-tree.ts'
import type { Item, Stocked } from '../catalogue/item.ts'
import { writeFirstImage, writeImages, writeListingImage } from './written-images.ts'
import { writeConvertedPrice, writeDetailPrice, writeListingPrice } from './written-price.ts'

const gramsPer = { g: 1, kg: 1_000, lb: 453.59237 } as const

const writeWeight = ({ grams, batch }: Item) => {
  if (grams === undefined) return {}
  const unit = dialectOf(batch).weightUnit
  return { weight: Number((grams / gramsPer[unit]).toFixed(unit === 'g' ? 0 : 3)), weight_unit: unit }
}

const writeId = ({ number, batch }: Item) => (dialectOf(batch).id === 'id as text' ? String(number) : number)

const collectionsOf = ({ category, subcategory }: Item) =>
  [category, subcategory].map((handle) => ({ title: categoryName(handle), handle }))

/** What every shape says alike. */
const writeCommon = ({ item }: Stocked) => ({
  title: item.title,
  handle: item.handle,
  ...(item.description !== undefined && { description: item.description }),
  vendor: item.vendor,
  tags: item.tags,
  sku: item.sku,
  ...writeWeight(item),
})

const writeListed = (stocked: Stocked) => ({
  id: writeId(stocked.item),
  ...writeCommon(stocked),
  productType: stocked.item.type,
  collections: collectionsOf(stocked.item),
  variantId: `${stocked.item.number}-1`,
})

/** With the fields of the inventory. // ENT-10 */
export const writeListing = (stocked: Stocked, origin: string) => {
  const { item, quantity, createdAt, updatedAt } = stocked
  const dialect = dialectOf(item.batch)
  return {
    ...writeListed(stocked),
    item_condition: item.condition,
    ...(item.grade && { grade: item.grade }),
    status: quantity > 0 || item.status === 'draft' ? item.status : 'sold',
    ...writeListingPrice(item, dialect),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    [dialect.stock === 'stock' ? 'stock' : 'inventoryQuantity']: quantity,
    ...writeListingImage(item, dialect, origin),
    images: writeImages(item, dialect, origin),
  }
}

/** With the fields of the detail. // ENT-09 */
export const writeDetail = (stocked: Stocked, origin: string) => {
  const { item, quantity } = stocked
  const dialect = dialectOf(item.batch)
  return {
    [dialect.id === 'item_id' ? 'item_id' : 'id']: writeId(item),
    ...writeCommon(stocked),
    ...writeDetailPrice(item, dialect),
    [dialect.stock]: quantity,
    ...(dialect.type === 'product_type' ? { product_type: item.type } : { item_condition: item.condition }),
    ...writeFirstImage(item, dialect, origin),
    images: writeImages(item, dialect, origin),
    platform_id: item.platformId,
  }
}

/** With the fields of the cached listing. // ENT-11 */
export const writeCached = (stocked: Stocked, origin: string) => {
  const { item, quantity } = stocked
  const dialect = dialectOf(item.batch)
  const [first] = item.pictures
  return {
    ...writeListed(stocked),
    imageUrl: first ? `${origin}/images/${first}` : null,
    images: writeImages(item, dialect, origin),
    status: quantity > 0 ? 'active' : 'sold',
    ...writeListingPrice(item, dialect),
    inventory: quantity,
  }
}

/** As the listing, with both currencies. */
export const writeRelated = (stocked: Stocked, origin: string, rate: number) => ({
  ...writeListing(stocked, origin),
  ...writeConvertedPrice(stocked.item, rate),
})

/** The stock of one item. // ENT-15 */
export const writeStock = ({ item, quantity }: Stocked) => ({
  id: writeId(item),
  handle: item.handle,
  sku: item.sku,
  availableForSale: item.status !== 'draft' && quantity > 0,
  quantityAvailable: quantity,
  maxQuantity: quantity,
})
