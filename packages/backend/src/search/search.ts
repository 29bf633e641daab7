import type { Database } from '@dvaput/database/open-database'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Market } from '@dvaput/domain/markets/market'
import { catalogueVocabulary } from './entries/catalogue-vocabulary.ts'
import { findEntries, type IndexedEntries } from './find-entries.ts'
import { findIds, type IndexQuery, type IndexResult } from './find-ids.ts'
import { findNear, type NotSold } from './find-near.ts'
import { isSold } from './is-sold.ts'
import { canMatch, relaxSearchQuery } from './relax-search-query.ts'
import { type ParsedText, type ReadText, readText, toQuery, withoutPrice } from './search-query.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'
import { toFacets } from './to-facets.ts'
import { narrowPrice } from './words/price-phrases.ts'
import { type Noun, readNoun } from './words/read-noun.ts'
import { resolveMeanings } from './words/resolve-meanings.ts'
import { toUnderstoodParts, type UnderstoodPart } from './words/understood-parts.ts'

/** What was read into the text. */
type TextNotes = {
  /** The text that was searched for instead, where a word was taken for a misspelling. */
  readonly correction: string | null
  /** Words that were left out: no product has them, or not together with the others. */
  readonly ignored: readonly string[]
  /** False: no word names a product, so the help pages may answer it better. */
  readonly isAboutProducts: boolean
  /** What was wanted, where the shop does not sell it; the products are then what comes near. */
  readonly notSold: NotSold | null
}

/** The text without the price that it named, and the price as it is chosen in a listing. */
type NamedPrice = Pick<ListingQuery, 'text' | 'priceFrom' | 'priceTo'>

export type SearchResult = IndexResult &
  TextNotes & { readonly namedPrice: NamedPrice | null; readonly understood: readonly UnderstoodPart[] }

const nothingRead = {
  correction: null,
  ignored: [],
  isAboutProducts: true,
  notSold: null,
  namedPrice: null,
  understood: [],
}

export type SuggestResult = {
  readonly ids: readonly number[]
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}

const maxSuggestedProducts = 6
/** Suggestions need no exact total. */
const suggestionCounts = { facets: ['type'], most: 1_000 } as const

/** Chosen facets stay in the result, so that they can be unchosen. */
const emptyResult = (query: ListingQuery): IndexResult => ({
  ids: [],
  total: 0,
  withheld: 0,
  isTotalExact: true,
  areCountsExact: true,
  page: 1,
  pages: 0,
  facets: toFacets([], query),
})

const withPrice = (query: ListingQuery, price: ParsedText['price']) => narrowPrice(query, price?.bounds ?? null)

type SearchRun<Result> = { readonly result: Result; readonly parsed: ParsedText }
type Understood = { readonly read: ReadText; readonly noun: Noun }

const noEntries: Pick<IndexedEntries, 'ids' | 'counts' | 'areCountsExact'> = {
  ids: [],
  counts: [],
  areCountsExact: true,
}

