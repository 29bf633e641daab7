import type { Database } from '@dvaput/database/open-database'
import { productTypes } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { quoteLexeme } from './entries/ts-vector.ts'
import type { Term } from './words/search-terms.ts'

const ourTypes = productTypes.map(toTypeSlug)

const weigh = (words: readonly string[], weights: string): string =>
  `(${words.map((word) => `${quoteLexeme(toLexeme(word))}:${weights}`).join(' & ')})`

/**
 * Whether the shop has it all the same: in the title of a product, in a product type of its own, or where one title has
 * everything that was typed ("cooler master"). The name of a brand does not count.
 */
export const isSold = async (
  { pool }: Pick<Database, 'pool'>,
  shop: ShopHandle,
  term: Term,
  others: readonly Term[],
): Promise<boolean> => {
  const phrases = (term.meaning?.phrases ?? []).map((phrase) => phrase.split(' '))
  const anyPhrase = (weights: string) => phrases.map((words) => weigh(words, weights)).join(' | ')
  const typed = [term, ...others].flatMap(({ words }) => words)
  const { rows } = await pool.query<{ isSold: boolean }>(
    `SELECT EXISTS (
       SELECT FROM backend.catalogue_entries WHERE shop = $1 AND coalesce(brand, '') !~* $6
         AND (head @@ $2::tsquery OR (head @@ $3::tsquery AND type <> ALL ($5::text[])))
     ) OR ($7 AND EXISTS (
       SELECT FROM backend.catalogue_entries WHERE shop = $1 AND head @@ $4::tsquery)) AS "isSold"`,
    [shop, anyPhrase('A'), anyPhrase('B'), weigh(typed, 'A'), ourTypes, term.words.join('|'), others.length > 0],
  )
  return rows[0]?.isSold === true
}
