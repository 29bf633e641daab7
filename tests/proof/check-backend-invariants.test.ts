import { beforeAll, describe, expect, it } from 'vitest'
import { addProduct } from '../support/platform/platform-product.ts'
import { useTestPlatform } from '../support/platform/test-platform.ts'
import { backendInvariants, checkBackendInvariants } from '../support/proofs/check-backend-invariants.ts'

const shop = useTestPlatform()
const held = '00000000-0000-4000-8000-000000000001'
const completed = '00000000-0000-4000-8000-000000000002'
const hash = 'a'.repeat(64)

const insertOrder = (id: number, tags = '{}') => `
  INSERT INTO platform.orders (id, shop_id, number, email, language, currency, subtotal, discount_total, shipping_total,
    tax_total, total, refunded_total, payment_method, financial_status, status_key, tags)
  SELECT ${id}, id, ${id}, 'amra@example.ba', 'bcs', 'BAM', 100, 0, 0, 0, 100, ${id === 1 ? 40 : 0}, 'card',
    '${id === 1 ? 'partially_refunded' : 'paid'}', 'key${id}', '${tags}' FROM platform.shops WHERE handle = 'main';
  INSERT INTO backend.orders (id, shop, market, name, email, checkout_id, processed_at, updated_at, snapshot)
  VALUES ('main-${id}', 'main', 'ba', '#${id}', 'amra@example.ba', ${id === 1 ? `'${held}'` : 'NULL'}, app_now(), app_now(),
    '{"total": {"minor": 100}, "refunded": {"minor": ${id === 1 ? 40 : 0}},
      "financialStatus": "${id === 1 ? 'PARTIALLY_REFUNDED' : 'PAID'}",
      "outstanding": {"minor": 0}, "cancelledAt": null, "fulfilments": [],
      "lines": [{"id": "line-${id}", "currentQuantity": 1}]}')`

const insertReservation = (id: string, state: string, variantId: number) => `
  INSERT INTO platform.draft_orders (id, shop_id, number, language, lines, invoice_token, tags)
  SELECT ${id.slice(-1)}, id, ${id.slice(-1)}, 'es', '[]', '${id}', '{reservation,reservation-${id}}'
  FROM platform.shops WHERE handle = 'main';
  INSERT INTO backend.reservations (id, customer_id, email, market, shop, language, request_key, requested, pickup_code,
    state, lines, refused, draft_id, order_id, expires_at, ended_at)
  VALUES ('${id}', '${id}', 'diego@example.com', 'cl', 'main', 'es', 'key', '', '${id}', '${state}',
    '[{"variantId": "gid://shopify/ProductVariant/${variantId}", "quantity": 1}]', '[]',
    'gid://shopify/DraftOrder/${id.slice(-1)}', ${state === 'completed' ? `'gid://shopify/Order/2', app_now(), app_now()` : `NULL, app_now() + interval '1 day', NULL`});
  INSERT INTO backend.mails (key, template) VALUES ('reservation-made:${id}', 'reservation')`

const insertCheckout = (state: string, orderId: string) => `
  INSERT INTO backend.checkouts (id, state, market, shop, browser_hash, fingerprint, lines, order_id)
  VALUES (gen_random_uuid(), '${state}', 'ba', 'main', '${hash}', 'cart', '[]', ${orderId})`

/** One reservation held and one completed, an order that came from a checkout, and a return of it that is refunded. */
const goodRows = (variantId: number) => [
  insertOrder(1),
  insertOrder(2, `{reservation-${completed}}`),
  insertReservation(held, 'held', variantId),
  insertReservation(completed, 'completed', variantId),
  `INSERT INTO platform.stock_holds VALUES ('draft:1', ${variantId}, 1, app_now() + interval '1 day')`,
  `INSERT INTO backend.temporary_products (id, era_id, title, grams, price, quantity, order_id, handed_over_at)
   VALUES ('${held}', 'ERA-1', 'Notebook', 1500, 100, 1, 'main-2', app_now())`,
  insertCheckout('ordered', `'main-1'`),
  `UPDATE backend.checkouts SET id = '${held}'`,
  `INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message, state)
   VALUES ('${held}', 'main-1', 'form', 'amra@example.ba', 'bcs', '[{"lineId": "line-1", "quantity": 1}]', 'faulty', '', 'refunded')`,
  `INSERT INTO backend.return_steps (return_id, state) VALUES ('${held}', 'requested'), ('${held}', 'refunded')`,
  `INSERT INTO backend.mails (key, template) VALUES ('return:${held}:requested', 'return-step')`,
  `INSERT INTO backend.refunds (id, subject_kind, subject_id, key, reason, amount, currency, state, settled_at)
   VALUES ('${held}', 'return', '${held}', '', 'return', 40, 'BAM', 'done', app_now()),
     ('${completed}', 'order', 'main-1', 'form', 'order', 5, 'BAM', 'done', app_now())`,
  `INSERT INTO platform.refunds (order_id, amount, lines, note, key) VALUES
     (1, 40, '[]', 'Return [return-${held}]', 'refund'), (1, 5, '[]', '[admin-form]', 'other')`,
]

const secondReturn = (facts = '') => `
  INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message)
  SELECT '${completed}', order_id, 'other', '', language, lines, reason, '' FROM backend.return_requests;
  INSERT INTO backend.return_steps (return_id, state) VALUES ('${completed}', 'requested');
  ${facts}`

