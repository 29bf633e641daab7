import type { Market } from '../markets/market.ts'
import type { ShopHandle } from '../markets/shop-handle.ts'
import type { Currency } from '../money/money.ts'
import { chooseSourceVariant } from './choose-variant.ts'
import { isFeatured, isNew, isOnSale } from './classify.ts'
import { type Condition, type Grade, parseCondition, parseGrade } from './condition/condition.ts'
import { formatDescriptionText } from './description/format-description.ts'
import { parseDescription } from './description/parse-description.ts'
import { limits } from './limits.ts'
import { type Prices, toPrices } from './prices.ts'
import type { Picture, SourceProduct, SourceVariant } from './source-product.ts'
import { type Stock, toStock } from './stock.ts'

export type ProductSource = 'local' | 'international'

/** A product as every card, page and cart knows it. // ENT-01 */
export type Product = Prices &
  Stock & {
    readonly id: string
    readonly title: string
    /** The visible text; the page shows the tree of `parseDescription`. */
    readonly description: string
    readonly handle: string
    readonly currency: Currency
    readonly image: string | null
    readonly imageAlt: string
    readonly images: readonly Picture[]
    readonly variantId: string | null
    /** Of a product that comes in several. */
    readonly variantTitle: string | null
    readonly sku: string | null
    readonly productType: string
    readonly vendor: string
    readonly tags: readonly string[]
    readonly features: readonly string[]
    /** Their titles. */
    readonly collections: readonly string[]
    /** Of all of them. */
    readonly collectionHandles: readonly string[]
    readonly category: string
    /** A display value of the specification and nobody's opinion: never structured data. // divergences V-01 */
    readonly rating: 4.5
    readonly reviews: 0
    readonly availableForSale: boolean
    readonly isNew: boolean
    readonly onSale: boolean
    readonly isFeatured: boolean
    readonly condition: Condition | null
    readonly grade: Grade | null
    /** Three of its kind, in the kind's order; none where the source does not know them. */
    readonly keyFacts: readonly string[]
    /** That it does not work, is for parts or is locked; left out where there is none. */
    readonly warnings?: readonly string[]
    readonly source: ProductSource
    /** Which shop lists it, and so sells it; null of an international one. // divergences D-13 */
    readonly shop: ShopHandle | null
    /** Up to ten. // CONST-03 */
    readonly variants: readonly SourceVariant[]
  }

type ReshapeOptions = {
  readonly market: Pick<Market, 'newWithinHours' | 'currency' | 'shop'>
  readonly now: Date
  readonly source?: ProductSource
}

const nothing = (currency: Currency) => ({ price: { minor: 0, currency }, compareAtPrice: null })

const readCondition = ({ condition, tags }: Pick<SourceProduct, 'condition' | 'tags'>): Condition | null =>
  parseCondition(condition) ?? tags.map(parseCondition).find((parsed) => parsed !== null) ?? null

/** What a card needs of a source: a listing reads fifty of these, and no descriptions. */
export type CardSource = Pick<
  SourceProduct,
  | 'id'
  | 'handle'
  | 'title'
  | 'productType'
  | 'tags'
  | 'createdAt'
  | 'publishedAt'
  | 'availableForSale'
  | 'variants'
  | 'condition'
  | 'grade'
  | 'keyFacts'
  | 'warnings'
> & { readonly collectionTitle: string | undefined }

/** What card and product have in common: the rules of price, stock, badges and condition. */
export const reshapeOffer = (from: CardSource, { market, now, source = 'local' }: ReshapeOptions) => {
  const variant = chooseSourceVariant(from.variants)
  const variantOrNone = variant ?? nothing(market.currency)
  const availableForSale = from.availableForSale && variant?.availableForSale === true
  return {
    id: from.id,
    handle: from.handle,
    title: from.title,
    ...toPrices(variantOrNone),
    variantId: variant?.id ?? null,
    variantTitle: from.variants.length > 1 ? (variant?.title ?? null) : null,
    sku: variant?.sku || null,
    category: from.productType || from.collectionTitle || '',
    ...toStock({ availableForSale, quantityAvailable: variant?.quantityAvailable ?? null }),
    isNew: isNew(from, market.newWithinHours, now),
    onSale: isOnSale(from, variantOrNone),
    isFeatured: isFeatured(from),
    condition: readCondition(from),
    grade: parseGrade(from.grade),
    keyFacts: from.keyFacts ?? [],
    ...(from.warnings && from.warnings.length > 0 && { warnings: from.warnings }),
    source,
    shop: market.shop,
  }
}

/** The first ten, and the one that is bought at the shown price even where it is none of them. */
const limitVariants = (variants: readonly SourceVariant[], cheapestId: string | null): readonly SourceVariant[] => {
  const first = variants.slice(0, limits.variantsOnDetail)
  const cheapest = variants.slice(limits.variantsOnDetail).find(({ id }) => id === cheapestId)
  return cheapest ? [...first.slice(0, -1), cheapest] : first
}

export const reshapeProduct = (from: SourceProduct, options: ReshapeOptions): Product => {
  const collections = from.collections.slice(0, limits.collections).map(({ title }) => title)
  const offer = reshapeOffer({ ...from, collectionTitle: collections[0] }, options)
  const images = from.images.slice(0, limits.images)
  return {
    ...offer,
    description: formatDescriptionText(parseDescription(from.descriptionHtml)),
    currency: offer.price.currency,
    image: images[0]?.url ?? null,
    imageAlt: images[0]?.alt || from.title,
    images,
    productType: from.productType,
    vendor: from.vendor,
    tags: from.tags,
    features: from.tags.slice(0, limits.features),
    collections,
    collectionHandles: from.collections.map(({ handle }) => handle),
    rating: 4.5,
    reviews: 0,
    availableForSale: offer.inStock,
    variants: limitVariants(from.variants, offer.variantId),
  }
}
