import { gradeSlugs } from '@dvaput/domain/catalogue/condition/condition'
import { type FacetName, respellFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import { type ListingQuery, priceRangeMinor } from '@dvaput/domain/catalogue/listings/listing-query'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Product } from '@dvaput/domain/catalogue/product'
import { type ListingFacet, toFacets } from '../../search/to-facets.ts'
import { splitWords } from '../../search/words/split-words.ts'

/** Brands are names, and may be chosen in other capitals; the other values have none. */
const isChosen = (chosen: readonly string[], value: string | null): boolean =>
  chosen.length === 0 || (value !== null && chosen.some((each) => each.toLowerCase() === value.toLowerCase()))

const hasWords = ({ title, vendor, productType, tags }: Product, text: string): boolean => {
  const words = splitWords([title, vendor, productType, ...tags].join(' '))
  return splitWords(text).every((prefix) => words.some((word) => word.startsWith(prefix)))
}

/** The facets that a storefront response is enough to filter by; the others are left out. */
const facetReads = {
  type: ({ productType }) => toTypeSlug(productType),
  condition: ({ condition }) => condition,
  grade: ({ grade }) => grade && gradeSlugs[grade],
  brand: ({ vendor }) => vendor,
} as const satisfies Partial<Record<FacetName, (product: Product) => string | null>>

type JudgedFacet = keyof typeof facetReads
const judgedFacets = Object.keys(facetReads) as readonly JudgedFacet[]
const isJudged = (name: FacetName): boolean => Object.hasOwn(facetReads, name)

/** What was chosen, so that it can be named and unchosen. What else there is the shop does not count. */
export const chosenFacets = (query: ListingQuery, unfiltered: readonly Product[]): readonly ListingFacet[] => {
  const written = [...new Set(unfiltered.map(facetReads.brand))]
  const facets = { ...query.facets, brand: respellFacet('brand', query.facets.brand, written) }
  return toFacets([], { ...query, facets }).map((facet) =>
    isJudged(facet.name) ? facet : { ...facet, isLeftOut: true },
  )
}

export const narrowProducts = (products: readonly Product[], query: ListingQuery): readonly Product[] =>
  products.filter((product) => {
    const { facets } = query
    const { minor } = currentPrice(product)
    const { from, to } = priceRangeMinor(query, product.currency)
    return (
      (query.withWarnings || product.warnings === undefined) &&
      (from === null || minor >= from) &&
      (to === null || minor <= to) &&
      judgedFacets.every((name) => isChosen(facets[name], facetReads[name](product))) &&
      hasWords(product, query.text)
    )
  })
