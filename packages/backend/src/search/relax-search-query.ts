import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { weakCondition } from './search-hits.ts'
import { type ParsedText, showWords, toParsedText, toWeak } from './search-query.ts'
import type { Term } from './search-terms.ts'

/** All terms, all but one, then fewer and fewer of the strongest. The first product type stays, a second goes first. */
const chooseFewer = (terms: readonly Term[]): (readonly Term[])[] => {
  const isGoods = ({ meaning }: Term) => meaning?.isGoods === true
  const kept = terms.find(isGoods)
  const strengthOf = (term: Term) => (isGoods(term) && term !== kept ? -1 : term.strength)
  const fromWeakest = terms.toReversed().toSorted((one, other) => strengthOf(one) - strengthOf(other))
  const without = (left: readonly Term[]) => terms.filter((term) => !left.includes(term))
  return [
    terms,
    ...fromWeakest.filter((term) => term !== kept).map((term) => without([term])),
    ...fromWeakest.slice(2).map((_, index) => without(fromWeakest.slice(0, index + 2))),
  ]
}

/**
 * For several words the planner expects more matches than there are, and would read documents one by one: counting keeps
 * it to the indexes. For one word its estimate is good.
 */
const isAnswered = (shop: ShopHandle, terms: readonly Term[]): SQL => {
  const answers = sql`FROM backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${weakCondition(toWeak(terms))}`
  return terms.length === 1 ? sql`EXISTS (SELECT ${answers})` : sql`(SELECT count(*) ${answers}) > 0`
}

/**
 * Where no product matches all terms, the most terms that some product matches. One statement, which stops at the first
 * match; undefined where not the words are to blame, but the scope or the facets.
 */
export const relaxSearchQuery = async (
  { db }: Pick<Database, 'db'>,
  shop: ShopHandle,
  { terms, ignored, text, price, searchQuery }: ParsedText,
): Promise<ParsedText | undefined> => {
  if (terms.length < 2) return undefined
  const choices = chooseFewer(terms)
  const cases = choices.map((choice, index) => sql`WHEN ${isAnswered(shop, choice)} THEN ${sql.raw(String(index))}`)
  const { rows } = await db.execute<{ place: number | null }>(sql`SELECT CASE ${sql.join(cases, sql` `)} END AS place`)
  const kept = choices[rows[0]?.place ?? -1]
  if (!kept || kept.length === terms.length) return undefined
  const leftOut = terms.filter((term) => !kept.includes(term))
  return toParsedText({
    text,
    terms: kept,
    ignored: [...leftOut.map(({ words }) => showWords(words, text)), ...ignored],
    price,
    isCheap: searchQuery?.isCheap === true,
  })
}
