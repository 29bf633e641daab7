import type { Database } from '@dvaput/database/open-database'
import { findMainCollection } from '@dvaput/domain/catalogue/menus/collection-menus'
import { retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import type { Locale } from '@dvaput/domain/markets/locale'
import { foldText } from '@dvaput/domain/text/fold-text'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'
import { typeMark } from './entries/search-document.ts'
import type { FacetCount } from './find-entries.ts'
import { collectionSynonyms, retailNames } from './words/category-synonyms.ts'
import { readSearchText } from './words/read-search-text.ts'
import { splitWords } from './words/split-words.ts'
import { isStopWord } from './words/stop-words.ts'

export type SuggestedCategory =
  | { readonly kind: 'type'; readonly slug: string; readonly label: string; readonly count: number | null }
  /** Or a listing by tag, which is not counted. */
  | { readonly kind: 'collection'; readonly handle: string; readonly label: string; readonly count: number | null }

type CategoryQuery = Locale & {
  readonly text: string
  /** The marks of what was called by its name. */
  readonly named: readonly string[]
  /** Of what was found. */
  readonly counts: readonly FacetCount[]
  /** Where they are not, suggestions show no count. */
  readonly areCountsExact: boolean
}

const maxOfEach = 3
const maxCollections = 200

/** Every word begins a word of the names, in whatever language. */
const isCalled = (names: readonly string[], typed: readonly string[]): boolean => {
  const words = names.flatMap(splitWords).map(toLexeme)
  return typed.length > 0 && typed.every((word) => words.some((each) => each.startsWith(toLexeme(word))))
}

/** What the shop calls it, and what our menus do. */
const namesOf = (handle: string, titles: InLanguages): string[] => {
  const main = findMainCollection(handle)
  return [...Object.values(titles), ...(main === handle ? [collectionSynonyms[main]] : [])]
}

const findCollections = async (
  { pool }: Pick<Database, 'pool'>,
  { market, language }: CategoryQuery,
  words: readonly string[],
) => {
  const { rows } = await pool.query<{ handle: string; titles: InLanguages; count: number }>(
    `SELECT handle, titles, product_count AS count FROM backend.catalogue_collections
     WHERE shop = $1 AND removed_at IS NULL AND product_count > 0 ORDER BY product_count DESC, handle LIMIT $2`,
    [market.shop, maxCollections],
  )
  return rows
    .filter(({ handle, titles }) => isCalled(namesOf(handle, titles), words))
    .slice(0, maxOfEach)
    .map(({ handle, titles, count }) => ({ kind: 'collection' as const, handle, label: titles[language], count }))
}

const findTagListings = async (
  { pool }: Pick<Database, 'pool'>,
  { market, language }: CategoryQuery,
  words: readonly string[],
) => {
  const called = market.capabilities.tagListings
    ? retailCategories.filter((category) => isCalled(Object.values(retailNames[category]), words)).slice(0, maxOfEach)
    : []
  if (called.length === 0) return []
  const { rows } = await pool.query<{ handle: (typeof called)[number] }>(
    `SELECT category.handle FROM json_to_recordset($2::json) AS category (handle text, tags text[])
     WHERE EXISTS (SELECT FROM backend.catalogue_entries AS entry WHERE entry.shop = $1 AND entry.tags && category.tags)`,
    [market.shop, JSON.stringify(called.map((handle) => ({ handle, tags: tagsOf(handle).map(foldText) })))],
  )
  const stocked = new Set(rows.map(({ handle }) => handle))
  return called
    .filter((handle) => stocked.has(handle))
    .map((handle) => ({ kind: 'collection' as const, handle, label: retailNames[handle][language], count: null }))
}

/** The kinds of what was found, those that were named first, and the collections and listings that are called so. */
export const suggestCategories = async (
  database: Pick<Database, 'pool'>,
  categoryQuery: CategoryQuery,
): Promise<SuggestedCategory[]> => {
  const { text, named, counts, areCountsExact } = categoryQuery
  const isNamed = ({ value }: FacetCount) => Number(named.includes(typeMark(value)))
  const types = counts
    .filter(({ name }) => name === 'type')
    .sort(
      (one, other) => isNamed(other) - isNamed(one) || other.count - one.count || (one.value < other.value ? -1 : 1),
    )
    .slice(0, maxOfEach)
    .map(({ value, label, count }) => ({
      kind: 'type' as const,
      slug: value,
      label: label ?? value,
      count: areCountsExact ? count : null,
    }))
  const words = readSearchText(text).filter((word) => !isStopWord(word))
  const [collections, listings] = await Promise.all([
    findCollections(database, categoryQuery, words),
    findTagListings(database, categoryQuery, words),
  ])
  return [...types, ...collections, ...listings]
}
