import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import { quoteLexeme } from '../entries/ts-vector.ts'
import { neighbourMeanings } from './neighbour-meanings.ts'
import { strengths, type Term } from './search-terms.ts'
import { findMeaningOfType, findUnsoldMeaning, type Meaning, toPhrases, waysOfMeaning } from './synonyms.ts'

const toKey = (words: readonly string[]): string => words.map(toLexeme).join(' ')

const senses = neighbourMeanings.map(({ words, beside, means }) => ({
  keys: new Set(toPhrases(words).map((phrase) => toKey(phrase.split(' ')))),
  beside: new Set(beside),
  meaning: 'type' in means ? findMeaningOfType(means.type) : findUnsoldMeaning(means.unsold),
}))

const senseOf = ({ words }: Term) => senses.find(({ keys }) => keys.has(toKey(words)))

/** As many products tell what a name is the name of. */
const maxRead = 200

/** The product type of most products that have these words in their titles. */
const findTypesOfNames = async (
  { pool }: Pick<Database, 'pool'>,
  shop: ShopHandle,
  names: readonly Term[],
): Promise<readonly string[]> => {
  const words = names.flatMap((name) => name.meaning?.phrases[0]?.split(' ') ?? name.words)
  const query = words.map((word) => `${quoteLexeme(toLexeme(word))}:A`).join(' & ')
  const { rows } = await pool.query<{ type: string }>(
    `SELECT type FROM (
       SELECT type FROM backend.catalogue_entries WHERE shop = $1 AND head @@ $2::tsquery LIMIT ${maxRead}) AS named
     WHERE type IS NOT NULL GROUP BY type ORDER BY count(*) DESC LIMIT 1`,
    [shop, query],
  )
  return rows.map(({ type }) => type)
}

const toSense = (term: Term, meaning: Meaning): Term => ({
  ...term,
  meaning,
  ways: waysOfMeaning(meaning),
  strength: meaning.isProductKind ? strengths.kind : strengths.quality,
})

/** Words that mean something else beside the device that was named, by its kind or by its name. */
export const resolveMeanings = async (
  database: Pick<Database, 'pool'>,
  shop: ShopHandle,
  terms: readonly Term[],
): Promise<readonly Term[]> => {
  if (terms.length < 2 || !terms.some(senseOf)) return terms
  const typesBeside = (term: Term) =>
    terms.filter((other) => other !== term).flatMap(({ meaning }) => meaning?.types ?? [])
  const isName = ({ meaning, strength }: Term) => (!meaning || meaning.isName) && strength === strengths.name
  const names = terms.filter((term) => isName(term) && !senseOf(term))
  const isNamed = names.length > 0 && terms.every((term) => senseOf(term) || !term.meaning?.types?.length)
  const namedTypes = isNamed ? await findTypesOfNames(database, shop, names) : []
  return terms.map((term) => {
    const sense = senseOf(term)
    const isMeant = [...typesBeside(term), ...namedTypes].some((type) => sense?.beside.has(type))
    return sense && isMeant && !term.hasStarted ? toSense(term, sense.meaning) : term
  })
}
