import type { Database } from '@dvaput/database/open-database'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { quoteLexeme } from '../entries/ts-vector.ts'
import { deletionsOf } from './edit-distance.ts'

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

/** Where words are looked up, as the beginnings of SQL conditions; their parameters are $1 and so on. */
export type Vocabulary = {
  /** `entry` has the documents. */
  readonly entries: string
  readonly document: 'head' | 'body'
  /** `known` has the words. */
  readonly words: string
  readonly parameters: readonly unknown[]
}

type Typed = { readonly word: string; readonly isLast: boolean }

const maxLonger = 8
const maxSimilar = 60

/** Not by EXISTS, for which PostgreSQL would read every word of the shop into a hash table. */
const resolveNames = async ({ pool }: Pick<Database, 'pool'>, vocabulary: Vocabulary, words: readonly Typed[]) => {
  const typed = words.map((each) => ({ ...each, lexeme: toLexeme(each.word), deletions: deletionsOf(each.word) }))
  const { rows } = await pool.query<Omit<ResolvedWord, 'isKnown'> & { word: string }>(
    `SELECT input.word,
       (SELECT true FROM ${vocabulary.words} AND known.lexeme = input.lexeme AND known.uses > 0 LIMIT 1) IS NOT NULL
         AS "isNamed",
       ARRAY(SELECT known.word FROM ${vocabulary.words} AND input."isLast" AND known.uses > 0
               AND known.word ~>=~ input.word AND known.word ~<~ (input.word || chr(1114111))
             ORDER BY known.uses DESC, known.word LIMIT ${maxLonger}) AS longer,
       (SELECT coalesce(json_agg(json_build_object('word', near.word, 'uses', near.uses)), '[]')
        FROM (SELECT known.word, known.uses FROM ${vocabulary.words} AND known.uses > 0
                AND known.deletions && input.deletions
              ORDER BY known.uses DESC, known.word LIMIT ${maxSimilar}) AS near) AS similar
     FROM json_to_recordset($${vocabulary.parameters.length + 1}::json)
       AS input (word text, lexeme text, deletions text[], "isLast" boolean)`,
    [...vocabulary.parameters, JSON.stringify(typed)],
  )
  return rows
}

/**
 * Which of these some document has. Each word is a parameter: the planner then knows whether it is a rare one, for the
 * index, or one that the first documents have. It is asked for twice, so that one of which nothing is known counts as rare.
 */
const findMentioned = async (
  { pool }: Pick<Database, 'pool'>,
  { entries, document, parameters }: Vocabulary,
  words: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (words.length === 0) return new Set()
  const isMentioned = words.map((_, index) => {
    const condition = `entry.${document} @@ $${parameters.length + 1 + index}::tsquery`
    return `EXISTS (SELECT FROM ${entries} AND ${condition} AND ${condition})`
  })
  const { rows } = await pool.query<{ found: readonly boolean[] }>(`SELECT ARRAY[${isMentioned.join(', ')}] AS found`, [
    ...parameters,
    ...words.map((word) => quoteLexeme(toLexeme(word))),
  ])
  return new Set(words.filter((_, index) => rows[0]?.found[index]))
}

/** Two statements for all words, each by its own index: the work does not grow with the catalogue. */
export const resolveWords = async (
  database: Pick<Database, 'pool'>,
  vocabulary: Vocabulary,
  words: readonly Typed[],
): Promise<ReadonlyMap<string, ResolvedWord>> => {
  if (words.length === 0) return new Map()
  const names = await resolveNames(database, vocabulary, words)
  const unnamed = names.filter(({ isNamed }) => !isNamed).map(({ word }) => word)
  const mentioned = await findMentioned(database, vocabulary, unnamed)
  return new Map(
    names.map(({ word, ...resolved }) => [word, { ...resolved, isKnown: resolved.isNamed || mentioned.has(word) }]),
  )
}