/** For each invariant, and each way to break it, the statements that do; the guards that forbid them are removed first. */
const breaks: readonly (readonly [string, string])[] = [
  ['I3 a reservation', 'DELETE FROM platform.stock_holds'],
  ['I3 a reservation', 'UPDATE platform.stock_holds SET quantity = 2'],
  ['I3 a reservation', `UPDATE backend.reservations SET state = 'expired', ended_at = app_now() WHERE state = 'held'`],
  [
    'I3 a customer',
    `UPDATE backend.reservations SET lines = jsonb_set(lines, '{0,quantity}', '3') WHERE state = 'held'`,
  ],
  [
    'I3 a customer',
    `UPDATE backend.reservations SET lines = (SELECT jsonb_agg(jsonb_build_object('variantId', n::text, 'quantity', 1))
      FROM generate_series(1, 6) AS n) WHERE state = 'held'`,
  ],
  ['I4 a reservation', `UPDATE platform.draft_orders SET tags = '{reservation,reservation-${held}}'`],
  ['I4 a reservation', `UPDATE platform.orders SET tags = '{reservation-${held}}'`],
  ['I4 a reservation', `UPDATE backend.reservations SET order_id = 'gid://shopify/Order/9' WHERE state = 'completed'`],
  ['I4 an order', `DELETE FROM backend.orders WHERE id = 'main-2'`],
  ['I4 an order', `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{financialStatus}', '"PENDING"')`],
  ['I4 an order', `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{total,minor}', '99')`],
  ['I4 an order', `UPDATE platform.orders SET refunded_total = 50 WHERE id = 1`],
  ['I4 a checkout', `UPDATE backend.checkouts SET state = 'open', order_id = NULL`],
  ['I4 a checkout', `UPDATE backend.checkouts SET order_id = 'main-2'`],
  ['I4 a checkout', insertCheckout('ordered', `'main-1'`)],
  [
    'I4 two checkouts',
    `DROP INDEX backend.checkouts_once; ${insertCheckout('open', 'NULL')}; ${insertCheckout('placing', 'NULL')}`,
  ],
  ['I6 a return', `DELETE FROM platform.refunds`],
  [
    'I6 a return',
    `INSERT INTO platform.refunds (order_id, amount, lines, note, key) SELECT order_id, amount, lines, note, note || 'again' FROM platform.refunds`,
  ],
  ['I6 a return', `UPDATE platform.refunds SET amount = 41`],
  ['I6 a return', `UPDATE backend.refunds SET state = 'placing', settled_at = NULL`],
  ['I6 an order', `DELETE FROM platform.refunds`],
  ['I6 an order', `UPDATE platform.refunds SET amount = 41`],
  ['I6 an order', `UPDATE backend.refunds SET state = 'placing', settled_at = NULL`],
  ['I6 an order', `DELETE FROM backend.refunds`],
  [
    'I6 an order',
    `INSERT INTO platform.refunds (order_id, amount, lines, note, key) SELECT order_id, amount, lines, note, note || 'again' FROM platform.refunds`,
  ],
  ['I6 a return', `UPDATE backend.return_requests SET state = 'received'`],
  [
    'I6 a unit',
    secondReturn(
      `UPDATE backend.return_requests SET lines = '[{"lineId": "line-1", "quantity": 2}]' WHERE id = '${completed}'`,
    ),
  ],
  ['I7 an order', `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{cancelledAt}', '"2026-11-16"')`],
  ['I7 an order', `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{refunded,minor}', '100')`],
  ['I7 an order', 'UPDATE backend.temporary_products SET called_off_at = app_now()'],
  ['I7 an order', 'UPDATE backend.temporary_products SET handed_over_at = NULL'],
  ['I9 a step', `DELETE FROM backend.mails WHERE key = 'reservation-made:${held}'`],
  ['I9 a step', `UPDATE backend.reservations SET state = 'cancelled', ended_at = app_now() WHERE state = 'held'`],
  ['I9 a step', `DELETE FROM backend.mails WHERE key LIKE 'return:%'`],
  ['I9 a return', `DELETE FROM backend.return_steps WHERE state = 'refunded'`],
  [
    'I12 a reservation',
    `UPDATE backend.reservations SET expires_at = app_now() - interval '61 seconds' WHERE state = 'held'`,
  ],
  [
    'I12 a reservation',
    `UPDATE backend.reservations SET state = 'completing', updated_at = app_now() - interval '121 seconds' WHERE state = 'held'`,
  ],
]

class RollBack extends Error {}

/** Undone afterwards, the missing guards too. */
const reportAfter = async (statement: string): Promise<readonly string[]> => {
  let reported: readonly string[] = []
  const broken = shop.database.inTransaction(async ({ client }) => {
    await client.query(statement)
    reported = await checkBackendInvariants(client)
    throw new RollBack()
  })
  await expect(broken).rejects.toThrow(RollBack)
  return reported
}

describe('the invariant checker of the backend', () => {
  beforeAll(async () => {
    const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
    for (const statement of goodRows(variantId)) await shop.database.pool.query(statement)
  })

  it('has nothing to say about a shop where all is well', async () => {
    expect(await checkBackendInvariants(shop.database.pool)).toEqual([])
  })

  it.each(breaks)('reports %s, broken by %s', async (name, statement) => {
    expect(await reportAfter(statement)).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)))
  })

  it('is broken here in each of its invariants', () => {
    expect(backendInvariants.filter((invariant) => !breaks.some(([name]) => invariant.startsWith(`${name} `)))).toEqual(
      [],
    )
  })
})
