import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { deletionsOf } from './edit-distance.ts'
import { quoteLexeme } from './ts-vector.ts'

/** What the index knows of one word that was typed. */
export type ResolvedWord = {
  /** Some product has it. */
  readonly isKnown: boolean
  /** And not in its description alone. */
  readonly isNamed: boolean
  /** Words that begin with it, the most used first. */
  readonly longer: readonly string[]
  /** Words that are spelt nearly so, with the number of products that have them. */
  readonly similar: readonly { readonly word: string; readonly uses: number }[]
}

const maxLonger = 8
const maxSimilar = 60

/** One statement for all words, each by its own index: the work does not grow with the catalogue. */
export const resolveWords = async (
  { pool }: Pick<Database, 'pool'>,
  shop: ShopHandle,
  words: readonly { readonly word: string; readonly isLast: boolean }[],
): Promise<ReadonlyMap<string, ResolvedWord>> => {
  if (words.length === 0) return new Map()
  const typed = words.map(({ word, isLast }) => ({
    word,
    isLast,
    lexeme: toLexeme(word),
    query: quoteLexeme(toLexeme(word)),
    deletions: deletionsOf(word),
  }))
  const { rows } = await pool.query<ResolvedWord & { word: string }>(
    `SELECT input.word, named."isNamed",
       CASE
         WHEN named."isNamed" THEN true
         ELSE EXISTS (SELECT FROM backend.catalogue_entries AS entry
                      WHERE entry.shop = $1 AND entry.body @@ input.query::tsquery)
       END AS "isKnown",
       ARRAY(SELECT known.word FROM backend.catalogue_words AS known
             WHERE input."isLast" AND known.shop = $1 AND known.uses > 0
               AND known.word ~>=~ input.word AND known.word ~<~ (input.word || chr(1114111))
             ORDER BY known.uses DESC, known.word LIMIT ${maxLonger}) AS longer,
       (SELECT coalesce(json_agg(json_build_object('word', near.word, 'uses', near.uses)), '[]')
        FROM (SELECT known.word, known.uses FROM backend.catalogue_words AS known
              WHERE known.shop = $1 AND known.uses > 0 AND known.deletions && input.deletions
              ORDER BY known.uses DESC, known.word LIMIT ${maxSimilar}) AS near) AS similar
     FROM json_to_recordset($2::json)
       AS input (word text, lexeme text, query text, deletions text[], "isLast" boolean)
     CROSS JOIN LATERAL (
       SELECT EXISTS (SELECT FROM backend.catalogue_words AS known
                      WHERE known.shop = $1 AND known.lexeme = input.lexeme AND known.uses > 0) AS "isNamed") AS named`,
    [shop, JSON.stringify(typed)],
  )
  return new Map(rows.map(({ word, ...resolved }) => [word, resolved]))
}
