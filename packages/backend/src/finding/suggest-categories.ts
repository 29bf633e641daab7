import type { Database } from '@dvaput/database/open-database'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { InLanguages } from '@dvaput/integrations/storefront/copied-product'
import type { FoundCount } from './find-entries.ts'
import { readSearchText } from './read-search-text.ts'
import { splitWords } from './split-words.ts'
import { toLexeme } from './to-lexeme.ts'

export type SuggestedCategory =
  | { readonly kind: 'type'; readonly slug: string; readonly label: string; readonly count: number | null }
  | { readonly kind: 'collection'; readonly handle: string; readonly label: string; readonly count: number }

type Asked = {
  readonly market: Market
  readonly language: Language
  readonly text: string
  /** Of what was found. */
  readonly counts: readonly FoundCount[]
  /** Where they are not, no number is told. */
  readonly areCountsExact: boolean
}

const mostOfEach = 3
const mostCollections = 200

/** Every word begins a word of the name, in whatever language. */
const isNamed = (titles: InLanguages, asked: readonly string[]): boolean => {
  const words = Object.values(titles).flatMap(splitWords).map(toLexeme)
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(toLexeme(word))))
}

/** The kinds of what was found, and the collections that are called so. */
export const suggestCategories = async (
  { pool }: Pick<Database, 'pool'>,
  { market, language, text, counts, areCountsExact }: Asked,
): Promise<SuggestedCategory[]> => {
  const types = counts
    .filter(({ name }) => name === 'type')
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, mostOfEach)
    .map(({ value, label, count }) => ({
      kind: 'type' as const,
      slug: value,
      label: label ?? value,
      count: areCountsExact ? count : null,
    }))
  const { rows } = await pool.query<{ handle: string; titles: InLanguages; count: number }>(
    `SELECT handle, titles, product_count AS count FROM backend.catalogue_collections
     WHERE shop = $1 AND removed_at IS NULL AND product_count > 0 ORDER BY product_count DESC, handle LIMIT $2`,
    [market.shop, mostCollections],
  )
  const asked = readSearchText(text)
  const collections = rows
    .filter(({ titles }) => isNamed(titles, asked))
    .slice(0, mostOfEach)
    .map(({ handle, titles, count }) => ({ kind: 'collection' as const, handle, label: titles[language], count }))
  return [...types, ...collections]
}
