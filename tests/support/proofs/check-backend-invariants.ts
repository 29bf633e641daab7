import type { Database } from '@dvaput/database/open-database'
import { sharedFigures } from '@dvaput/domain/markets/shared-profile'

const { perProduct, perCustomer } = sharedFigures.reservationLimits

const numberOf = (gid: string) => `split_part(${gid}, '/', 5)`
const isOpen = `state IN ('requested', 'approved', 'received')`

/** What the tables of reservations, checkouts, the orders record, temporary products and returns must say; every statement must find nothing. */
const statements = {
  'I3 a reservation without its units, or units without their reservation': `
    SELECT reservation.id::text FROM backend.reservations AS reservation,
      jsonb_to_recordset(lines) AS line("variantId" text, quantity int)
    WHERE state = 'held' AND expires_at > app_now() AND line.quantity <> coalesce((
      SELECT sum(quantity) FROM platform.stock_holds
      WHERE holder = 'draft:' || ${numberOf('draft_id')} AND variant_id::text = ${numberOf('line."variantId"')}), 0)
    UNION ALL SELECT draft.id::text FROM platform.draft_orders AS draft JOIN platform.stock_holds ON holder = 'draft:' || draft.id
    WHERE 'reservation' = ANY(tags) AND NOT EXISTS (
      SELECT FROM backend.reservations
      WHERE state IN ('placing', 'held', 'completing') AND 'reservation-' || reservations.id = ANY(draft.tags))`,
  'I3 a customer who holds more than the limits': `
    SELECT customer_id FROM backend.reservations, jsonb_to_recordset(lines) AS line("variantId" text, quantity int)
    WHERE state IN ('placing', 'held', 'completing') GROUP BY customer_id, "variantId" HAVING sum(quantity) > ${perProduct}
    UNION ALL SELECT customer_id FROM backend.reservations, jsonb_to_recordset(lines) AS line(quantity int)
    WHERE state IN ('placing', 'held', 'completing') GROUP BY customer_id HAVING sum(quantity) > ${perCustomer}`,
  'I4 a reservation with two drafts, or another order than its own': `
    SELECT tag FROM platform.draft_orders, unnest(tags) AS tag WHERE tag LIKE 'reservation-%' GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT tag FROM platform.orders, unnest(tags) AS tag WHERE tag LIKE 'reservation-%' AND NOT EXISTS (
      SELECT FROM backend.reservations WHERE 'reservation-' || id = tag AND order_id = 'gid://shopify/Order/' || orders.id)
    UNION ALL SELECT id::text FROM backend.reservations WHERE state = 'completed' AND NOT EXISTS (
      SELECT FROM platform.orders WHERE 'gid://shopify/Order/' || orders.id = order_id)`,
  'I4 an order that is not recorded as it is': `
    SELECT placed.id::text FROM platform.orders AS placed JOIN platform.shops ON shops.id = shop_id
    LEFT JOIN backend.orders AS recorded ON recorded.id = handle || '-' || placed.id
    WHERE recorded.id IS NULL OR (snapshot -> 'total' ->> 'minor')::bigint <> placed.total
      OR (snapshot -> 'refunded' ->> 'minor')::bigint <> placed.refunded_total
      OR snapshot ->> 'financialStatus' <> upper(financial_status)`,
  'I4 a checkout and an order that do not agree': `
    SELECT checkouts.id::text FROM backend.checkouts WHERE state = 'ordered' AND NOT EXISTS (
      SELECT FROM backend.orders WHERE orders.id = order_id AND checkout_id = checkouts.id::text AND orders.shop = checkouts.shop)
    UNION ALL SELECT recorded.id FROM backend.orders AS recorded
      JOIN backend.checkouts ON checkouts.id::text = checkout_id AND checkouts.shop = recorded.shop WHERE state <> 'ordered'
    UNION ALL SELECT order_id FROM backend.checkouts WHERE order_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
  'I4 two checkouts for one cart of one browser': `
    SELECT fingerprint FROM backend.checkouts WHERE state IN ('placing', 'open') GROUP BY browser_hash, 1 HAVING count(*) > 1`,
  'I6 a return that was not refunded as its refund says, or twice': `
    SELECT refund.id::text FROM backend.refunds AS refund WHERE subject_kind = 'return' AND (state = 'done') <> (1 = (
      SELECT count(*) FROM platform.refunds WHERE note LIKE '%[return-' || refund.id || ']' AND amount = refund.amount))
    UNION ALL SELECT note FROM platform.refunds WHERE note LIKE '%[return-%]' AND NOT EXISTS (
      SELECT FROM backend.refunds WHERE state = 'done' AND note LIKE '%[return-' || refunds.id || ']')
    UNION ALL SELECT request.id::text FROM backend.return_requests AS request WHERE (state = 'refunded') <> (1 = (
      SELECT count(*) FROM backend.refunds WHERE subject_id = request.id::text AND refunds.state = 'done'))`,
  'I6 an order that was not refunded as its refund says, or twice': `
    SELECT refund.id::text FROM backend.refunds AS refund WHERE subject_kind = 'order' AND (state = 'done') <> (1 = (
      SELECT count(*) FROM platform.refunds WHERE note LIKE '%[admin-' || refund.key || ']' AND amount = refund.amount))
    UNION ALL SELECT note FROM platform.refunds WHERE note LIKE '%[admin-%]' AND NOT EXISTS (
      SELECT FROM backend.refunds WHERE state = 'done' AND note LIKE '%[admin-' || refunds.key || ']')`,
  'I6 a unit that stands in two returns': `
    SELECT line ->> 'id' FROM backend.orders AS recorded, jsonb_array_elements(snapshot -> 'lines') AS line
    WHERE (line ->> 'currentQuantity')::int < (
      SELECT sum(returned.quantity) FROM backend.return_requests,
        jsonb_to_recordset(lines) AS returned("lineId" text, quantity int)
      WHERE order_id = recorded.id AND ${isOpen} AND "lineId" = line ->> 'id')`,
  'I7 an order of temporary products that is cancelled or refunded and stays at the warehouse, or never got there': `
    SELECT recorded.id FROM backend.orders AS recorded JOIN backend.temporary_products ON order_id = recorded.id
    CROSS JOIN LATERAL (SELECT snapshot ->> 'cancelledAt' IS NOT NULL
      OR (snapshot -> 'refunded' ->> 'minor')::bigint >= (snapshot -> 'total' ->> 'minor')::bigint AS is_over) AS state
    WHERE (is_over AND handed_over_at IS NOT NULL AND called_off_at IS NULL AND jsonb_array_length(snapshot -> 'fulfilments') = 0)
      OR (NOT is_over AND called_off_at IS NOT NULL)
      OR (NOT is_over AND handed_over_at IS NULL AND (snapshot -> 'outstanding' ->> 'minor')::bigint = 0)`,
  'I9 a step of a reservation or a return that nobody was told of': `
    SELECT id::text FROM backend.reservations WHERE draft_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM backend.mails WHERE key = 'reservation-made:' || reservations.id)
    UNION ALL SELECT id::text FROM backend.reservations WHERE state IN ('cancelled', 'expired', 'released')
      AND NOT EXISTS (SELECT FROM backend.mails WHERE key = 'reservation-' || state || ':' || reservations.id)
    UNION ALL SELECT return_id::text FROM backend.return_steps JOIN backend.return_requests ON return_requests.id = return_id
      WHERE return_steps.state <> 'refunded' AND email <> ''
        AND NOT EXISTS (SELECT FROM backend.mails WHERE key = 'return:' || return_id || ':' || return_steps.state)`,
  'I9 a return whose history does not end with its state': `
    SELECT request.id::text FROM backend.return_requests AS request WHERE state IS DISTINCT FROM (
      SELECT state FROM backend.return_steps WHERE return_id = request.id ORDER BY id DESC LIMIT 1)`,
  'I12 a reservation that outlived its time': `
    SELECT id::text FROM backend.reservations WHERE state = 'held' AND expires_at < app_now() - interval '60 seconds'
    UNION ALL SELECT id::text FROM backend.reservations
      WHERE state IN ('placing', 'completing') AND updated_at < app_now() - interval '120 seconds'`,
} as const

export const backendInvariants = Object.keys(statements)

/** What is broken, by name; an empty list is the only good result. Call it when nothing is under way any more. */
export const checkBackendInvariants = async (pool: Pick<Database['pool'], 'query'>): Promise<string[]> => {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await pool.query<Record<string, string>>(statement)
    if (rows.length > 0) broken.push(`${name}: ${rows.map((row) => Object.values(row)[0]).join(', ')}`)
  }
  return broken
}
