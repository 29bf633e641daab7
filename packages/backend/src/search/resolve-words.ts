import type { Database } from '@dvaput/database/open-database'
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

/** Where words are looked up, as the beginnings of SQL conditions; parameters of theirs begin at $2. */
export type Vocabulary = {
  /** `entry` has the documents. */
  readonly entries: string
  readonly document: 'head' | 'body'
  /** `known` has the words. */
  readonly words: string
  readonly parameters: readonly unknown[]
}

const maxLonger = 8
const maxSimilar = 60

/** One statement for all words, each by its own index: the work does not grow with the catalogue. */
export const resolveWords = async (
  { pool }: Pick<Database, 'pool'>,
  vocabulary: Vocabulary,
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
         ELSE EXISTS (SELECT FROM ${vocabulary.entries} AND entry.${vocabulary.document} @@ input.query::tsquery)
       END AS "isKnown",
       ARRAY(SELECT known.word FROM ${vocabulary.words} AND input."isLast" AND known.uses > 0
               AND known.word ~>=~ input.word AND known.word ~<~ (input.word || chr(1114111))
             ORDER BY known.uses DESC, known.word LIMIT ${maxLonger}) AS longer,
       (SELECT coalesce(json_agg(json_build_object('word', near.word, 'uses', near.uses)), '[]')
        FROM (SELECT known.word, known.uses FROM ${vocabulary.words} AND known.uses > 0
                AND known.deletions && input.deletions
              ORDER BY known.uses DESC, known.word LIMIT ${maxSimilar}) AS near) AS similar
     FROM json_to_recordset($1::json)
       AS input (word text, lexeme text, query text, deletions text[], "isLast" boolean)
     CROSS JOIN LATERAL (
       SELECT EXISTS (SELECT FROM ${vocabulary.words} AND known.lexeme = input.lexeme AND known.uses > 0) AS "isNamed") AS named`,
    [JSON.stringify(typed), ...vocabulary.parameters],
  )
  return new Map(rows.map(({ word, ...resolved }) => [word, resolved]))
}
