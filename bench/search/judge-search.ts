import type { createReplicaListing } from '@dvaput/backend/catalogue/replica/replica-listing'
import { unsoldKinds } from '@dvaput/backend/search/unsold/unsold-kinds'
import { preferences } from '@dvaput/backend/search/words/preferences'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { JudgedQuery } from '../../tests/support/catalogue/judged-query.ts'

type Found = Awaited<ReturnType<ReturnType<typeof createReplicaListing>['list']>>

/** The place of the first product that was wanted; 0 where there is none. */
const rankOf = ({ types, title }: JudgedQuery, products: readonly CardProduct[]): number =>
  1 + products.findIndex((product) => types?.includes(product.category) || title?.test(product.title))

/** One over the place of what was wanted, 0 where the search missed it or misread the text. */
export const scoreOf = (judged: JudgedQuery, found: Found): number => {
  const { notSold, language, preference, price, correction } = judged
  const name = unsoldKinds.find(({ id }) => id === notSold)?.names[language] ?? null
  const isHonest = notSold === undefined ? found.notSold === null : found.notSold?.name === name
  const hasPreference =
    !preference || found.understood.some(({ label }) => label === preferences[preference].label[language])
  const isPriced = !price || (found.namedPrice?.priceFrom === price[0] && found.namedPrice.priceTo === price[1])
  const isMended = !correction || found.correction === correction
  if (!(isHonest && hasPreference && isPriced && isMended)) return 0
  if (notSold !== undefined) return 1
  const rank = rankOf(judged, found.products)
  return rank === 0 ? 0 : 1 / rank
}
