import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'
import { isPastCursor, microsOf, parseCursor } from '../time-cursor.ts'

type SlowStockQuery = {
  /** So long on sale, and so long without an order. */
  readonly days: number
  readonly shop?: ShopHandle | undefined
  readonly after?: string | undefined
  readonly limit?: number
}

type SlowProduct = {
  /** As `main-7`. */
  readonly key: string
  readonly shop: ShopHandle
  readonly id: number
  readonly handle: string
  readonly titles: InLanguages
  readonly stock: number
  /** Of the cheapest variant. */
  readonly priceMinor: number
  readonly currency: Currency
  readonly daysListed: number
  readonly micros: string
}

type AgeCount = { readonly shop: ShopHandle; readonly fromDays: number; readonly products: number }

const pageSize = 50
/** How old slow stock is, in steps. */
const ageSteps = [30, 60, 90, 180, 365]

/** SQL: the shop knows longer than our replica since when it sells it. */
const since = 'coalesce(published_at, first_listed_at)'

/** Products of orders since then, by the ids of their variants. */
const slow = `
  WITH bought AS (
    SELECT DISTINCT orders.shop, line ->> 'variantId' AS gid
    FROM backend.orders, jsonb_array_elements(snapshot -> 'lines') AS line
    WHERE processed_at > app_now() - make_interval(days => $1) AND snapshot ->> 'cancelledAt' IS NULL),
  sold AS (
    SELECT DISTINCT product.shop, product.id
    FROM bought JOIN backend.catalogue_products AS product
      ON product.shop = bought.shop AND jsonb_path_query_array(product.variants, '$[*].gid') ? bought.gid),
  slow AS (
    SELECT shop || '-' || id AS key, shop, id::float8 AS id, handle, titles, stock, price_minor::float8 AS "priceMinor",
      currency, ${since} AS since,
      floor(extract(epoch FROM app_now() - ${since}) / 86400)::int AS "daysListed"
    FROM backend.catalogue_products AS product
    WHERE listed AND stock > 0 AND ${since} < app_now() - make_interval(days => $1)
      AND ($2::text IS NULL OR shop = $2)
      AND NOT EXISTS (SELECT FROM sold WHERE sold.shop = product.shop AND sold.id = product.id))`

const listQuery = `${slow}
  SELECT *, ${microsOf('since')} AS micros FROM slow WHERE ${isPastCursor('since', 'key', 3, '>')}
  ORDER BY since, key LIMIT $5`

const ageQuery = `${slow}
  SELECT shop, (ARRAY[${ageSteps}])[greatest(width_bucket("daysListed", ARRAY[${ageSteps}]), 1)] AS "fromDays",
    count(*)::int AS products
  FROM slow GROUP BY shop, "fromDays" ORDER BY shop, "fromDays"`

/** Products of the shops that nobody has ordered for so long, the longest on sale first. */
export const createListSlowStock = ({ pool }: Pick<Database, 'pool'>) => ({
  async list({ days, shop, after, limit = pageSize }: SlowStockQuery) {
    const found = await pool.query<SlowProduct>(listQuery, [days, shop ?? null, ...parseCursor(after), limit + 1])
    const products = found.rows.slice(0, limit)
    const last = found.rows.length > limit ? products.at(-1) : undefined
    return { products, next: last ? `${last.micros}_${last.key}` : null }
  },

  /** How many there are of each age. */
  async countByAge({ days, shop }: Pick<SlowStockQuery, 'days' | 'shop'>): Promise<readonly AgeCount[]> {
    return (await pool.query<AgeCount>(ageQuery, [days, shop ?? null])).rows
  },
})
