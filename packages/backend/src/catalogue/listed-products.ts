import type { Database } from '@dvaput/database/open-database'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { readProducts } from './replica/read-products.ts'

/** What a sitemap says of a product. */
export type ListedUrl = {
  readonly handle: string
  readonly updatedAt: Date
  /** URLs of its pictures, in their order. */
  readonly pictures: readonly string[]
}

/** The collections, types and tags under which a shop lists products. */
export type ListedNames = {
  readonly collections: ReadonlySet<string>
  readonly productTypes: ReadonlySet<string>
  /** Folded. */
  readonly tags: ReadonlySet<string>
  readonly hasSale: boolean
}

type UrlRow = { id: string; handle: string; updated_at: Date; pictures: string[] }
type NamesRow = { collections: string[]; types: string[]; tags: string[]; has_sale: boolean }

const pageSize = 200

/**
 * All listed products of a shop, in the order of their ids and a page at a time: a hundred thousand take no more memory
 * than two hundred, and no transaction waits for a slow reader.
 */
export const createListedProducts = ({
  database,
  now = () => new Date(),
}: {
  readonly database: Database
  readonly now?: () => Date
}) => {
  const { pool } = database

  const nextIds = async (shop: ShopHandle, after: number): Promise<number[]> => {
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id FROM backend.catalogue_entries WHERE shop = $1 AND id > $2 ORDER BY id LIMIT $3',
      [shop, after, pageSize],
    )
    return rows.map(({ id }) => Number(id))
  }

  return {
    /** Cut into files of so many: the last change in each. */
    async files(shop: ShopHandle, size: number): Promise<Date[]> {
      const { rows } = await pool.query<{ updated_at: Date }>(
        `SELECT max(updated_at) AS updated_at
         FROM (SELECT updated_at, (row_number() OVER (ORDER BY id) - 1) / $2 AS file
               FROM backend.catalogue_products WHERE shop = $1 AND listed) AS numbered
         GROUP BY file ORDER BY file`,
        [shop, size],
      )
      return rows.map(({ updated_at: updatedAt }) => updatedAt)
    },

    /** Products number `from` to `from + count` of all, counted from zero. */
    async urls(shop: ShopHandle, { from, count }: { from: number; count: number }): Promise<ListedUrl[]> {
      const { rows } = await pool.query<UrlRow>(
        `SELECT product.id, product.handle, product.updated_at,
           ARRAY(SELECT image ->> 'url' FROM jsonb_array_elements(product.images) AS image) AS pictures
         FROM (SELECT id FROM backend.catalogue_entries WHERE shop = $1 ORDER BY id OFFSET $2 LIMIT $3) AS chosen
         JOIN backend.catalogue_products AS product ON product.shop = $1 AND product.id = chosen.id
         ORDER BY product.id`,
        [shop, from, count],
      )
      return rows.map(({ handle, updated_at: updatedAt, pictures }) => ({ handle, updatedAt, pictures }))
    },

    async names(shop: ShopHandle): Promise<ListedNames> {
      const { rows } = await pool.query<NamesRow>(
        `SELECT coalesce(array_agg(DISTINCT product_type), '{}') AS types, coalesce(bool_or(on_sale), false) AS has_sale,
           ARRAY(SELECT DISTINCT unnest(collections) FROM backend.catalogue_entries WHERE shop = $1) AS collections,
           ARRAY(SELECT DISTINCT unnest(tags) FROM backend.catalogue_entries WHERE shop = $1) AS tags
         FROM backend.catalogue_entries WHERE shop = $1`,
        [shop],
      )
      const [
        { collections, types, tags, has_sale: hasSale } = { collections: [], types: [], tags: [], has_sale: false },
      ] = rows
      return { collections: new Set(collections), productTypes: new Set(types), tags: new Set(tags), hasSale }
    },

    /** As the shop's pages know them; each page of them is read when the one before is used up. */
    async *products(locale: Locale): AsyncGenerator<readonly Product[], void, undefined> {
      let ids = await nextIds(locale.market.shop, 0)
      while (ids.length > 0) {
        yield await readProducts(database, ids, { locale, now: now() })
        ids = await nextIds(locale.market.shop, ids.at(-1) ?? Number.MAX_SAFE_INTEGER)
      }
    },
  }
}

export type ListedProducts = ReturnType<typeof createListedProducts>
