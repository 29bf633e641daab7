import type { Database } from '@dvaput/database/open-database'
import type { ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createSearch } from '../search/search.ts'
import type { SearchScope } from '../search/search-scope.ts'
import { type RefreshRows, readCards } from './read-cards.ts'

type Needs = { readonly database: Database; readonly refreshRows?: RefreshRows; readonly now: () => Date }

type Query = { readonly locale: Locale; readonly scope: SearchScope; readonly query: ListingQuery }

/** Listings and suggestions of the replica: the search index says which products, their rows say what a card shows. */
export const createReplicaListing = ({ database, refreshRows, now }: Needs) => {
  const search = createSearch({ database })
  const readProducts = (ids: readonly number[], locale: Locale, signal: AbortSignal | undefined) =>
    readCards(database, ids, { locale, now: now(), refreshRows, signal })

  return {
    async list({ locale, scope, query }: Query, signal?: AbortSignal) {
      const { ids, ...result } = await search.find({ market: locale.market, scope, query })
      return { ...result, products: await readProducts(ids, locale, signal) }
    },

    async suggest(locale: Locale, text: string, signal?: AbortSignal) {
      const { ids, ...result } = await search.suggest(locale, text)
      return { ...result, products: await readProducts(ids, locale, signal) }
    },

    /** The ids that match a text anywhere in the shop, best first. */
    find: (locale: Locale, query: ListingQuery) =>
      search.find({ market: locale.market, scope: { kind: 'all' }, query }),
  }
}
