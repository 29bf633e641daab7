import { foldText } from '../text/fold-text.ts'
import { isReduced } from './prices.ts'
import type { SourceProduct, SourceVariant } from './source-product.ts'

// The words in a tag that mark a product. // CAT-07, CAT-09
const featuredWords = ['featured', 'destacado']
const saleWords = ['oferta', 'sale', 'descuento']
const markWords = [...featuredWords, ...saleWords]

const hourMs = 3_600_000

const hasTagWith = (tags: readonly string[], words: readonly string[]): boolean =>
  tags.map(foldText).some((tag) => words.some((word) => tag.includes(word)))

/** A tag that only marks the product: what it says, a badge says in the reader's own language. */
export const isMark = (tag: string): boolean => hasTagWith([tag], markWords)

export const isOnSale = (
  { tags }: Pick<SourceProduct, 'tags'>,
  variant: Pick<SourceVariant, 'price' | 'compareAtPrice'>,
): boolean => isReduced(variant) || hasTagWith(tags, saleWords)

/** The market says for how many hours. What is dated in the future is not here yet. */
export const isNew = ({ createdAt }: Pick<SourceProduct, 'createdAt'>, withinHours: number, now: Date): boolean => {
  const ageMs = now.getTime() - createdAt.getTime()
  return ageMs >= 0 && ageMs <= withinHours * hourMs
}

/** By its tags alone: otherwise the order of a listing would decide. // CAT-07, divergences C-38 */
export const isFeatured = ({ tags }: Pick<SourceProduct, 'tags'>): boolean => hasTagWith(tags, featuredWords)
