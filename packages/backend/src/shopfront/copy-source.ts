import type { Database } from '@dvaput/database/open-database'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { Locale } from '@dvaput/domain/markets/locale'
import { numberOfGid } from '@dvaput/integrations/storefront/reshape-copied'
import { createListing } from '../finding/listing.ts'
import { type RefreshRows, readCards } from '../finding/read-cards.ts'
import { createSearch } from '../finding/search.ts'
import { toSourceProduct } from '../finding/to-source-product.ts'
import type { CatalogueSource } from './catalogue-source.ts'
import { readCopiedCollections } from './copied-collections.ts'
import { createCopyProduct } from './copy-product.ts'
import { createCopyWholes } from './copy-wholes.ts'
import { toFoundPlace } from './found-place.ts'
import { findHomeIds } from './home-ids.ts'
import { tagsOfPlace } from './place-tags.ts'
import { toDetail } from './to-detail.ts'
import { toWholeProduct } from './whole-product.ts'

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
export const createCopySource = ({ database, refreshRows = asItIs, now }: Needs): CatalogueSource => {
  const listing = createListing({ database, refreshRows })
  const search = createSearch({ database, refreshRows })
  const single = createCopyProduct({ database, refreshRows, now })

  const readWholes = createCopyWholes({ database, search, refreshRows, now })

  return {
    async list({ place, query, ...locale }, signal) {
      const { shop } = locale.market
      const title = place.kind === 'shop-collection' ? await readTitle(database, locale, place.handle) : null
      if (title === undefined) return null
      const asked = { ...locale, place: toFoundPlace(place), query, now: now(), signal }
      const found =
        query.text === ''
          ? { ...(await listing.list(asked)), correction: null, ignored: [], isAboutGoods: true }
          : await search.search(query.text, asked)
      return { ...found, title, cacheTags: tagsOfPlace(shop, place) }
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

    collections: ({ which, ...locale }) => readCopiedCollections(database, locale, which),

    async products({ wanted, ...locale }, signal) {
      if (wanted.kind !== 'handles') return { ...(await readWholes(locale, wanted, signal)), readAt: now() }
      const rows = await single.rowsByHandle(wanted.handles, locale, signal)
      const products = rows.map((row) =>
        toWholeProduct(toSourceProduct(row, locale.language, row.named), { market: locale.market, now: now() }),
      )
      return { products, total: products.length, readAt: now() }
    },
  }
}
