import type { Market } from '../markets/market.ts'
import type { ShopHandle } from '../markets/shop-handle.ts'
import type { Currency } from '../money/money.ts'
import { isFeatured, isNew, isOnSale } from './classify.ts'
import { type Condition, type Grade, parseCondition, parseGrade } from './condition.ts'
import { formatDescriptionText } from './description/format-description.ts'
import { parseDescription } from './description/parse-description.ts'
import { limits } from './limits.ts'
import { type Prices, toPrices } from './prices.ts'
import type { Picture, SourceProduct, SourceVariant } from './source-product.ts'
import { type Stock, toStock } from './stock.ts'

export type ProductSource = 'local' | 'international'

/** A product as every card, page and cart knows it. // spec §3 Product */
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
    /** A display value of the specification and nobody's opinion: never structured data. // readings V-01 */
    readonly rating: 4.5
    readonly reviews: 0
    readonly availableForSale: boolean
    readonly isNew: boolean
    readonly onSale: boolean
    readonly isFeatured: boolean
    readonly condition: Condition | null
    readonly grade: Grade | null
    readonly source: ProductSource
    /** Which shop lists it, and so sells it. // readings D-13 */
    readonly shop: ShopHandle
  }

type ReshapeOptions = {
  readonly market: Pick<Market, 'newWithinHours' | 'currency' | 'shop'>
  readonly now: Date
  readonly source?: ProductSource
}

/** The one that is bought at the shown price: the cheapest that can be had, else the first. */
export const chooseVariant = (variants: readonly SourceVariant[]): SourceVariant | undefined =>
  variants
    .filter(({ availableForSale, price }) => availableForSale && price.minor > 0)
    .reduce<SourceVariant | undefined>(
      (best, variant) => (best && best.price.minor <= variant.price.minor ? best : variant),
      undefined,
    ) ?? variants[0]

const nothing = (currency: Currency) => ({ price: { minor: 0, currency }, compareAtPrice: null })

const readCondition = ({ condition, tags }: SourceProduct): Condition | null =>
  parseCondition(condition) ?? tags.map(parseCondition).find((found) => found !== null) ?? null

export const reshapeProduct = (from: SourceProduct, { market, now, source = 'local' }: ReshapeOptions): Product => {
  const variant = chooseVariant(from.variants)
  const prices = toPrices(variant ?? nothing(market.currency))
  const availableForSale = from.availableForSale && variant?.availableForSale === true
  const collections = from.collections.slice(0, limits.collections).map(({ title }) => title)
  const images = from.images.slice(0, limits.images)
  return {
    id: from.id,
    title: from.title,
    description: formatDescriptionText(parseDescription(from.descriptionHtml)),
    handle: from.handle,
    ...prices,
    currency: prices.price.currency,
    image: images[0]?.url ?? null,
    imageAlt: images[0]?.alt || from.title,
    images,
    variantId: variant?.id ?? null,
    variantTitle: from.variants.length > 1 ? (variant?.title ?? null) : null,
    sku: variant?.sku || null,
    productType: from.productType,
    vendor: from.vendor,
    tags: from.tags,
    features: from.tags.slice(0, limits.features),
    collections,
    collectionHandles: from.collections.map(({ handle }) => handle),
    category: from.productType || collections[0] || '',
    rating: 4.5,
    reviews: 0,
    ...toStock({ availableForSale, quantityAvailable: variant?.quantityAvailable ?? null }),
    availableForSale,
    isNew: isNew(from, market.newWithinHours, now),
    onSale: isOnSale(from, variant ?? nothing(market.currency)),
    isFeatured: isFeatured(from),
    condition: readCondition(from),
    grade: parseGrade(from.grade),
    source,
    shop: market.shop,
  }
}
