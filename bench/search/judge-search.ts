import type { createReplicaListing } from '@dvaput/backend/catalogue/replica/replica-listing'
import { unsoldKinds } from '@dvaput/backend/search/unsold/unsold-kinds'
import { wishes } from '@dvaput/backend/search/words/wishes'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { JudgedQuery } from '../../tests/support/catalogue/judged-query.ts'

type Found = Awaited<ReturnType<ReturnType<typeof createReplicaListing>['list']>>

/** The place of the first product that was wanted; 0 where there is none. */
const rankOf = ({ types, title }: JudgedQuery, products: readonly CardProduct[]): number =>
  1 + products.findIndex((product) => types?.includes(product.category) || title?.test(product.title))

/** One over the place of what was wanted, 0 where the search missed it or misread the text. */
export const scoreOf = (judged: JudgedQuery, found: Found): number => {
  const { notSold, language, wish, price, correction } = judged
  const name = unsoldKinds.find(({ id }) => id === notSold)?.names[language] ?? null
  const isHonest = notSold === undefined ? found.notSold === null : found.notSold?.name === name
  const isWished = !wish || found.understood.some(({ label }) => label === wishes[wish].label[language])
  const isPriced = !price || (found.namedPrice?.priceFrom === price[0] && found.namedPrice.priceTo === price[1])
  const isMended = !correction || found.correction === correction
  if (!(isHonest && isWished && isPriced && isMended)) return 0
  if (notSold !== undefined) return 1
  const rank = rankOf(judged, found.products)
  return rank === 0 ? 0 : 1 / rank
}
