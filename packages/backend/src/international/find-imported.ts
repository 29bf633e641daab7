import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ImportedQuery, ImportedSort } from '@dvaput/domain/international/listing-query'
import type { Market } from '@dvaput/domain/markets/market'
import { foldText } from '@dvaput/domain/text/fold-text'
import { relevanceOf } from '../search/search-hits.ts'
import { type ParsedText, parseText, type SearchQuery } from '../search/search-query.ts'
import type { Vocabulary } from '../search/words/resolve-words.ts'

/** What is looked for: all that a shopper can choose but the page, or products of one type. */
export type ImportedChoice = Omit<ImportedQuery, 'page'> & { readonly type?: string | undefined }

type Slice = { readonly offset: number; readonly limit: number }

type FoundImported = {
  readonly ids: readonly string[]
  readonly total: number
  /** How many more there are that do not work, are for parts or are locked. */
  readonly withheld: number
}

type Connection = Pick<Database, 'db'>

/** Beyond so many, what a search finds is not counted. */
const maxCounted = 1_000
/** Beyond so many, what filters find is not. */
const maxFiltered = 10_000

const vocabulary: Vocabulary = {
  entries: 'backend.international_entries AS entry WHERE true',
  document: 'head',
  words: 'backend.international_words AS known WHERE true',
  parameters: [],
}

/**
 * Each is an index read in one direction; the other way round it reads the listing from its end. What has no price is
 * last in all of them.
 */
const orders = {
  featured: { columns: ['prominence', 'created_at', 'id'], isDescending: true },
  newest: { columns: ['prominence > 0', 'created_at', 'id'], isDescending: true },
  'price-asc': { columns: ['prominence = 0', 'price_minor', 'id'], isDescending: false },
  'price-desc': { columns: ['prominence > 0', 'price_minor', 'id'], isDescending: true },
  name: { columns: ['prominence = 0', 'name', 'id'], isDescending: false },
} as const satisfies Record<ImportedSort, { columns: readonly string[]; isDescending: boolean }>

const orderOf = (sort: ImportedSort, isBackwards: boolean): SQL => {
  const { columns, isDescending } = orders[sort]
  const direction = isDescending === isBackwards ? 'ASC' : 'DESC'
  return sql.raw(columns.map((column) => `(entry.${column}) ${direction}`).join(', '))
}

const scopeCondition = ({ category, subcategory, tag, type }: ImportedChoice): SQL => {
  const kind =
    subcategory === null
      ? category === null
        ? sql`true`
        : sql`entry.category = ${category}`
      : sql`entry.subcategory = ${subcategory}`
  const ofType = type === undefined ? kind : sql`${kind} AND entry.type = ${type}`
  return tag === '' ? ofType : sql`${ofType} AND entry.tags @> ARRAY[${foldText(tag)}]::text[]`
}

type Bounds = { readonly from: number | null; readonly to: number | null }

/** What has no price is in no range. */
const priceCondition = ({ from, to }: Bounds): SQL => {
  if (from === null && to === null) return sql`true`
  const least = from === null ? sql`true` : sql`entry.price_minor >= ${from}`
  return sql`entry.prominence > 0 AND ${least} AND ${to === null ? sql`true` : sql`entry.price_minor <= ${to}`}`
}

const hasFilters = ({ conditions, priceFrom, priceTo }: ImportedChoice): boolean =>
  conditions.length > 0 || priceFrom !== null || priceTo !== null

const filterCondition = ({ conditions, priceFrom, priceTo }: ImportedChoice): SQL => {
  const price = priceCondition({ from: priceFrom, to: priceTo })
  if (conditions.length === 0) return price
  const list = sql.join(
    conditions.map((condition) => sql`${condition}`),
    sql`, `,
  )
  return sql`${price} AND entry.condition IN (${list})`
}

