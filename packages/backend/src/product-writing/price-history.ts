import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency, Money } from '@dvaput/domain/money/money'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { priceChanges } from './price-changes.table.ts'

export type NewPrice = {
  readonly productId: number
  readonly variantGid: string
  readonly price: Money
  readonly compareAt: Money | null
}

const longest = 200

type Seen = {
  readonly product_id: number
  readonly variant_gid: string
  readonly price: number
  readonly compare_at: number | null
  readonly currency: Currency
}

/** A row for each variant that did not cost this before. */
const insertNew = `
  INSERT INTO backend.price_changes
    (shop, product_id, variant_gid, price_minor, compare_at_minor, currency, changed_by)
  SELECT $1, seen.product_id, seen.variant_gid, seen.price, seen.compare_at, seen.currency, $3
  FROM jsonb_to_recordset($2::jsonb)
    AS seen (product_id bigint, variant_gid text, price bigint, compare_at bigint, currency text)
  LEFT JOIN LATERAL (
    SELECT price_minor, compare_at_minor FROM backend.price_changes AS change
    WHERE change.shop = $1 AND change.variant_gid = seen.variant_gid ORDER BY change.id DESC LIMIT 1
  ) AS last ON true
  WHERE last.price_minor IS DISTINCT FROM seen.price OR last.compare_at_minor IS DISTINCT FROM seen.compare_at`

/** The webhook may have been faster than we: then the change is there, and lacks who made it. */
const nameAuthor = `
  UPDATE backend.price_changes AS change SET changed_by = $3
  FROM jsonb_to_recordset($2::jsonb) AS seen (variant_gid text, price bigint, compare_at bigint)
  WHERE change.shop = $1 AND change.variant_gid = seen.variant_gid AND change.changed_by IS NULL
    AND change.price_minor = seen.price AND change.compare_at_minor IS NOT DISTINCT FROM seen.compare_at
    AND change.changed_at > app_now() - interval '1 minute'
    AND change.id = (SELECT max(id) FROM backend.price_changes AS other
      WHERE other.shop = $1 AND other.variant_gid = seen.variant_gid)`

/** What every variant has cost since when, and who changed it. */
export const createPriceHistory = ({ database }: { readonly database: Database }) => {
  const write = async ({ client }: Transaction, shop: ShopHandle, seen: readonly Seen[], by: string | null) => {
    if (seen.length === 0) return
    const values = [shop, JSON.stringify(seen), by]
    if (by !== null) await client.query(nameAuthor, values)
    await client.query(insertNew, values)
  }

  return {
    /** For the sync: in the transaction that writes the products. */
    afterWriting: (tx: Transaction, shop: ShopHandle, changed: readonly CatalogueRecord[]): Promise<void> =>
      write(
        tx,
        shop,
        changed.flatMap(({ id, currency, variants }) =>
          variants.map(({ gid, priceMinor, compareAtMinor }) => ({
            ...{ product_id: id, variant_gid: gid, price: priceMinor, compare_at: compareAtMinor, currency },
          })),
        ),
        null,
      ),

    /** Made here, by this administrator. */
    recordPrices: (shop: ShopHandle, prices: readonly NewPrice[], by: string): Promise<void> =>
      database.inTransaction((tx) =>
        write(
          tx,
          shop,
          prices.map(({ productId, variantGid, price, compareAt }) => ({
            product_id: productId,
            variant_gid: variantGid,
            price: price.minor,
            compare_at: compareAt?.minor ?? null,
            currency: price.currency,
          })),
          by,
        ),
      ),

    /** The newest first. */
    listPrices: (shop: ShopHandle, productId: number) =>
      database.db
        .select({
          variantGid: priceChanges.variantGid,
          priceMinor: priceChanges.priceMinor,
          compareAtMinor: priceChanges.compareAtMinor,
          currency: priceChanges.currency,
          changedBy: priceChanges.changedBy,
          changedAt: priceChanges.changedAt,
        })
        .from(priceChanges)
        .where(and(eq(priceChanges.shop, shop), eq(priceChanges.productId, productId)))
        .orderBy(desc(priceChanges.id))
        .limit(longest),
  }
}

export type PriceHistory = ReturnType<typeof createPriceHistory>
