import type { Transaction } from '@dvaput/database/in-transaction'
import { type StockLine, toQuantities } from '../../stock/lock-stock.ts'
import type { StockShortage } from '../../stock/stock.ts'
import type { BuyerStanding } from '../buyer-standing.ts'

/** Of one variant, at once and unpaid: so many, or this part of what lies there. Who has paid before may take it all. */
const shares = {
  anonymous: { units: 10, part: 4 },
  'signed-in': { units: 25, part: 2 },
} as const satisfies Partial<Record<BuyerStanding['level'], { units: number; part: number }>>

type UnitsQuery = {
  readonly standing: BuyerStanding
  readonly buyerKey: string
  readonly token: string
  readonly lines: readonly StockLine[]
}

/**
 * What this buyer may take at most of the variants of which more is asked, with the client's other holds and its unpaid
 * orders of the day. The caller has counted this purchase, which serialises the client's checkouts.
 */
export const checkUnits = async (
  { client }: Transaction,
  { standing, buyerKey, token, lines }: UnitsQuery,
): Promise<readonly StockShortage[]> => {
  if (standing.level === 'has-paid') return []
  const { units, part } = shares[standing.level]
  const requested = toQuantities(lines)
  const { rows } = await client.query<{ variant_id: string; on_hand: number; held: number; ordered: number }>(
    `WITH held AS (
       SELECT hold.variant_id, hold.quantity FROM platform.purchase_counts AS counted
       JOIN platform.stock_holds AS hold ON hold.holder = 'checkout:' || counted.checkout_token
       WHERE counted.kind = 'hold' AND counted.buyer_hash = $1 AND counted.checkout_token <> $2
         AND hold.expires_at > app_now()
     ), ordered AS (
       SELECT line.variant_id, line.quantity FROM platform.purchase_counts AS counted
       JOIN platform.orders ON orders.checkout_token = counted.checkout_token
       JOIN platform.order_lines AS line ON line.order_id = orders.id
       WHERE counted.kind = 'unpaid-order' AND counted.buyer_hash = $1
         AND orders.financial_status = 'pending' AND orders.cancelled_at IS NULL
     )
     SELECT stock.variant_id, stock.on_hand,
       (SELECT coalesce(sum(quantity), 0) FROM held WHERE held.variant_id = stock.variant_id)::int AS held,
       (SELECT coalesce(sum(quantity), 0) FROM ordered WHERE ordered.variant_id = stock.variant_id)::int AS ordered
     FROM platform.stock JOIN platform.product_variants AS variant ON variant.id = stock.variant_id
     WHERE stock.variant_id = ANY($3::bigint[]) AND variant.tracked AND NOT variant.continue_selling`,
    [buyerKey, token, [...requested.keys()]],
  )
  return rows.flatMap(({ variant_id: id, on_hand: onHand, held, ordered }) => {
    const most = Math.max(units, Math.ceil((onHand + ordered) / part)) - held - ordered
    return (requested.get(Number(id)) ?? 0) > most ? [{ variantId: Number(id), available: Math.max(0, most) }] : []
  })
}
