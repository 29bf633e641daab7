import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import { findEntries } from './find-entries.ts'
import { type FindingNeeds, type FoundIds, type FoundListing, findIds, type ListingAsked } from './listing.ts'
import { readCards } from './read-cards.ts'
import { understandText } from './search-question.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'
import { toFacets } from './to-facets.ts'

type Understood = {
  /** What was looked for instead, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** Words that no product has, so they were left out. */
  readonly ignored: readonly string[]
}

type SearchAsked = Pick<ListingAsked, 'market' | 'place' | 'query'>

export type Suggestions = {
  readonly products: readonly CardProduct[]
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}

export type Search = ReturnType<typeof createSearch>

const suggestedProducts = 6
/** Whoever types wants a hint at once, not the number of all. */
const suggestedFrom = { facets: ['type'], most: 1_000 } as const

/** What was chosen can still be unchosen. */
const nothing = (query: ListingQuery): FoundIds => ({
  ids: [],
  total: 0,
  isTotalExact: true,
  areCountsExact: true,
  page: 1,
  pages: 0,
  facets: toFacets([], query),
})

/** Search on our own copy of the catalogue: a few statements, whatever was typed and however many products there are. */
export const createSearch = ({ database, refreshRows }: FindingNeeds) => {
  const find = async (text: string, asked: SearchAsked): Promise<FoundIds & Understood> => {
    const { question, correction, ignored } = await understandText(database, asked.market.shop, text)
    const found = question ? await findIds(database, asked, question) : nothing(asked.query)
    // A correction that leads nowhere is none.
    return { ...found, correction: found.total > 0 ? correction : null, ignored }
  }

  return {
    /** Which products answer, for who reads them himself. */
    find,

    /** The text within the place, narrowed and ordered as any listing; `featured` is by how well it answers. */
    async search(text: string, asked: ListingAsked): Promise<FoundListing & Understood> {
      const { ids, ...found } = await find(text, asked)
      return { ...found, products: await readCards(database, ids, { ...asked, refreshRows }) }
    },

    /** While somebody types. */
    async suggest(text: string, asked: Omit<ListingAsked, 'query' | 'place'>): Promise<Suggestions> {
      const { market, language } = asked
      const { question, correction } = await understandText(database, market.shop, text)
      if (!question) return { products: [], categories: [], correction: null }
      const { ids, counts, areCountsExact } = await findEntries(database, {
        shop: market.shop,
        currency: market.currency,
        place: { kind: 'all' },
        query: emptyListingQuery,
        question,
        counted: suggestedFrom,
      })
      const [products, categories] = await Promise.all([
        readCards(database, ids.slice(0, suggestedProducts), { ...asked, refreshRows }),
        suggestCategories(database, { market, language, text, counts, areCountsExact }),
      ])
      return { products, categories, correction: ids.length > 0 ? correction : null }
    },
  }
}