const textCondition = ({ searchQuery, price }: Pick<ParsedText, 'searchQuery' | 'price'>): SQL => {
  const words = searchQuery ? sql`entry.head @@ ${searchQuery.broad}::tsquery` : sql`true`
  const { from = null, to = null } = price?.bounds ?? {}
  return sql`${words} AND ${priceCondition({ from, to })}`
}

type Counts = { readonly total: number; readonly withheld: number }

/** Counted after each sync for every category. */
const readCounts = async (
  { db }: Connection,
  { category, subcategory, withWarnings }: ImportedChoice,
): Promise<Counts> => {
  const { rows } = await db.execute<{ total: number; fine: number }>(
    sql`SELECT total, coalesce(without_warnings, total) AS fine FROM backend.international_counts
        WHERE scope = ${subcategory ?? category ?? ''}`,
  )
  const { total = 0, fine = 0 } = rows[0] ?? {}
  return withWarnings ? { total, withheld: 0 } : { total: fine, withheld: total - fine }
}

const countUpTo = async ({ db }: Connection, condition: SQL, limit: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (
          SELECT FROM backend.international_entries AS entry WHERE ${condition} LIMIT ${sql.raw(String(limit))}
        ) AS counted`,
  )
  return rows[0]?.total ?? 0
}

const countWithheld = (database: Connection, { withWarnings }: ImportedChoice, condition: SQL): Promise<number> | 0 =>
  withWarnings ? 0 : countUpTo(database, sql`${condition} AND entry.has_warnings`, maxCounted)

/** A page from whichever end is nearer, so that the last page costs what the first does. */
const readOrdered = async (
  { db }: Connection,
  sort: ImportedSort,
  condition: SQL,
  { offset, limit }: Slice,
  total: number,
) => {
  // Where not all were counted, the end is not known.
  const isBackwards = total < maxFiltered && offset > total / 2
  const size = Math.min(limit, total - offset)
  const from = isBackwards ? total - offset - size : offset
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT entry.id FROM backend.international_entries AS entry WHERE ${condition}
    ORDER BY ${orderOf(sort, isBackwards)} LIMIT ${size} OFFSET ${from}`)
  const ids = rows.map(({ id }) => id)
  return isBackwards ? ids.reverse() : ids
}

/** Beyond so many rows of an order, a walk along it takes longer than the index of the words does. */
const maxWalked = 10_000

type Search = {
  readonly scope: SQL
  readonly text: SQL
  readonly sort: ImportedSort
  /** Null where only a price was named. */
  readonly searchQuery: SearchQuery | null
  /** How many the scope lists; null where nobody has counted. */
  readonly listed: number | null
}

/** Words are spread evenly over these; the cheapest products are all of a kind. */
const walkedSorts: readonly ImportedSort[] = ['featured', 'newest']

/** The first matches of an order; what is featured and new comes first where too many match. */
const hitsOf = (entries: SQL, { text, sort, searchQuery }: Search): SQL => {
  const matching = sql`FROM ${entries} WHERE ${text} ORDER BY ${orderOf(sort, false)} LIMIT ${sql.raw(String(maxCounted))}`
  if (!searchQuery || sort !== 'featured') return sql`SELECT entry.id ${matching}`
  return sql`
    WITH hits AS MATERIALIZED (
      SELECT entry.id, entry.prominence, entry.created_at, entry.price_minor, entry.codes, entry.head,
        true AS is_strong ${matching})
    SELECT entry.id FROM hits AS entry ORDER BY entry.prominence > 0 DESC, ${relevanceOf(searchQuery)}`
}

const readHits = async ({ db }: Connection, entries: SQL, search: Search): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(hitsOf(entries, search))
  return rows.map(({ id }) => id)
}

