import type { Database } from '@dvaput/database/open-database'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Market } from '@dvaput/domain/markets/market'
import { catalogueVocabulary } from './catalogue-vocabulary.ts'
import { findEntries, type IndexedEntries } from './find-entries.ts'
import { findIds, type IndexQuery, type IndexResult } from './find-ids.ts'
import { narrowPrice } from './price-phrases.ts'
import { relaxSearchQuery } from './relax-search-query.ts'
import { type ParsedText, parseText, withoutPrice } from './search-query.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'
import { toFacets } from './to-facets.ts'

/** What was read into the text. */
type TextNotes = {
  /** The text that was searched for instead, where a word was taken for a misspelling. */
  readonly correction: string | null
  /** Words that were left out: no product has them, or not together with the others. */
  readonly ignored: readonly string[]
  /** False: no word names a product, so the help pages may answer it better. */
  readonly isAboutProducts: boolean
}

export type SearchResult = IndexResult & TextNotes

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
  isTotalExact: true,
  areCountsExact: true,
  page: 1,
  pages: 0,
  facets: toFacets([], query),
})

const withPrice = (query: ListingQuery, price: ParsedText['price']) => narrowPrice(query, price?.bounds ?? null)

type SearchRun<Result> = { readonly result: Result; readonly parsed: ParsedText }

const noEntries: Pick<IndexedEntries, 'ids' | 'counts' | 'areCountsExact'> = {
  ids: [],
  counts: [],
  areCountsExact: true,
}

/** Which products of the search index match, in a few statements however many products there are. */
export const createSearch = ({ database }: { readonly database: Database }) => {
  /** Where all words together match nothing: once more with the most words that match something, and at any price. */
  const run = async <Result>(
    market: Market,
    text: string,
    query: (parsed: ParsedText) => Promise<Result>,
    isEmpty: (result: Result) => boolean,
  ): Promise<SearchRun<Result>> => {
    const attempt = async (parsed: ParsedText) => ({ result: await query(parsed), parsed })
    const first = await attempt(
      await parseText(database, { ...market, vocabulary: catalogueVocabulary(market.shop) }, text),
    )
    const relaxed = isEmpty(first.result) ? await relaxSearchQuery(database, market.shop, first.parsed) : undefined
    const best = relaxed ? await attempt(relaxed) : first
    return isEmpty(best.result) && best.parsed.price ? attempt(withoutPrice(best.parsed)) : best
  }

  return {
    /** The text of the query within its scope; without a text, all that the scope has. */
    async find({ market, scope, query }: IndexQuery): Promise<SearchResult> {
      if (query.text === '') {
        const listed = await findIds(database, { market, scope, query }, null)
        return { ...listed, correction: null, ignored: [], isAboutProducts: true }
      }
      const { result, parsed }: SearchRun<IndexResult> = await run(
        market,
        query.text,
        async ({ searchQuery, price }) =>
          searchQuery
            ? findIds(database, { market, scope, query: withPrice(query, price) }, searchQuery)
            : emptyResult(query),
        ({ total }) => total === 0,
      )
      const { correction, ignored, isAboutProducts } = parsed
      // A correction that matches nothing is not offered.
      return { ...result, correction: result.total > 0 ? correction : null, ignored, isAboutProducts }
    },

    /** While somebody types. */
    async suggest({ market, language }: Locale, text: string): Promise<SuggestResult> {
      const { shop, currency } = market
      const everywhere = { shop, currency, scope: { kind: 'all' }, counted: suggestionCounts } as const
      const { result, parsed } = await run(
        market,
        text,
        async ({ searchQuery, price }) =>
          searchQuery
            ? findEntries(database, { ...everywhere, searchQuery, query: withPrice(emptyListingQuery, price) })
            : noEntries,
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
