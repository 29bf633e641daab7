import type { Database } from '@dvaput/database/open-database'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { Language } from '@dvaput/domain/text/language'
import type { NotSold } from '../../search/find-near.ts'
import { createSearch } from '../../search/search.ts'
import type { SearchScope } from '../../search/search-scope.ts'
import type { NotSoldView } from '../catalogue-views.ts'
import { type RefreshRows, readCards } from './read-cards.ts'

type Needs = { readonly database: Database; readonly refreshRows?: RefreshRows; readonly now: () => Date }

type Query = { readonly locale: Locale; readonly scope: SearchScope; readonly query: ListingQuery }

/** With the capitals of the products that were found: ThinkPad. */
const spellAsTitles = (correction: string, products: readonly CardProduct[]): string => {
  const titleWords = products.flatMap(({ title }) => title.split(/[\s(),/]+/))
  const spelt = (word: string) => titleWords.find((each) => foldText(each) === foldText(word)) ?? word
  return correction.split(' ').map(spelt).join(' ')
}

const inLanguage = ({ names, note, ...rest }: NotSold, language: Language): NotSoldView => ({
  ...rest,
  name: names?.[language] ?? null,
  note: note?.[language] ?? null,
})

/** Listings and suggestions of the replica: the search index says which products, their rows say what a card shows. */
export const createReplicaListing = ({ database, refreshRows, now }: Needs) => {
  const search = createSearch({ database })
  const readProducts = (ids: readonly number[], locale: Locale, signal: AbortSignal | undefined) =>
    readCards(database, ids, { locale, now: now(), refreshRows, signal })

  return {
    async list({ locale, scope, query }: Query, signal?: AbortSignal) {
      const { ids, notSold, understood, correction, ...result } = await search.find({
        market: locale.market,
        scope,
        query,
      })
      const products = await readProducts(ids, locale, signal)
      return {
        ...result,
        notSold: notSold && inLanguage(notSold, locale.language),
        understood: understood.map((part) => ({ ...part, label: part.label?.[locale.language] ?? null })),
        correction: correction && spellAsTitles(correction, products),
        products,
      }
    },

    async suggest(locale: Locale, text: string, signal?: AbortSignal) {
      const { ids, correction, ...result } = await search.suggest(locale, text)
      const products = await readProducts(ids, locale, signal)
      return { ...result, products, correction: correction && spellAsTitles(correction, products) }
    },

    /** The ids that match a text anywhere in the shop, best first; not those that only come near. */
    async find(locale: Locale, query: ListingQuery) {
      const { ids, total, notSold } = await search.find({ market: locale.market, scope: { kind: 'all' }, query })
      return notSold ? { ids: [], total: 0 } : { ids, total }
    },
  }
}
