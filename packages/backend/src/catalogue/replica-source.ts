import type { Database } from '@dvaput/database/open-database'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { Locale } from '@dvaput/domain/markets/locale'
import { numberOfGid } from '@dvaput/integrations/storefront/reshape-catalogue-record'
import { createListing } from '../search/listing.ts'
import { createSearch } from '../search/search.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { findHomeIds } from './find-home-ids.ts'
import { toFullProduct } from './full-product.ts'
import { cacheTagsOfListing } from './listing-cache-tags.ts'
import { type RefreshRows, readCards } from './read-cards.ts'
import { readReplicaCollections } from './replica-collections.ts'
import { createReplicaProduct } from './replica-product.ts'
import { createReplicaProducts } from './replica-products.ts'
import { toDetail } from './to-detail.ts'
import { toSearchScope } from './to-search-scope.ts'
import { toSourceProduct } from './to-source-product.ts'

type Needs = {
  readonly database: Database
  /** Joins price and stock of now; without it our copy answers as it is. */
  readonly refreshRows?: RefreshRows
  readonly now: () => Date
}

const asItIs: RefreshRows = async (rows) => rows

const readTitle = async ({ pool }: Database, { market, language }: Locale, handle: string) => {
  const { rows } = await pool.query<{ title: string }>(
    `SELECT titles ->> $3 AS title FROM backend.catalogue_collections
     WHERE shop = $1 AND handle = $2 AND removed_at IS NULL LIMIT 1`,
    [market.shop, handle, language],
  )
  return rows[0]?.title
}

/** Our own copy of the catalogue, as a source of everything that is shown. */
export const createReplicaSource = ({ database, refreshRows = asItIs, now }: Needs): CatalogueSource => {
  const listing = createListing({ database, refreshRows })
  const search = createSearch({ database, refreshRows })
  const single = createReplicaProduct({ database, refreshRows, now })

  const readWholes = createReplicaProducts({ database, search, refreshRows, now })

  return {
    async list({ place, query, ...locale }, signal) {
      const { shop } = locale.market
      const title = place.kind === 'shop-collection' ? await readTitle(database, locale, place.handle) : null
      if (title === undefined) return null
      const asked = { ...locale, place: toSearchScope(place), query, now: now(), signal }
      const found =
        query.text === ''
          ? { ...(await listing.list(asked)), correction: null, ignored: [], isAboutGoods: true }
          : await search.search(query.text, asked)
      return { ...found, title, cacheTags: cacheTagsOfListing(shop, place) }
    },

    async search({ query, ...locale }, signal) {
      const asked = { ...locale, place: { kind: 'all' }, query, now: now(), signal } as const
      const found = await search.search(query.text, asked)
      return { ...found, title: null, cacheTags: [catalogueTag(locale.market.shop)] }
    },

    suggest: ({ text, ...locale }, signal) => search.suggest(text, { ...locale, now: now(), signal }),

    async home(locale, signal) {
      const ids = await findHomeIds(database, locale.market.shop)
      const all = [...new Set(Object.values(ids).flat())]
      const cards = await readCards(database, all, { ...locale, now: now(), refreshRows, signal })
      const byId = new Map(cards.map((card) => [numberOfGid(card.id), card]))
      const shown = (some: readonly number[]) => some.flatMap((id) => byId.get(id) ?? [])
      return {
        featured: shown(ids.featured),
        onSale: shown(ids.onSale),
        newest: shown(ids.newest),
        cacheTags: [catalogueTag(locale.market.shop)],
      }
    },

    product: single.product,

    async details({ handles, ...locale }, signal) {
      const rows = await single.rowsByHandle(handles, locale, signal)
      return rows.map((row) => toDetail(row, { ...locale, now: now(), named: row.named }))
    },

    collections: ({ which, ...locale }) => readReplicaCollections(database, locale, which),

    async products({ wanted, ...locale }, signal) {
      if (wanted.kind !== 'handles') return { ...(await readWholes(locale, wanted, signal)), readAt: now() }
      const rows = await single.rowsByHandle(wanted.handles, locale, signal)
      const products = rows.map((row) =>
        toFullProduct(toSourceProduct(row, locale.language, row.named), { market: locale.market, now: now() }),
      )
      return { products, total: products.length, readAt: now() }
    },
  }
}
