import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { emptyListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Market } from '@dvaput/domain/markets/market'
import { type FoundEntries, findEntries } from './find-entries.ts'
import { type FindingNeeds, type FoundIds, type FoundListing, findIds, type ListingAsked } from './listing.ts'
import { readCards } from './read-cards.ts'
import { relaxQuestion } from './relax-question.ts'
import { type UnderstoodText, understandText } from './search-question.ts'
import { type SuggestedCategory, suggestCategories } from './suggest-categories.ts'
import { toFacets } from './to-facets.ts'

type Understood = {
  /** What was looked for instead, where a word was taken for a misspelt one. */
  readonly correction: string | null
  /** Words that were left out: no product has them, or not together with the others. */
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

type Answer<Found> = { readonly found: Found; readonly understood: UnderstoodText }

const noEntries: Pick<FoundEntries, 'ids' | 'counts' | 'areCountsExact'> = { ids: [], counts: [], areCountsExact: true }

/** Search on our own copy of the catalogue: a few statements, whatever was typed and however many products there are. */
export const createSearch = ({ database, refreshRows }: FindingNeeds) => {
  /** Where all words together find nothing, once more with the most of them that find something. */
  const answer = async <Found>(
    market: Market,
    text: string,
    ask: (understood: UnderstoodText) => Promise<Found>,
    isEmpty: (found: Found) => boolean,
  ): Promise<Answer<Found>> => {
    const understood = await understandText(database, market, text)
    const found = await ask(understood)
    const relaxed = isEmpty(found) ? await relaxQuestion(database, market.shop, understood) : undefined
    return relaxed ? { found: await ask(relaxed), understood: relaxed } : { found, understood }
  }

  const find = async (text: string, asked: SearchAsked): Promise<FoundIds & Understood> => {
    const { found, understood }: Answer<FoundIds> = await answer(
      asked.market,
      text,
      async ({ question }) => (question ? findIds(database, asked, question) : nothing(asked.query)),
      ({ total }) => total === 0,
    )
    const { correction, ignored } = understood
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
      const { shop, currency } = market
      const everywhere = { shop, currency, place: { kind: 'all' }, query: emptyListingQuery } as const
      const { found, understood } = await answer(
        market,
        text,
        async ({ question }) =>
          question ? findEntries(database, { ...everywhere, question, counted: suggestedFrom }) : noEntries,
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
