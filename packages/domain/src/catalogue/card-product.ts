import { createBoundedCache } from '../flow/bounded-cache.ts'
import { isMark } from './classify.ts'
import { parseCondition, type StatedCondition } from './condition/condition.ts'
import { limits } from './limits.ts'
import { isListingTag } from './menus/retail-categories.ts'
import { type CardSource, type Product, reshapeOffer } from './product.ts'
import type { Picture } from './source-product.ts'

/** What a card shows and a cart line keeps, and no more: it travels with every page that has cards. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'handle'
  | 'title'
  | 'price'
  | 'salePrice'
  | 'variantId'
  | 'variantTitle'
  | 'sku'
  | 'category'
  | 'stock'
  | 'isStockKnown'
  | 'inStock'
  | 'isNew'
  | 'onSale'
  | 'isFeatured'
  | 'grade'
  | 'keyFacts'
  | 'source'
  | 'shop'
> & {
  readonly condition: StatedCondition | null
  readonly picture: Picture | null
  /** Cards show 2. Of those that say more than the condition, the badges and the listings do. // LIST-12 */
  readonly tags: readonly string[]
  /** That it does not work, is for parts or is locked, in the reader's language; left out where there is none. */
  readonly warnings?: readonly string[]
}

/** A shop uses the same few tags again and again. */
const known = createBoundedCache<boolean>({ maxSize: 5_000 })

const readTag = (tag: string): boolean => {
  const isTelling = !isMark(tag) && !isListingTag(tag) && parseCondition(tag) === null
  known.set(tag, isTelling)
  return isTelling
}

const saysMore = (tag: string): boolean => known.get(tag) ?? readTag(tag)

const cardTags = (tags: readonly string[]) => tags.filter(saysMore).slice(0, limits.cardTags)

type Options = Parameters<typeof reshapeOffer>[1]

/** A card from what it shows alone. */
export const reshapeCard = (from: CardSource, picture: Picture | null, options: Options): CardProduct => ({
  ...reshapeOffer(from, options),
  picture,
  tags: cardTags(from.tags),
})

/** The card of a product that was read for more than its card. */
export const toCard = (product: Product): CardProduct => ({
  id: product.id,
  handle: product.handle,
  title: product.title,
  price: product.price,
  salePrice: product.salePrice,
  variantId: product.variantId,
  variantTitle: product.variantTitle,
  sku: product.sku,
  category: product.category,
  stock: product.stock,
  isStockKnown: product.isStockKnown,
  inStock: product.inStock,
  isNew: product.isNew,
  onSale: product.onSale,
  isFeatured: product.isFeatured,
  condition: product.condition,
  grade: product.grade,
  keyFacts: product.keyFacts,
  source: product.source,
  shop: product.shop,
  picture: product.images[0] ?? null,
  tags: cardTags(product.tags),
  ...(product.warnings && { warnings: product.warnings }),
})
