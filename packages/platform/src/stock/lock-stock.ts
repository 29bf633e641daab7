import type { Transaction } from '@dvaput/database/in-transaction'

export type StockLine = { readonly variantId: number; readonly quantity: number }

export const toQuantities = (lines: readonly StockLine[]): Map<number, number> => {
  const sums = new Map<number, number>()
  for (const { variantId, quantity } of lines) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}

/**
 * Locks the rows of these variants and of whatever the holders hold, in ascending order like everybody, so that two
 * buyers wait for each other and never in a circle.
 */
export const lockRows = async (tx: Transaction, variantIds: readonly number[], holders: readonly string[]) => {
  await tx.client.query(
    // One list, not an OR of two: for the latter PostgreSQL reads the stock of every variant there is.
    `SELECT FROM platform.stock
     WHERE variant_id = ANY($1::bigint[] || ARRAY(SELECT variant_id FROM platform.stock_holds WHERE holder = ANY($2::text[])))
     ORDER BY variant_id FOR NO KEY UPDATE`,
    [variantIds, holders],
  )
}

/** Locks these variants and ends their holds that have run out, without waiting for the job that ends them all. */
export const lockStock = async (tx: Transaction, variantIds: readonly number[], holders: readonly string[] = []) => {
  await lockRows(tx, variantIds, holders)
  if (variantIds.length === 0) return
  await tx.client.query(
    `WITH gone AS (
       DELETE FROM platform.stock_holds WHERE variant_id = ANY($1::bigint[]) AND expires_at <= app_now()
       RETURNING variant_id, quantity
     ), sums AS (SELECT variant_id, sum(quantity)::int AS quantity FROM gone GROUP BY variant_id)
     UPDATE platform.stock SET reserved = reserved - sums.quantity, unnotified_since = coalesce(stock.unnotified_since, app_now())
     FROM sums WHERE stock.variant_id = sums.variant_id`,
    [variantIds],
  )
}

type Cover = 'untracked' | { readonly available: number; readonly continueSelling: boolean }

/**
 * What these holders could take of each variant together, their own holds and those that have run out included; a
 * variant that does not exist covers nothing, not even what was held of it while it did.
 */
export const readCovers = async (
  tx: Transaction,
  variantIds: readonly number[],
  holders: readonly string[],
): Promise<ReadonlyMap<number, Cover>> => {
  const { rows } = await tx.client.query<{
    variant_id: string
    tracked: boolean | null
    continue_selling: boolean | null
    available: number
  }>(
    `SELECT requested.variant_id, variant.tracked, variant.continue_selling,
       coalesce(stock.on_hand - stock.reserved + coalesce(free.quantity, 0), 0)::int AS available
     FROM unnest($1::bigint[]) AS requested(variant_id)
     LEFT JOIN platform.product_variants AS variant ON variant.id = requested.variant_id
     LEFT JOIN platform.stock ON stock.variant_id = requested.variant_id
     LEFT JOIN LATERAL (
       SELECT sum(quantity) AS quantity FROM platform.stock_holds
       WHERE stock_holds.variant_id = requested.variant_id AND (holder = ANY($2::text[]) OR expires_at <= app_now())
     ) AS free ON true`,
    [variantIds, holders],
  )
  return new Map(
    rows.map(({ variant_id, tracked, continue_selling, available }) => [
      Number(variant_id),
      tracked === false ? 'untracked' : { available, continueSelling: continue_selling === true },
    ]),
  )
}
