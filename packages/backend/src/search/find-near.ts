import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'
import { findEntries } from './find-entries.ts'
import type { IndexQuery } from './find-ids.ts'
import { relaxSearchQuery } from './relax-search-query.ts'
import { type ReadText, showWords, toQuery } from './search-query.ts'
import { readNamedValues } from './words/named-values.ts'
import { narrowPrice } from './words/price-phrases.ts'
import { type Noun, readNoun } from './words/read-noun.ts'
import { ofTypes, strengths, type Term } from './words/search-terms.ts'
import { waysOfMeaning } from './words/synonyms.ts'

/** Something the shop does not sell, and why the products are shown. */
export type NotSold = {
  /** As it follows "we do not sell"; of a word that we do not know, the word as it was typed. */
  readonly names: InLanguages | null
  readonly word: string
  /** The products come with it, are what it is wanted for, or are what comes closest. */
  readonly near: 'included' | 'purpose' | 'similar' | null
  readonly note: InLanguages | null
  /** What it is wanted for, as it was typed. */
  readonly purpose: string
}

/** A few, since they are not what was wanted. */
const maxNear = 12

const areBrands = async (database: Pick<Database, 'pool'>, shop: ShopHandle, terms: readonly Term[]) => {
  if (terms.length === 0 || terms.some(({ meaning }) => meaning?.types)) return false
  const brands = new Set((await readNamedValues(database, shop, 'brand')).map((brand) => brand.toLowerCase()))
  return terms.every(({ words }) => brands.has(words.join(' ')))
}

/** What comes near something that the shop does not sell, best first. */
export const findNear = async (
  database: Database,
  { market, scope, query }: IndexQuery,
  read: ReadText,
  { unsold }: Pick<Noun, 'unsold'>,
): Promise<NotSold & { readonly ids: readonly number[] }> => {
  const { shop, currency } = market
  const find = async (terms: readonly Term[], canRelax: boolean): Promise<readonly number[]> => {
    if (terms.length === 0) return []
    const parsed = toQuery(read, { terms })
    const narrowed = narrowPrice(query, parsed.price?.bounds ?? null)
    const idsOf = async ({ searchQuery }: typeof parsed) =>
      (await findEntries(database, { shop, currency, scope, searchQuery, query: { ...narrowed, page: 1 } })).ids
    const ids = await idsOf(parsed)
    const fewer = canRelax && ids.length === 0 ? await relaxSearchQuery(database, shop, parsed) : undefined
    return (fewer ? await idsOf(fewer) : ids).slice(0, maxNear)
  }

  const { kind = null, term = null, unknownWords = [], others = [] } = unsold ?? {}
  const typed = term ? read.words.slice(term.from, term.to) : unknownWords.map(({ word }) => word)
  const wanted = { names: kind?.names ?? null, word: showWords(typed, read.text), purpose: '', note: null }
  const named = others.filter(
    ({ strength, words }) => strength >= strengths.name && words.some((word) => word.length > 1),
  )
  const { terms } = readNoun(others, [])
  const included = kind?.included
  const types = named.flatMap(({ meaning }) => meaning?.types ?? [])
  if (included && term?.meaning && types.every((type) => included.types.includes(type))) {
    const mentioned = { ...term, ways: waysOfMeaning(term.meaning), strength: strengths.mention }
    const ids = await find([ofTypes(included.types), mentioned, ...terms], false)
    if (ids.length > 0) return { ...wanted, near: 'included', note: included.note, ids }
  }
  // "televizor samsung": a brand says who makes it, and not what it is for.
  if (kind && kind.near.length > 0 && (await areBrands(database, shop, named))) {
    const near = [ofTypes(kind.near)]
    const ofBrand = await find([...near, ...terms], false)
    const ids = ofBrand.length > 0 ? ofBrand : await find(near, true)
    if (ids.length > 0) return { ...wanted, near: 'similar', ids }
  }
  if (named.length > 0) {
    const ids = await find(terms, true)
    const purpose = showWords(
      named.flatMap(({ from, to }) => read.words.slice(from, to)),
      read.text,
    )
    if (ids.length > 0) return { ...wanted, near: 'purpose', purpose, ids }
  }
  const ids = kind && kind.near.length > 0 ? await find([ofTypes(kind.near)], true) : []
  return { ...wanted, near: ids.length > 0 ? 'similar' : null, ids }
}
