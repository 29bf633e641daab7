import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Market } from '@dvaput/domain/markets/market'
import { readCards } from '../catalogue/read-cards.ts'
import { type FoundEntries, findEntries } from './find-entries.ts'
import { type FindingNeeds, type FoundIds, type FoundListing, findIds, type ListingAsked } from './listing.ts'
import { narrowPrice } from './price-phrases.ts'
import { relaxSearchQuery } from './relax-search-query.ts'
import { type UnderstoodText, understandText, withoutPrice } from './search-query.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'
import { toFacets } from './to-facets.ts'

type Understood = {
  /** What was looked for instead, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** Words that were left out: no product has them, or not together with the others. */
  readonly ignored: readonly string[]
  /** False: the words are those of a question to the seller. */
  readonly isAboutGoods: boolean
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

const within = (query: ListingQuery, price: UnderstoodText['price']) => narrowPrice(query, price?.bounds ?? null)

type Answer<Found> = { readonly found: Found; readonly understood: UnderstoodText }

const noEntries: Pick<FoundEntries, 'ids' | 'counts' | 'areCountsExact'> = { ids: [], counts: [], areCountsExact: true }

/** Search on our own copy of the catalogue: a few statements, whatever was typed and however many products there are. */
export const createSearch = ({ database, refreshRows }: FindingNeeds) => {
  /** Where all words together find nothing, once more with the most of them that find something, and at any price. */
  const answer = async <Found>(
    market: Market,
    text: string,
    ask: (understood: UnderstoodText) => Promise<Found>,
    isEmpty: (found: Found) => boolean,
  ): Promise<Answer<Found>> => {
    const asked = async (understood: UnderstoodText) => ({ found: await ask(understood), understood })
    const first = await asked(await understandText(database, market, text))
    const relaxed = isEmpty(first.found) ? await relaxSearchQuery(database, market.shop, first.understood) : undefined
    const best = relaxed ? await asked(relaxed) : first
    return isEmpty(best.found) && best.understood.price ? asked(withoutPrice(best.understood)) : best
  }

  const find = async (text: string, asked: SearchAsked): Promise<FoundIds & Understood> => {
    const { found, understood }: Answer<FoundIds> = await answer(
      asked.market,
      text,
      async ({ question, price }) =>
        question ? findIds(database, { ...asked, query: within(asked.query, price) }, question) : nothing(asked.query),
      ({ total }) => total === 0,
    )
    const { correction, ignored, isAboutGoods } = understood
    // A correction that leads nowhere is none.
    return { ...found, correction: found.total > 0 ? correction : null, ignored, isAboutGoods }
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
      const { shop, currency } = market
      const everywhere = { shop, currency, place: { kind: 'all' }, counted: suggestedFrom } as const
      const { found, understood } = await answer(
        market,
        text,
        async ({ question, price }) =>
          question
            ? findEntries(database, { ...everywhere, question, query: within(emptyListingQuery, price) })
            : noEntries,
        ({ ids }) => ids.length === 0,
      )
      const { ids, counts, areCountsExact } = found
      const named = understood.terms.flatMap(({ meaning }) => meaning?.marks ?? []).flat()
      const [products, categories] = await Promise.all([
        readCards(database, ids.slice(0, suggestedProducts), { ...asked, refreshRows }),
        suggestCategories(database, { market, language, text, named, counts, areCountsExact }),
      ])
      return { products, categories, correction: ids.length > 0 ? understood.correction : null }
    },
  }
}
