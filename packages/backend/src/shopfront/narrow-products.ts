import { gradeSlugs } from '@dvaput/domain/catalogue/condition'
import { type ListingQuery, priceRangeMinor } from '@dvaput/domain/catalogue/listing-query'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Product } from '@dvaput/domain/catalogue/product'
import { toTypeSlug } from '@dvaput/domain/catalogue/type-slug'
import { splitWords } from '../finding/split-words.ts'

const isChosen = (chosen: readonly string[], value: string | null): boolean =>
  chosen.length === 0 || (value !== null && chosen.includes(value))

const hasWords = ({ title, vendor, productType, tags }: Product, text: string): boolean => {
  const words = splitWords([title, vendor, productType, ...tags].join(' '))
  return splitWords(text).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** What the shop alone tells is enough to judge these choices; the others are left out until our copy answers again. */
export const narrowProducts = (products: readonly Product[], query: ListingQuery): readonly Product[] =>
  products.filter((product) => {
    const { facets } = query
    const { minor } = currentPrice(product)
    const { from, to } = priceRangeMinor(query, product.currency)
    return (
      (from === null || minor >= from) &&
      (to === null || minor <= to) &&
      isChosen(facets.type, toTypeSlug(product.productType)) &&
      isChosen(facets.condition, product.condition) &&
      isChosen(facets.grade, product.grade && gradeSlugs[product.grade]) &&
      isChosen(facets.brand, product.vendor) &&
      hasWords(product, query.text)
    )
  })
