import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { weakCondition } from './search-hits.ts'
import { type ParsedText, showWords, toParsedText, toWeak } from './search-query.ts'
import type { Term } from './search-terms.ts'

/** All terms, all but one, then fewer and fewer of the strongest. The first product type stays, a second goes first. */
const chooseFewer = (terms: readonly Term[]): (readonly Term[])[] => {
  const isProductKind = ({ meaning }: Term) => meaning?.isProductKind === true
  const remaining = terms.find(isProductKind)
  const strengthOf = (term: Term) => (isProductKind(term) && term !== remaining ? -1 : term.strength)
  const fromWeakest = terms.toReversed().toSorted((one, other) => strengthOf(one) - strengthOf(other))
  const without = (left: readonly Term[]) => terms.filter((term) => !left.includes(term))
  return [
    terms,
    ...fromWeakest.filter((term) => term !== remaining).map((term) => without([term])),
    ...fromWeakest.slice(2).map((_, index) => without(fromWeakest.slice(0, index + 2))),
  ]
}

/**
 * For several words the planner expects more matches than there are, and would read documents one by one: counting keeps
 * it to the indexes. For one word its estimate is good.
 */
const hasMatches = (shop: ShopHandle, terms: readonly Term[]): SQL => {
  const matches = sql`FROM backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${weakCondition(toWeak(terms))}`
  return terms.length === 1 ? sql`EXISTS (SELECT ${matches})` : sql`(SELECT count(*) ${matches}) > 0`
}

/**
 * Where no product matches all terms, the most terms that some product matches. One statement, which stops at the first
 * match; undefined where not the words are to blame, but the scope or the facets.
 */
export const relaxSearchQuery = async (
  { db }: Pick<Database, 'db'>,
  shop: ShopHandle,
  { terms, purposes, ignored, text, price, wishes }: ParsedText,
): Promise<ParsedText | undefined> => {
  if (terms.length < 2) return undefined
  const choices = chooseFewer(terms)
  const cases = choices.map((choice, index) => sql`WHEN ${hasMatches(shop, choice)} THEN ${sql.raw(String(index))}`)
  const { rows } = await db.execute<{ position: number | null }>(
    sql`SELECT CASE ${sql.join(cases, sql` `)} END AS position`,
  )
  const remaining = choices[rows[0]?.position ?? -1]
  if (!remaining || remaining.length === terms.length) return undefined
  const leftOut = terms.filter((term) => !remaining.includes(term))
  return toParsedText({
    text,
    terms: remaining,
    purposes,
    ignored: [...leftOut.map(({ words }) => showWords(words, text)), ...ignored],
    price,
    wishes,
  })
}