/** Which products of the search index match, in a few statements however many products there are. */
export const createSearch = ({ database }: { readonly database: Database }) => {
  const understand = async (market: Market, text: string): Promise<Understood> => {
    const scope = { ...market, vocabulary: catalogueVocabulary(market.shop), hasPreferences: true }
    const read = await readText(database, scope, text)
    const terms = await resolveMeanings(database, market.shop, read.terms)
    const noun = readNoun(terms, read.unknownWords)
    const { unsold } = noun
    const isRefuted = unsold?.term && (await isSold(database, market.shop, unsold.term, unsold.others))
    return { read, noun: isRefuted ? { ...noun, unsold: null } : noun }
  }

  /**
   * The noun first, then the noun as a description, then the most words that match something, then at any price, and
   * at last the words wherever they stand.
   */
  const run = async <Result>(
    market: Market,
    { read, noun }: Understood,
    query: (parsed: ParsedText) => Promise<Result>,
    nothing: Result,
    isEmpty: (result: Result) => boolean,
  ): Promise<SearchRun<Result>> => {
    const attempt = async (parsed: ParsedText) => {
      const isPossible = await canMatch(database, market.shop, parsed)
      return { result: isPossible ? await query(parsed) : nothing, parsed }
    }
    const relaxed = async (parsed: ParsedText) => {
      const fewer = await relaxSearchQuery(database, market.shop, parsed)
      return fewer && attempt(fewer)
    }
    const parsed = toQuery(read, noun)
    const first = await attempt(parsed)
    let best = first
    if (isEmpty(best.result) && noun.described) best = await attempt(toQuery(read, { ...noun, terms: noun.described }))
    if (isEmpty(best.result)) best = (await relaxed(parsed)) ?? best
    if (isEmpty(best.result) && best.parsed.price) best = await attempt(withoutPrice(best.parsed))
    if (isEmpty(best.result)) {
      const anywhere = await attempt(toQuery(read, read))
      best = isEmpty(anywhere.result) ? ((await relaxed(anywhere.parsed)) ?? first) : anywhere
    }
    return isEmpty(best.result) ? first : best
  }

  return {
    /** The text of the query within its scope; without a text, all that the scope has. */
    async find({ market, scope, query }: IndexQuery): Promise<SearchResult> {
      if (query.text === '') {
        const listed = await findIds(database, { market, scope, query }, null)
        return { ...listed, ...nothingRead }
      }
      const understood = await understand(market, query.text)
      if (understood.noun.unsold) {
        const { ids, ...notSold } = await findNear(database, { market, scope, query }, understood.read, understood.noun)
        const pages = ids.length > 0 ? 1 : 0
        const near = { ...emptyResult(query), ids, total: ids.length, page: query.page, pages }
        return { ...near, ...nothingRead, notSold }
      }
      const { result, parsed }: SearchRun<IndexResult> = await run(
        market,
        understood,
        async ({ searchQuery, price, terms }) =>
          searchQuery || (price && terms.length === 0)
            ? findIds(database, { market, scope, query: withPrice(query, price) }, searchQuery)
            : emptyResult(query),
        emptyResult(query),
        ({ total, withheld }) => total + withheld === 0,
      )
      const { ignored, isAboutProducts, price } = parsed
      // A correction that matches nothing is not offered.
      const correction = result.total > 0 ? parsed.correction : null
      const { priceFrom, priceTo } = withPrice(query, price)
      const namedPrice = price && result.total > 0 ? { text: price.rest, priceFrom, priceTo } : null
      const parts = result.total > 0 ? toUnderstoodParts(understood.read, parsed) : []
      return { ...result, correction, ignored, isAboutProducts, notSold: null, namedPrice, understood: parts }
    },

    /** While somebody types. */
    async suggest({ market, language }: Locale, text: string): Promise<SuggestResult> {
      const { shop, currency } = market
      const everywhere = { shop, currency, scope: { kind: 'all' }, counted: suggestionCounts } as const
      const understood = await understand(market, text)
      // What comes near has no place among suggestions, which say nothing about it.
      if (understood.noun.unsold) return { ids: [], categories: [], correction: null }
      const { result, parsed } = await run(
        market,
        understood,
        async ({ searchQuery, price }) =>
          searchQuery
            ? findEntries(database, { ...everywhere, searchQuery, query: withPrice(emptyListingQuery, price) })
            : noEntries,
        noEntries,
        ({ ids }) => ids.length === 0,
      )
      const { ids, counts, areCountsExact } = result
      const named = parsed.terms.flatMap(({ meaning }) => meaning?.marks ?? []).flat()
      return {
        ids: ids.slice(0, maxSuggestedProducts),
        categories: await suggestCategories(database, { market, language, text, named, counts, areCountsExact }),
        correction: ids.length > 0 ? parsed.correction : null,
      }
    },
  }
}
