import type { Transaction } from '@dvaput/database/in-transaction'
import { lockRows, lockStock, readCovers, type StockLine, toQuantities } from './lock-stock.ts'

export type StockShortage = { readonly variantId: number; readonly available: number }
export type StockResult = { readonly ok: true } | { readonly ok: false; readonly short: readonly StockShortage[] }

type Quantities = ReadonlyMap<number, number>

const columns = (quantities: Quantities) => [[...quantities.keys()], [...quantities.values()]]

/** What is taken off the shelf: of a backorder only what lies there, so `on_hand` never goes below zero. */
const plan = async (tx: Transaction, lines: readonly StockLine[], holders: readonly string[]) => {
  const requested = toQuantities(lines)
  await lockRows(tx, [...requested.keys()], holders)
  const short: StockShortage[] = []
  const taken = new Map<number, number>()
  for (const [variantId, cover] of await readCovers(tx, [...requested.keys()], holders)) {
    const quantity = requested.get(variantId) ?? 0
    if (cover === 'untracked') continue
    const available = Math.max(0, cover.available)
    if (quantity > available && !cover.continueSelling) short.push({ variantId, available })
    if (Math.min(quantity, available) > 0) taken.set(variantId, Math.min(quantity, available))
  }
  return { short, taken }
}

/**
 * What is taken ($1, $2) and, in the same statement, the holds that end with it: the taker's own ($3) and those of these
 * variants that have run out. Whoever takes has the lock that all others wait for.
 */
const takenAndReleased = `WITH taken AS (SELECT * FROM unnest($1::bigint[], $2::int[]) AS taken(variant_id, quantity)),
  gone AS (
    DELETE FROM platform.stock_holds
    WHERE holder = ANY($3::text[]) OR (variant_id = ANY($1::bigint[]) AND expires_at <= app_now())
    RETURNING variant_id, quantity
  ), sums AS (SELECT variant_id, sum(quantity)::int AS quantity FROM gone GROUP BY variant_id),
  changes AS (
    SELECT variant_id, taken.quantity AS requested, coalesce(sums.quantity, 0) AS released
    FROM taken FULL JOIN sums USING (variant_id)
  )`

const checkAllTaken = (taken: Quantities, rows: readonly { quantity: number | null }[]) => {
  if (rows.filter(({ quantity }) => quantity !== null).length !== taken.size)
    throw new Error('stock changed under its lock')
}

/** Less what others hold for this buyer already, and go on holding. */
const withoutHeldBy = async (tx: Transaction, holders: readonly string[], taken: Quantities): Promise<Quantities> => {
  if (holders.length === 0) return taken
  const { rows } = await tx.client.query<{ variant_id: string; quantity: number }>(
    `SELECT variant_id, sum(quantity)::int AS quantity FROM platform.stock_holds
     WHERE holder = ANY($1::text[]) AND expires_at > app_now() GROUP BY variant_id`,
    [holders],
  )
  const held = new Map(rows.map(({ variant_id: id, quantity }) => [Number(id), quantity]))
  return new Map(
    [...taken].flatMap(([id, quantity]) => {
      const missing = quantity - (held.get(id) ?? 0)
      return missing > 0 ? [[id, missing] as const] : []
    }),
  )
}

type Hold = {
  readonly holder: string
  readonly lines: readonly StockLine[]
  readonly seconds: number
  /** Holds that this buyer may use up, and that stay as they are until something is sold. */
  readonly alsoHeldBy?: readonly string[]
}

/** Nothing changes unless everything is there. A holder has one hold: a second one replaces the first. */
export const holdStock = async (
  tx: Transaction,
  { holder, lines, seconds, alsoHeldBy = [] }: Hold,
): Promise<StockResult> => {
  const { short, taken: all } = await plan(tx, lines, [holder, ...alsoHeldBy])
  if (short.length > 0) return { ok: false, short }
  const taken = await withoutHeldBy(tx, alsoHeldBy, all)
  const { rows } = await tx.client.query<{ quantity: number | null }>(
    `${takenAndReleased}
     UPDATE platform.stock SET reserved = reserved - released + coalesce(requested, 0),
       unnotified_since = coalesce(stock.unnotified_since, app_now())
     FROM changes
     WHERE stock.variant_id = changes.variant_id AND stock.on_hand - stock.reserved + released >= coalesce(requested, 0)
     RETURNING requested AS quantity`,
    [...columns(taken), [holder]],
  )
  checkAllTaken(taken, rows)
  await tx.client.query(
    `INSERT INTO platform.stock_holds (holder, variant_id, quantity, expires_at)
     SELECT $3, variant_id, quantity, app_now() + make_interval(secs => $4)
     FROM unnest($1::bigint[], $2::int[]) AS held(variant_id, quantity)`,
    [...columns(taken), holder, seconds],
  )
  return { ok: true }
}

/** A hold that is gone already, released or expired, is no mistake. */
export const releaseHold = async (tx: Transaction, holder: string): Promise<void> => {
  await lockStock(tx, [], [holder])
  await tx.client.query(
    `WITH gone AS (DELETE FROM platform.stock_holds WHERE holder = $1 RETURNING variant_id, quantity)
     UPDATE platform.stock SET reserved = reserved - gone.quantity, unnotified_since = coalesce(stock.unnotified_since, app_now())
     FROM gone WHERE stock.variant_id = gone.variant_id`,
    [holder],
  )
}

