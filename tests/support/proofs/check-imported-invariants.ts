import type { Database } from '@dvaput/database/open-database'
import type { TestWarehouse } from '../imported/test-warehouse.ts'
import type { TestProvider } from '../orders/payment-provider.ts'

/** I3, I5 to I9, I12 and I14 of the proof for imported products, as far as the tables tell; every statement must find nothing. */
const statements = {
  'I3 held units without their holds': `
    SELECT era_id FROM backend.international_stock AS stock
    WHERE held <> coalesce((SELECT sum(quantity) FROM backend.international_holds AS h WHERE h.era_id = stock.era_id), 0)`,
  'I6 an order that does not add up, or was paid another amount': `
    SELECT id FROM backend.international_orders WHERE total <> shipping_total + backend.international_lines_total(lines)
    UNION ALL SELECT orders.id FROM backend.international_orders AS orders
      JOIN backend.international_payments AS payment ON payment.order_id = orders.id AND payment.outcome = 'accepted'
      WHERE payment.amount <> orders.total OR payment.currency <> 'CLP'
    UNION ALL SELECT id FROM backend.international_orders AS orders
      WHERE (state IN ('paid', 'sent')) <> EXISTS (
        SELECT FROM backend.international_payments WHERE order_id = orders.id AND outcome = 'accepted')`,
  'I7 a paid order without exactly one way to the warehouse': `
    SELECT id FROM backend.international_orders AS orders WHERE state IN ('paid', 'sent')
      AND 1 <> (SELECT count(*) FROM backend.international_sendings
        WHERE order_id = orders.id AND refused_at IS NULL AND (sent_at IS NOT NULL) = (orders.state = 'sent'))
    UNION ALL SELECT order_id FROM backend.international_sendings AS sending WHERE NOT EXISTS (
        SELECT FROM backend.international_orders
        WHERE id = sending.order_id AND state IN ('paid', 'sent', 'not-coverable', 'refunded'))`,
  'I7 an order that was cancelled or refunded and stays at the warehouse, or is cancelled there and stays paid': `
    SELECT order_id FROM backend.international_sendings JOIN backend.international_orders ON id = order_id
    WHERE (state IN ('not-coverable', 'refunded')) <> (refused_at IS NOT NULL OR cancelled_at IS NOT NULL)
    UNION ALL SELECT order_id FROM backend.international_payments AS payment JOIN backend.international_sendings AS sending
      USING (order_id) WHERE outcome IN ('uncovered', 'returned') AND refused_at IS NULL AND cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM backend.international_payments WHERE order_id = payment.order_id AND outcome = 'accepted')`,
  'I9 a paid order without its record and its e-mail': `
    SELECT id FROM backend.international_orders AS placed WHERE state IN ('paid', 'sent')
      AND NOT (EXISTS (SELECT FROM backend.mails WHERE key = 'international-confirmed:' || placed.id)
        AND EXISTS (SELECT FROM backend.orders WHERE checkout_id = placed.id::text))
    UNION ALL SELECT id FROM backend.international_orders AS placed WHERE state IN ('not-coverable', 'refunded')
      AND EXISTS (SELECT FROM backend.international_payments WHERE order_id = placed.id AND outcome = 'uncovered')
      AND NOT EXISTS (SELECT FROM backend.mails 
        WHERE key IN ('international-apology:' || placed.id, 'international-cancelled:' || placed.id,
          'international-cancelled-by-buyer:' || placed.id))`,
  'I14 an agreed price that another order or no order has used': `
    SELECT placed.id FROM backend.international_orders AS placed, jsonb_array_elements(lines) AS line
    WHERE state IN ('paid', 'sent') AND line ? 'offerId' AND NOT EXISTS (
      SELECT FROM backend.offers WHERE id::text = line ->> 'offerId' AND order_id = placed.id::text AND used_at IS NOT NULL)`,
  'I12 a hold that outlived its order': `
    SELECT order_id FROM backend.international_holds JOIN backend.international_orders ON id = order_id
    WHERE state NOT IN ('awaiting-payment', 'payment-pending', 'paid')
      OR (state <> 'paid' AND hold_until < app_now() - interval '60 seconds')`,
} as const

const payments = `
  SELECT payment.payment_id AS id, payment.outcome, refund.provider_refund_id AS refund FROM backend.international_payments AS payment
  LEFT JOIN backend.refunds AS refund ON subject_kind = 'payment' AND subject_id = provider || ':' || payment_id`

const sendings = `SELECT order_id AS id, cancelled_at IS NOT NULL AS is_cancelled
  FROM backend.international_sendings WHERE sent_at IS NOT NULL`

type Journals = { readonly provider: TestProvider; readonly warehouse: TestWarehouse }
type Pool = Pick<Database['pool'], 'query'>

/** I5: what the provider's books say was taken or given back, against ours. */
const checkMoney = async (pool: Pool, { provider }: Journals): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string; outcome: string; refund: string | null }>(payments)
  const known = new Map(rows.map((row) => [row.id, row]))
  const refundsOf = (id: string) => [...provider.refunds.values()].filter(({ paymentId }) => paymentId === id).length
  return [...provider.payments.values()]
    .filter(({ isOurs, status, id }) => isOurs && (status === 'approved' || refundsOf(id) > 0))
    .filter(({ id }) => {
      const row = known.get(id)
      if (row?.outcome === 'accepted' || row?.outcome === 'mismatched') return refundsOf(id) > 0
      return !(row && ['surplus', 'uncovered'].includes(row.outcome) && row.refund !== null && refundsOf(id) === 1)
    })
    .map(
      ({ id, status }) =>
        `I5 money taken for nothing, or given back wrongly: ${id} ${status} ${known.get(id)?.outcome}`,
    )
}

/** I8: every order that we call sent is there once, and none that we do not; what we call cancelled is cancelled there. */
const checkWarehouse = async (pool: Pool, { warehouse }: Journals): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string; is_cancelled: boolean }>(sendings)
  const sent = rows.map(({ id }) => id).toSorted()
  const taken = [...warehouse.orders.keys()].toSorted()
  const isCancelledThere = (id: string) => warehouse.shipments.get(id)?.status === 'cancelled'
  const differing = rows.filter(({ id, is_cancelled }) => isCancelledThere(id) !== is_cancelled).length
  const over = [...warehouse.shelves].filter(([, { stock }]) => stock < 0).map(([eraId]) => eraId)
  return [
    ...(JSON.stringify(sent) === JSON.stringify(taken)
      ? []
      : [`I8 orders of the warehouse: ${taken.length} there, ${sent.length} sent`]),
    ...(differing > 0 ? [`I8 orders that are cancelled on one side only: ${differing}`] : []),
    ...(over.length > 0 ? [`I1 sold beyond the warehouse’s stock: ${over.join(', ')}`] : []),
  ]
}

export const importedInvariants = Object.keys(statements)

/** What is broken; an empty list is the only good result. Call it when nothing is under way any more. */
export const checkImportedInvariants = async (pool: Pool, journals?: Journals): Promise<string[]> => {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const { rowCount } = await pool.query(statement)
    if (rowCount !== 0) broken.push(`${name}: ${rowCount}`)
  }
  if (journals) broken.push(...(await checkMoney(pool, journals)), ...(await checkWarehouse(pool, journals)))
  return broken
}
