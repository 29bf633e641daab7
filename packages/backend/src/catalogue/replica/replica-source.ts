import type { Database } from '@dvaput/database/open-database'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { numberOfGid } from '@dvaput/integrations/storefront/reshape-catalogue-record'
import type { CatalogueReads } from '../catalogue-source.ts'
import { cacheTagsOfListing } from '../listing-cache-tags.ts'
import { toSourceProduct } from '../storefront/to-source-product.ts'
import { toDetail } from '../to-detail.ts'
import { toSearchScope } from '../to-search-scope.ts'
import { findHomeIds } from './find-home-ids.ts'
import { type RefreshRows, readCards } from './read-cards.ts'
import { readProducts } from './read-products.ts'
import { readReplicaCollections } from './replica-collections.ts'
import { createReplicaLines } from './replica-lines.ts'
import { createReplicaListing } from './replica-listing.ts'
import { readReplicaMenus } from './replica-menus.ts'
import { createReplicaProduct } from './replica-product.ts'
import type { ReplicaState } from './replica-state.ts'

const findNewestIds = async ({ pool }: Pick<Database, 'pool'>, shop: ShopHandle, limit: number) => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM backend.catalogue_entries WHERE shop = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
    [shop, limit],
  )
  return { ids: rows.map(({ id }) => Number(id)), total: rows.length }
}

type Needs = {
  readonly database: Database
  readonly state: Pick<ReplicaState, 'checkComplete'>
  /** Joins live price and stock; without it the replica answers as it is. */
  readonly refreshRows?: RefreshRows
  readonly now: () => Date
}

const asTheyAre: RefreshRows = async (rows) => rows

const readTitle = async ({ pool }: Database, { market, language }: Locale, handle: string) => {
  const { rows } = await pool.query<{ title: string }>(
    `SELECT titles ->> $3 AS title FROM backend.catalogue_collections
     WHERE shop = $1 AND handle = $2 AND removed_at IS NULL LIMIT 1`,
    [market.shop, handle, language],
  )
  return rows[0]?.title
}

/** Our replica of the shops' catalogues. It refuses until the first sync of a shop is complete. */
export const createReplicaSource = ({ database, state, refreshRows = asTheyAre, now }: Needs): CatalogueReads => {
  const listing = createReplicaListing({ database, refreshRows, now })
  const single = createReplicaProduct({ database, refreshRows, now })

  const readLines = createReplicaLines({ database, refreshRows, now })

  const findProductIds = async (locale: Locale, which: { kind: 'newest' | 'text'; text?: string; limit: number }) => {
    if (which.kind === 'newest') return findNewestIds(database, locale.market.shop, which.limit)
    const { ids, total } = await listing.find(locale, { ...emptyListingQuery, text: which.text ?? '' })
    return { ids: ids.slice(0, which.limit), total }
  }

  const reads: CatalogueReads = {
    async list({ locale, scope, query }, signal) {
      const title = scope.kind === 'shop-collection' ? await readTitle(database, locale, scope.handle) : null
      if (title === undefined) return null
      const listed = await listing.list({ locale, scope: toSearchScope(scope), query }, signal)
      return { ...listed, title, cacheTags: cacheTagsOfListing(locale.market.shop, scope) }
    },

    suggest: ({ locale, text }, signal) => listing.suggest(locale, text, signal),

    async home({ locale }, signal) {
      const ids = await findHomeIds(database, locale.market.shop)
      const all = [...new Set(Object.values(ids).flat())]
      const cards = await readCards(database, all, { locale, now: now(), refreshRows, signal })
      const byId = new Map(cards.map((card) => [numberOfGid(card.id), card]))
      const cardsOf = (some: readonly number[]) => some.flatMap((id) => byId.get(id) ?? [])
      return {
        featured: cardsOf(ids.featured),
        onSale: cardsOf(ids.onSale),
        newest: cardsOf(ids.newest),
        cacheTags: [catalogueTag(locale.market.shop)],
      }
    },

    product: single.product,

    async details({ locale, handles }, signal) {
      const rows = await single.rowsByHandle(handles, locale, signal)
      return rows.map((row) => toDetail(row, { ...locale, now: now(), named: row.named }))
    },

    lines: ({ locale, lines }, signal) => readLines(lines, locale, signal),

    collections: ({ locale, which }) => readReplicaCollections(database, locale, which),

    menus: ({ locale }) => readReplicaMenus(database, locale.market.shop),

    async products({ locale, which }, signal) {
      const options = { locale, now: now(), refreshRows, signal }
      if (which.kind === 'handles') {
        const rows = await single.rowsByHandle(which.handles, locale, signal)
        const products = rows.map((row) =>
          reshapeProduct(toSourceProduct(row, locale.language, row.named), { market: locale.market, now: now() }),
        )
        return { products, total: products.length, readAt: now() }
      }
      const { ids, total } = await findProductIds(locale, which)
      return { products: await readProducts(database, ids, options), total, readAt: now() }
    },
  }

  const whenComplete =
    <Query extends { readonly locale: Locale }, Result>(read: (query: Query, signal: AbortSignal) => Promise<Result>) =>
    async (query: Query, signal: AbortSignal): Promise<Result> => {
      await state.checkComplete(query.locale.market.shop)
      return read(query, signal)
    }

  return {
    list: whenComplete(reads.list),
    suggest: whenComplete(reads.suggest),
    home: whenComplete(reads.home),
    product: whenComplete(reads.product),
    details: whenComplete(reads.details),
    products: whenComplete(reads.products),
    lines: whenComplete(reads.lines),
    collections: whenComplete(reads.collections),
    menus: whenComplete(reads.menus),
  }
}