/** Sold once for one reference, however often it is called; the holders' holds are used up. */
export const sellStock = async (
  tx: Transaction,
  { holders = [], lines, reference }: { holders?: readonly string[]; lines: readonly StockLine[]; reference: string },
): Promise<StockResult> => {
  const sold = await tx.client.query(
    `SELECT FROM platform.stock_movements
     WHERE variant_id = ANY($1::bigint[]) AND reason = 'sale' AND reference = $2 LIMIT 1`,
    [lines.map(({ variantId }) => variantId), reference],
  )
  if (sold.rowCount !== 0) return { ok: true }
  const { short, taken } = await plan(tx, lines, holders)
  if (short.length > 0) return { ok: false, short }
  const { rows } = await tx.client.query<{ quantity: number | null }>(
    `${takenAndReleased}, moved AS (
       INSERT INTO platform.stock_movements (variant_id, quantity, reason, reference)
       SELECT variant_id, -quantity, 'sale', $4 FROM taken
     )
     UPDATE platform.stock SET reserved = reserved - released, on_hand = on_hand - coalesce(requested, 0),
       unnotified_since = coalesce(stock.unnotified_since, app_now())
     FROM changes
     WHERE stock.variant_id = changes.variant_id AND stock.on_hand - stock.reserved + released >= coalesce(requested, 0)
     RETURNING requested AS quantity`,
    [...columns(taken), holders, reference],
  )
  checkAllTaken(taken, rows)
  return { ok: true }
}

const giveBack = async (
  tx: Transaction,
  quantities: Quantities,
  reason: 'restock' | 'adjustment' | 'opening',
  reference: string,
) => {
  await tx.client.query(
    `WITH moved AS (
       INSERT INTO platform.stock_movements (variant_id, quantity, reason, reference)
       SELECT variant_id, quantity, $3, $4 FROM unnest($1::bigint[], $2::int[]) AS given(variant_id, quantity)
       ON CONFLICT ON CONSTRAINT stock_movements_once DO NOTHING
       RETURNING variant_id, quantity
     )
     UPDATE platform.stock SET on_hand = on_hand + moved.quantity,
       -- Who adjusts by hand tells of it at once.
       unnotified_since = coalesce(stock.unnotified_since, CASE WHEN $3 = 'restock' THEN app_now() END)
     FROM moved
     WHERE stock.variant_id = moved.variant_id`,
    [...columns(quantities), reason, reference],
  )
}

/**
 * Puts sold units back, once for one reference; never more than the sale `soldAs` took, less what came back already:
 * the part of a backorder that never lay on the shelf does not appear there.
 */
export const restock = async (
  tx: Transaction,
  { lines, reference, soldAs }: { lines: readonly StockLine[]; reference: string; soldAs: string },
): Promise<void> => {
  const requested = toQuantities(lines)
  await lockStock(tx, [...requested.keys()])
  const { rows } = await tx.client.query<{ variant_id: string; outside: string }>(
    `SELECT movement.variant_id, -sum(movement.quantity) AS outside
     FROM platform.stock_movements AS movement
     JOIN platform.stock USING (variant_id)
     WHERE movement.variant_id = ANY($1::bigint[])
       AND ((reason = 'sale' AND reference = $2) OR (reason = 'restock' AND starts_with(reference, $2 || ':')))
     GROUP BY movement.variant_id`,
    [[...requested.keys()], soldAs],
  )
  const back = rows
    .map(
      ({ variant_id: id, outside }) => [Number(id), Math.min(requested.get(Number(id)) ?? 0, Number(outside))] as const,
    )
    .filter(([, quantity]) => quantity > 0)
  await giveBack(tx, new Map(back), 'restock', `${soldAs}:${reference}`)
}

/** By hand or at a variant's birth. Refused where it would drop below what is held. */
export const adjustStock = async (
  tx: Transaction,
  {
    variantId,
    delta,
    reference,
    reason = 'adjustment',
  }: { variantId: number; delta: number; reference: string; reason?: 'adjustment' | 'opening' },
): Promise<StockResult> => {
  await tx.client.query('INSERT INTO platform.stock (variant_id) VALUES ($1) ON CONFLICT DO NOTHING', [variantId])
  await lockStock(tx, [variantId])
  const { rows } = await tx.client.query<{ available: number; done: boolean }>(
    `SELECT on_hand - reserved AS available, EXISTS (
       SELECT FROM platform.stock_movements WHERE variant_id = $1 AND reason = $2 AND reference = $3
     ) AS done FROM platform.stock WHERE variant_id = $1`,
    [variantId, reason, reference],
  )
  const { available = 0, done = false } = rows[0] ?? {}
  if (done) return { ok: true }
  if (available + delta < 0) return { ok: false, short: [{ variantId, available }] }
  await giveBack(tx, new Map([[variantId, delta]]), reason, reference)
  if (reason === 'adjustment')
    await tx.client.query(
      `UPDATE platform.products SET updated_at = app_now()
       WHERE id = (SELECT product_id FROM platform.product_variants WHERE id = $1)`,
      [variantId],
    )
  return { ok: true }
}
