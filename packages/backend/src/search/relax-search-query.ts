import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { codeCondition, weakCondition } from './search-hits.ts'
import { type ParsedText, showWords, toBroad, toParsedText, toWeak } from './search-query.ts'
import type { Term } from './words/search-terms.ts'

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

const isThere = (shop: ShopHandle, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${condition})`

/** The first is the usual case, and asks one index alone. */
const hasMatches = (shop: ShopHandle, terms: readonly Term[]): SQL =>
  sql`(${isThere(shop, sql`entry.head @@ ${toBroad(terms)}::tsquery`)} OR ${isThere(shop, weakCondition(toWeak(terms)))})`

/**
 * Without reading rows in any order: of words that are common, each by itself, the planner expects to meet them together
 * soon, and would read all rows where they never are.
 */
const askWords = <Value>(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  expression: SQL,
): Promise<Value | undefined> =>
  inTransaction(async ({ client, db }) => {
    // The memory is for the places of some hundred thousand rows: without it their pages would be read after all.
    await client.query("SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off; SET LOCAL work_mem = '64MB'")
    const { rows } = await db.execute<{ value: Value }>(sql`SELECT ${expression} AS value`)
    return rows[0]?.value
  })

/** Whether some product has all terms, or the text as its code. Of one term the search itself says so as quickly. */
export const canMatch = async (
  database: Pick<Database, 'inTransaction'>,
  shop: ShopHandle,
  { terms, searchQuery }: Pick<ParsedText, 'terms' | 'searchQuery'>,
): Promise<boolean> => {
  if (terms.length < 2 || !searchQuery) return true
  const isCalled = isThere(shop, codeCondition(searchQuery))
  return (await askWords<boolean>(database, sql`${hasMatches(shop, terms)} OR ${isCalled}`)) === true
}

/**
 * Where no product matches all terms, the most terms that some product matches. One statement, which stops at the first
 * match; undefined where not the words are to blame, but the scope or the facets.
 */
export const relaxSearchQuery = async (
  database: Pick<Database, 'inTransaction'>,
  shop: ShopHandle,
  { terms, purposes, ignored, text, price, preferences }: ParsedText,
): Promise<ParsedText | undefined> => {
  if (terms.length < 2) return undefined
  const choices = chooseFewer(terms)
  const cases = choices.map((choice, index) => sql`WHEN ${hasMatches(shop, choice)} THEN ${sql.raw(String(index))}`)
  const position = await askWords<number | null>(database, sql`CASE ${sql.join(cases, sql` `)} END`)
  const remaining = choices[position ?? -1]
  if (!remaining || remaining.length === terms.length) return undefined
  const leftOut = terms.filter((term) => !remaining.includes(term))
  return toParsedText({
    text,
    terms: remaining,
    purposes,
    ignored: [...leftOut.map(({ words }) => showWords(words, text)), ...ignored],
    price,
    preferences,
  })
}
