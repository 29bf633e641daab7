import type { Database } from '@dvaput/database/open-database'

/** I1 to I6, I9 and I12 to I14 of the proof, as far as the tables tell; every statement must find nothing. */
const statements = {
  'I1 stock below zero, or held beyond what is there': `
    SELECT variant_id FROM platform.stock WHERE on_hand < 0 OR reserved < 0 OR reserved > on_hand`,
  'I2 stock that is not the sum of its movements': `
    SELECT variant_id FROM platform.stock
    WHERE on_hand <> coalesce((SELECT sum(quantity) FROM platform.stock_movements AS m WHERE m.variant_id = stock.variant_id), 0)`,
  'I3 held units without their holds': `
    SELECT variant_id FROM platform.stock
    WHERE reserved <> coalesce((SELECT sum(quantity) FROM platform.stock_holds AS h WHERE h.variant_id = stock.variant_id), 0)`,
  'I4 more than one order for a checkout, a cart or a draft': `
    SELECT checkout_token FROM platform.orders WHERE checkout_token IS NOT NULL GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT cart_token FROM platform.orders JOIN platform.checkouts ON token = checkout_token
      WHERE cart_token IS NOT NULL GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT draft_order_id::text FROM platform.orders WHERE draft_order_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
  'I5 money taken for nothing': `
    SELECT charge.id FROM platform.card_gateway_charges AS charge
    LEFT JOIN platform.payments AS payment ON payment.provider_id = charge.id
    WHERE charge.status = 'approved' AND charge.refunded < charge.amount
      AND (payment.order_id IS NULL OR payment.amount <> charge.amount)`,
  'I6 an order that does not add up, or was paid another amount': `
    SELECT orders.id FROM platform.orders
    WHERE total <> shipping_total + (
      SELECT sum(unit_price * quantity - discount) FROM platform.order_lines WHERE order_id = orders.id)
    UNION ALL SELECT orders.id FROM platform.orders JOIN platform.payments ON payments.order_id = orders.id
    WHERE payments.amount <> orders.total OR payments.currency <> orders.currency
    UNION ALL SELECT orders.id FROM platform.orders WHERE payment_method = 'card' AND total > 0
      AND financial_status = 'paid' AND draft_order_id IS NULL
      AND NOT EXISTS (SELECT FROM platform.payments WHERE order_id = orders.id AND status = 'approved')`,
  'I6 sold units that no order has': `
    SELECT reference FROM platform.stock_movements WHERE reason = 'sale' AND starts_with(reference, 'order:')
      AND NOT EXISTS (SELECT FROM platform.orders WHERE 'order:' || id = reference)`,
  'I6 refunds or uses of a code that were counted wrongly': `
    SELECT id FROM platform.orders
    WHERE refunded_total <> coalesce((SELECT sum(amount) FROM platform.refunds WHERE order_id = orders.id), 0)
    UNION ALL SELECT id FROM platform.discounts
    WHERE usage_count < (SELECT count(*) FROM platform.discount_uses WHERE discount_id = discounts.id)`,
  'I9 an order of which its buyer gets no email': `
    SELECT id FROM platform.orders WHERE checkout_token IS NOT NULL AND email <> ''
      AND NOT EXISTS (SELECT FROM backend.mails WHERE key = 'order:' || orders.id || ':created')`,
  'I12 a hold that outlived its time': `
    SELECT holder FROM platform.stock_holds WHERE expires_at < app_now() - interval '60 seconds'`,
  'I14 a line below its price without a code, or a code for one piece that was used twice': `
    SELECT order_id FROM platform.order_lines JOIN platform.orders ON orders.id = order_id
    WHERE discount > 0 AND checkout_token IS NOT NULL AND draft_order_id IS NULL
      AND NOT EXISTS (SELECT FROM platform.discount_uses AS used WHERE used.order_id = orders.id)
    UNION ALL SELECT discount_id FROM platform.discount_uses JOIN platform.discounts ON id = discount_id
    WHERE usage_limit = 1 GROUP BY 1 HAVING count(*) > 1`,
  'I13 a checkout that is being paid without a payment': `
    SELECT token FROM platform.checkouts WHERE state = 'paying'
      AND NOT EXISTS (SELECT FROM platform.payments WHERE checkout_token = token AND status = 'pending')`,
} as const

export const invariants = Object.keys(statements)

/** What is broken, by name; an empty list is the only good result. Call it when nothing is under way any more. */
export const checkInvariants = async ({ pool }: { pool: Pick<Database['pool'], 'query'> }): Promise<string[]> => {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const { rowCount } = await pool.query(statement)
    if (rowCount !== 0) broken.push(`${name}: ${rowCount}`)
  }
  return broken
}
