import type { CardProduct } from '../catalogue/card-product.ts'
import { isFeatured, isNew, isOnSale } from '../catalogue/classify.ts'
import { parseGrade } from '../catalogue/condition/condition.ts'
import { toPrices } from '../catalogue/prices.ts'
import type { Picture } from '../catalogue/source-product.ts'
import { stockWhenUnknown } from '../catalogue/stock.ts'
import { formatWarnings, withWarnings } from '../catalogue/warnings/warning-texts.ts'
import type { ProductWarning } from '../catalogue/warnings/warnings.ts'
import type { Market } from '../markets/market.ts'
import type { Money } from '../money/money.ts'
import type { Language } from '../text/language.ts'
import { parseImportedCondition } from './imported-condition.ts'
import type { ImportedPrice } from './imported-price.ts'
import { translateTitle } from './translate-title.ts'

/** A product of the ERA warehouse. // ENT-09 */
export type ImportedProduct = {
  readonly eraId: string
  readonly handle: string
  /** Without what is said beside it: condition, grade and locks. */
  readonly title: string
  /** Of the ten allowed tags alone, without attributes. */
  readonly descriptionHtml: string
  readonly vendor: string
  readonly type: string
  /** Ids of the category tree; empty where the warehouse says none. */
  readonly category: string
  readonly subcategory: string
  readonly tags: readonly string[]
  /** In the warehouse's own words. */
  readonly condition: string | null
  readonly grade: string | null
  /** That it does not work, is for parts or is locked. // divergences D-27 */
  readonly warnings: readonly ProductWarning[]
  readonly sku: string | null
  readonly pictures: readonly Picture[]
  /** Null: nobody weighed it. */
  readonly grams: number | null
  readonly price: ImportedPrice
  /** Before the reduction; null where it is not reduced. */
  readonly compareAt: Money | null
  /** Null: nobody has counted. */
  readonly stock: number | null
  readonly createdAt: string
  /** ISO: when the warehouse last confirmed the stock. */
  readonly confirmedAt: string
}

/** What a card shows of it, in the shape of every card. */
export type ImportedCard = CardProduct & {
  readonly source: 'international'
  /** False: the price is the placeholder, and the product cannot be bought. // CAT-02 */
  readonly isPriceConfirmed: boolean
}

/** The name of what is sold, with what the buyer must know of it. */
export const soldTitle = (
  { title, warnings }: Pick<ImportedProduct, 'title' | 'warnings'>,
  language: Language,
): string => withWarnings(translateTitle(title, language), formatWarnings(warnings, language))

/** Sold out, or without a price: neither can be bought. */
export const isBuyable = ({ price, stock }: Pick<ImportedProduct, 'price' | 'stock'>): boolean =>
  price.kind === 'sold' && (stock === null || stock > 0)

type CardSource = Pick<
  ImportedProduct,
  | 'eraId'
  | 'handle'
  | 'title'
  | 'type'
  | 'tags'
  | 'condition'
  | 'grade'
  | 'warnings'
  | 'sku'
  | 'price'
  | 'compareAt'
  | 'stock'
  | 'createdAt'
> & { readonly pictures: readonly Picture[] }

type Options = {
  readonly market: Pick<Market, 'newWithinHours'>
  readonly language: Language
  readonly now: Date
}

export const toImportedCard = (product: CardSource, { market, language, now }: Options): ImportedCard => {
  const { pesos } = product.price
  const prices = { price: pesos, compareAtPrice: product.compareAt }
  const condition = parseImportedCondition(product.condition)
  return {
    id: product.eraId,
    handle: product.handle,
    title: translateTitle(product.title, language),
    ...toPrices(prices),
    variantId: product.eraId,
    variantTitle: null,
    sku: product.sku,
    category: product.type,
    stock: product.stock ?? stockWhenUnknown,
    isStockKnown: product.stock !== null,
    inStock: isBuyable(product),
    isNew: isNew({ createdAt: new Date(product.createdAt) }, market.newWithinHours, now),
    onSale: isOnSale(product, prices),
    isFeatured: isFeatured(product),
    condition,
    grade: condition === 'new' ? null : parseGrade(product.grade),
    keyFacts: [],
    source: 'international',
    shop: null,
    picture: product.pictures[0] ?? null,
    // A condition that nobody has translated: the shopper must know it all the same.
    tags: product.condition && condition === null ? [product.condition] : [],
    ...(product.warnings.length > 0 && { warnings: formatWarnings(product.warnings, language) }),
    isPriceConfirmed: product.price.kind === 'sold',
  }
}
