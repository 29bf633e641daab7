import type { Database } from '@dvaput/database/open-database'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Product } from '@dvaput/domain/catalogue/product'
import { findEntries } from './find-entries.ts'
import { type FoundListing, findListing, type ListingAsked } from './listing.ts'
import { readFoundProducts } from './read-found-products.ts'
import { understandText } from './search-question.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'

export type FoundSearch = FoundListing & {
  /** What was looked for instead, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** Words that no product has, so they were left out. */
  readonly ignored: readonly string[]
}

export type Suggestions = {
  readonly products: readonly Product[]
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}

export type Search = ReturnType<typeof createSearch>

const suggestedProducts = 6

const nothing: FoundListing = { products: [], total: 0, isTotalExact: true, page: 1, pages: 0, facets: [] }

/** Search on our own copy of the catalogue: three statements, whatever was typed and however many products there are. */
export const createSearch = (needs: { readonly database: Database }) => {
  const { database } = needs
  return {
    /** The text within the place, narrowed and ordered as any listing; `featured` is by how well it answers. */
    async search(text: string, asked: ListingAsked): Promise<FoundSearch> {
      const { question, correction, ignored } = await understandText(database, asked.market.shop, text)
      const found = question ? await findListing(needs, asked, question) : nothing
      // A correction that leads nowhere is none.
      return { ...found, correction: found.total > 0 ? correction : null, ignored }
    },

    /** While somebody types. */
    async suggest(text: string, asked: Omit<ListingAsked, 'query' | 'place'>): Promise<Suggestions> {
      const { market, language, now } = asked
      const { question, correction } = await understandText(database, market.shop, text)
      if (!question) return { products: [], categories: [], correction: null }
      const { ids, counts } = await findEntries(database, {
        shop: market.shop,
        currency: market.currency,
        place: { kind: 'all' },
        query: emptyListingQuery,
        question,
      })
      const [products, categories] = await Promise.all([
        readFoundProducts(database, ids.slice(0, suggestedProducts), { market, language, now }),
        suggestCategories(database, { market, language, text, counts }),
      ])
      return { products, categories, correction: ids.length > 0 ? correction : null }
    },
  }
}
