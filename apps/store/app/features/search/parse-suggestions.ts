import type { SuggestionsView } from '@dvaput/backend/catalogue/catalogue-views'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])
const isMoney = (value: unknown): boolean => isObject(value) && isText(value.currency) && Number.isInteger(value.minor)

const isProduct = ({ source, handle, title, price, salePrice, picture }: Fields): boolean =>
  (source === 'local' || source === 'international') &&
  isText(handle) &&
  isText(title) &&
  isMoney(price) &&
  (salePrice === null || isMoney(salePrice)) &&
  (picture === null || (isObject(picture) && isText(picture.url)))

const isCategory = ({ kind, slug, handle, label }: Fields): boolean =>
  isText(label) && (kind === 'type' ? isText(slug) : kind === 'collection' && isText(handle))

/** The header is on every page: an invalid response must not break it. */
export const parseSuggestions = (response: unknown): SuggestionsView => {
  const { products, categories, correction } = isObject(response) ? response : {}
  return {
    products: listOf(products).filter(isProduct) as unknown as SuggestionsView['products'],
    categories: listOf(categories).filter(isCategory) as unknown as SuggestionsView['categories'],
    correction: isText(correction) ? correction : null,
  }
}
