import type { OrderAttribute } from './order-snapshot.ts'

/**
 * Under this attribute an order that was cancelled names what the warehouse had too few of. The underscore hides it from
 * the shopper at a hosted shop.
 */
const goneAttribute = '_gone'

export const toGoneAttribute = (titles: readonly string[]): OrderAttribute => ({
  key: goneAttribute,
  value: JSON.stringify(titles),
})

const isTitles = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Titles, each once; none where nobody has said which. A cart may bring the attribute, and then it is no list. */
export const parseGoneAttribute = (attributes: readonly OrderAttribute[]): readonly string[] => {
  const written = attributes.find(({ key }) => key === goneAttribute)?.value
  if (written === undefined) return []
  try {
    const titles: unknown = JSON.parse(written)
    return isTitles(titles) ? [...new Set(titles)] : []
  } catch {
    return []
  }
}