/** How many match, as the planner guesses: it adds the synonyms of a word up, so rather too many. */
const guessMatches = async ({ db }: Connection, condition: SQL): Promise<number> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly { readonly Plan: Readonly<Record<string, unknown>> }[] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT FROM backend.international_entries AS entry WHERE ${condition}`,
  )
  return Number(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0)
}

/**
 * What a search finds, up to a limit. A word of every fourth product is found at once by walking along the order, and
 * would take the index of the words ever longer; a rare word is the other way round. Neither grows with the warehouse.
 */
const findMatches = async (tx: Transaction, search: Search): Promise<string[]> => {
  const { scope, text, sort, listed } = search
  const condition = sql`${scope} AND ${text}`
  const canWalk = listed !== null && walkedSorts.includes(sort)
  if (canWalk && (await guessMatches(tx, condition)) * maxWalked > maxCounted * listed) {
    await tx.client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off')
    const walked = sql`(
      SELECT * FROM backend.international_entries AS entry WHERE ${scope}
      ORDER BY ${orderOf(sort, false)} LIMIT ${sql.raw(String(maxWalked))}) AS entry`
    const ids = await readHits(tx, walked, search)
    if (ids.length === maxCounted || listed <= maxWalked) return ids
  }
  await tx.client.query(
    'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = on; SET LOCAL enable_indexscan = off',
  )
  return readHits(tx, sql`backend.international_entries AS entry`, { ...search, text: condition })
}

const nothingFound: FoundImported = { ids: [], total: 0, withheld: 0 }

/** Which products, in a few statements whose work does not grow with the warehouse. */
export const findImported = async (
  database: Database,
  choice: ImportedChoice,
  { capabilities }: Pick<Market, 'capabilities'>,
  sliceOf: (total: number) => Slice,
): Promise<FoundImported> => {
  const { search, sort, tag, type, withWarnings } = choice
  const parsed = search === '' ? null : await parseText(database, { vocabulary, capabilities, currency: 'CLP' }, search)
  const searchQuery = parsed?.searchQuery ?? null
  if (parsed && searchQuery === null && parsed.price === null) return nothingFound
  const all = sql`${scopeCondition(choice)} AND ${filterCondition(choice)}`
  const scope = withWarnings ? all : sql`${all} AND NOT entry.has_warnings`
  const isNarrowed = tag !== '' || type !== undefined || hasFilters(choice)
  if (parsed) {
    const listed = isNarrowed ? null : (await readCounts(database, choice)).total
    const text = textCondition(parsed)
    const query = { scope, text, sort, searchQuery, listed }
    const ids = await database.inTransaction((tx) => findMatches(tx, query))
    const { offset, limit } = sliceOf(ids.length)
    const withheld = await countWithheld(database, choice, sql`${all} AND ${text}`)
    return { ids: ids.slice(offset, offset + limit), total: ids.length, withheld }
  }
  const { total, withheld } = isNarrowed
    ? {
        total: await countUpTo(database, scope, maxFiltered),
        withheld: await countWithheld(database, choice, all),
      }
    : await readCounts(database, choice)
  const slice = sliceOf(total)
  if (slice.offset >= total) return { ids: [], total, withheld }
  return { ids: await readOrdered(database, sort, scope, slice, total), total, withheld }
}

/** Where more are listed, conditions are shown without their number. */
const maxGrouped = 20_000

/** How many of each condition there are, whichever of them were chosen; null where counting them would take long. */
export const countConditions = async (
  database: Connection,
  choice: ImportedChoice,
): Promise<ReadonlyMap<string, number> | null> => {
  if (choice.search !== '' || (await readCounts(database, choice)).total > maxGrouped) return null
  const condition = sql`${scopeCondition(choice)} AND ${filterCondition({ ...choice, conditions: [] })}`
  const { rows } = await database.db.execute<{ condition: string; total: number }>(sql`
    SELECT entry.condition, count(*)::int AS total FROM backend.international_entries AS entry
    WHERE ${condition} AND entry.condition IS NOT NULL ${choice.withWarnings ? sql`` : sql`AND NOT entry.has_warnings`}
    GROUP BY entry.condition`)
  return new Map(rows.map(({ condition: name, total }) => [name, total]))
}
