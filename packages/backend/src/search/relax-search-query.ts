import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { weakCondition } from './search-hits.ts'
import { type ParsedText, showWords, toParsedText, toWeak } from './search-query.ts'
import type { Term } from './search-terms.ts'

/**
 * All, all but one, then fewer and fewer of the strongest. The kind of goods that was named first stays to the end, and
 * another one is the first to go: nothing is two kinds.
 */
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
 * Of several words the planner expects more than there is, and would read one document after another in the hope of
 * meeting one early: counting them all keeps it to the indexes. Of one word it knows better.
 */
const isAnswered = (shop: ShopHandle, terms: readonly Term[]): SQL => {
  const answers = sql`FROM backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${weakCondition(toWeak(terms))}`
  return terms.length === 1 ? sql`EXISTS (SELECT ${answers})` : sql`(SELECT count(*) ${answers}) > 0`
}

/**
 * Where no product answers all of it, the most that some product answers. One statement, which stops at the first that is
 * answered; nothing where the words are not to blame, but the place or what was chosen.
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
