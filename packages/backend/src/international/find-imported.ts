import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import type { ImportedQuery, ImportedSort } from '@dvaput/domain/international/listing-query'
import type { Market } from '@dvaput/domain/markets/market'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Vocabulary } from '../search/resolve-words.ts'
import { relevanceOf } from '../search/search-hits.ts'
import { type ParsedText, parseText, type SearchQuery } from '../search/search-query.ts'

/** What is looked for: all that a shopper can choose but the page, or products of one type. */
export type ImportedChoice = Omit<ImportedQuery, 'page'> & { readonly type?: string | undefined }

type Slice = { readonly offset: number; readonly limit: number }

type FoundImported = { readonly ids: readonly string[]; readonly total: number }

type Connection = Pick<Database, 'db'>

/** Beyond so many, what a search or a tag finds is not counted. */
const mostCounted = 1_000

const vocabulary: Vocabulary = {
  entries: 'backend.international_entries AS entry WHERE true',
  document: 'head',
  words: 'backend.international_words AS known WHERE true',
  parameters: [],
}

/** Each is an index read in one direction; the other way round it reads the listing from its end. */
const orders = {
  featured: { columns: ['prominence', 'created_at', 'id'], isDescending: true },
  newest: { columns: ['created_at', 'id'], isDescending: true },
  'price-asc': { columns: ['price_minor', 'id'], isDescending: false },
  'price-desc': { columns: ['price_minor', 'id'], isDescending: true },
  name: { columns: ['name', 'id'], isDescending: false },
} as const satisfies Record<ImportedSort, { columns: readonly string[]; isDescending: boolean }>

const orderOf = (sort: ImportedSort, isBackwards: boolean): SQL => {
  const { columns, isDescending } = orders[sort]
  const direction = isDescending === isBackwards ? 'ASC' : 'DESC'
  return sql.raw(columns.map((column) => `entry.${column} ${direction}`).join(', '))
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

const textCondition = ({ searchQuery, price }: Pick<ParsedText, 'searchQuery' | 'price'>): SQL => {
  const words = searchQuery ? sql`entry.head @@ ${searchQuery.broad}::tsquery` : sql`true`
  const from = price?.bounds.from == null ? sql`true` : sql`entry.price_minor >= ${price.bounds.from}`
  const to = price?.bounds.to == null ? sql`true` : sql`entry.price_minor <= ${price.bounds.to}`
  return sql`${words} AND ${from} AND ${to}`
}

/** Counted after each sync for every category; the rest is counted up to a limit. */
const countOf = async ({ db }: Connection, { category, subcategory }: ImportedChoice, condition: SQL | null) => {
  const { rows } = await db.execute<{ total: number }>(
    condition === null
      ? sql`SELECT total FROM backend.international_counts WHERE scope = ${subcategory ?? category ?? ''}`
      : sql`SELECT count(*)::int AS total FROM (
          SELECT FROM backend.international_entries AS entry WHERE ${condition} LIMIT ${sql.raw(String(mostCounted))}
        ) AS counted`,
  )
  return rows[0]?.total ?? 0
}

/** A page from whichever end is nearer, so that the last page costs what the first does. */
const readOrdered = async (
  { db }: Connection,
  sort: ImportedSort,
  condition: SQL,
  { offset, limit }: Slice,
  total: number,
) => {
  const isBackwards = offset > total / 2
  const size = Math.min(limit, total - offset)
  const from = isBackwards ? total - offset - size : offset
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT entry.id FROM backend.international_entries AS entry WHERE ${condition}
    ORDER BY ${orderOf(sort, isBackwards)} LIMIT ${size} OFFSET ${from}`)
  const ids = rows.map(({ id }) => id)
  return isBackwards ? ids.reverse() : ids
}

/** The best matches of the first ones: what is featured and new comes first where too many match. */
const readRelevant = async ({ db }: Connection, condition: SQL, searchQuery: SearchQuery, { offset, limit }: Slice) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH hits AS MATERIALIZED (
      SELECT entry.id, entry.prominence, entry.created_at, entry.price_minor, entry.codes, entry.head,
        true AS is_strong
      FROM backend.international_entries AS entry WHERE ${condition}
      ORDER BY ${orderOf('featured', false)} LIMIT ${sql.raw(String(mostCounted))})
    SELECT entry.id FROM hits AS entry ORDER BY ${relevanceOf(searchQuery)}
    LIMIT ${limit} OFFSET ${offset}`)
  return rows.map(({ id }) => id)
}

/**
 * The planner adds up the synonyms of a word, takes the search for most of the table, and would compare every document
 * with the query: thirty times as many take thirty times as long. The index of the words finds them at once.
 */
const useTextIndex = async ({ client }: Transaction): Promise<void> => {
  await client.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off')
}

const nothingFound: FoundImported = { ids: [], total: 0 }

/** Which products, in a few statements whose work does not grow with the warehouse. */
export const findImported = async (
  database: Database,
  choice: ImportedChoice,
  { capabilities }: Pick<Market, 'capabilities'>,
  sliceOf: (total: number) => Slice,
): Promise<FoundImported> => {
  const { search, sort, tag, type } = choice
  const parsed = search === '' ? null : await parseText(database, { vocabulary, capabilities, currency: 'CLP' }, search)
  const searchQuery = parsed?.searchQuery ?? null
  if (parsed && searchQuery === null && parsed.price === null) return nothingFound
  const scope = scopeCondition(choice)
  const condition = parsed ? sql`${scope} AND ${textCondition(parsed)}` : scope
  const isNarrowed = parsed !== null || tag !== '' || type !== undefined
  const find = async (connection: Connection): Promise<FoundImported> => {
    const total = await countOf(connection, choice, isNarrowed ? condition : null)
    const slice = sliceOf(total)
    if (slice.offset >= total) return { ids: [], total }
    const ids =
      searchQuery && sort === 'featured'
        ? await readRelevant(connection, condition, searchQuery, slice)
        : await readOrdered(connection, sort, condition, slice, total)
    return { ids, total }
  }
  return searchQuery ? database.inTransaction((tx) => useTextIndex(tx).then(() => find(tx))) : find(database)
}
