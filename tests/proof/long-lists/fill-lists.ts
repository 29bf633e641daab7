import pg from 'pg'
import { sampleOrder } from '../../support/orders/sample-order.ts'

/**
 * Rows are numbered from the oldest. The first twenty are what a filter seldom finds, and the last that a walk through
 * the list would meet.
 */
export const rare = 20

const uuid = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const at = (number: string) => `timestamptz '2025-01-01' + ${number} * interval '5 seconds'`
const customer = `'gid://shopify/Customer/' || (6100000 + n % 5000)`
const person = `CASE WHEN n <= ${rare} THEN 'Zvizdović' WHEN n % 2 = 0 THEN 'Hodžić' ELSE 'Kovač' END`

const snapshot = `current_setting('proof.order')::jsonb
  || jsonb_build_object('name', '#' || n,
    'financialStatus', CASE WHEN n <= ${rare} THEN 'VOIDED' ELSE 'PAID' END,
    'fulfillmentStatus', CASE WHEN n <= ${rare} THEN 'PARTIALLY_FULFILLED' WHEN n <= ${2 * rare} THEN 'UNFULFILLED'
      ELSE 'FULFILLED' END)
  || jsonb_build_object('shippingAddress', current_setting('proof.order')::jsonb -> 'shippingAddress' || jsonb_build_object('lastName', ${person}))`

const numbers = 'FROM generate_series($1::int, $2::int) AS n'

/** Each takes the first and the last number of the new rows. */
const fills = {
  orders: `
    INSERT INTO backend.orders (id, shop, market, name, email, customer_id, processed_at, updated_at, snapshot)
    SELECT shop || '-' || n, shop, CASE WHEN n <= ${rare} THEN 'cl' ELSE 'ba' END, '#' || n, 'buyer' || n || '@example.com',
      ${customer}, ${at('n')}, ${at('n')}, ${snapshot}
    ${numbers}, LATERAL (SELECT CASE WHEN n <= ${rare} THEN 'era' ELSE 'main' END AS shop) AS source`,
  serials: `
    INSERT INTO backend.order_units (order_id, line_id, number, serial)
    SELECT CASE WHEN n <= ${rare} THEN 'era-' ELSE 'main-' END || n, 'gid://shopify/LineItem/7', 1, 'SN' || n ${numbers}`,
  returns: `
    INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message, state, created_at)
    SELECT ${uuid('n')}, CASE WHEN n <= ${rare} THEN 'era-' ELSE 'main-' END || n, 'form', 'buyer' || n || '@example.com',
      'bcs', '[{"lineId": "gid://shopify/LineItem/7", "quantity": 1}]', 'changed-mind', '',
      CASE WHEN n <= ${rare} THEN 'requested' WHEN n <= ${2 * rare} THEN 'refused' ELSE 'refunded' END, ${at('n')}
    ${numbers}`,
  offers: `
    INSERT INTO backend.offers (id, market, shop, kind, customer_id, email, language, target_country, product_key, item,
      handle, title, sku, currency, original_price, offered_price, counter_price, agreed_price, status, reason, answer_by,
      pay_by, code, discount_id, era_status, created_at)
    SELECT ${uuid('n')}, CASE WHEN n <= ${rare} THEN 'cl' ELSE 'ba' END, CASE WHEN n <= ${rare} THEN NULL ELSE 'main' END,
      CASE WHEN n <= ${rare} THEN 'international' ELSE 'local' END, ${customer}, 'buyer' || n || '@example.com', 'bcs', 'BA',
      'local:main:' || n, 'item', 'product-' || n, CASE WHEN n <= ${rare} THEN 'Zenbook ' ELSE 'ThinkPad ' END || n,
      'SKU-' || n, 'BAM', 100000, 80000, CASE WHEN status = 'countered' THEN 90000 END,
      CASE WHEN status = 'approved' THEN 80000 END, status,
      CASE status WHEN 'expired' THEN 'unanswered' WHEN 'rejected' THEN 'declined' END, ${at('n')},
      CASE WHEN status = 'approved' THEN ${at('n')} END, CASE WHEN status = 'approved' THEN 'CODE' || n END, 'discount',
      CASE WHEN n <= ${rare} THEN 'failed' ELSE 'sent' END, ${at('n')}
    ${numbers}, LATERAL (SELECT CASE WHEN n <= ${rare} THEN 'countered' WHEN n <= ${2 * rare} THEN 'expired'
      WHEN n <= ${3 * rare} THEN 'approved' WHEN n % 2 = 0 THEN 'pending' ELSE 'rejected' END AS status) AS state`,
  reservations: `
    INSERT INTO backend.reservations (id, customer_id, email, market, shop, language, request_key, requested, pickup_code,
      state, lines, refused, draft_id, order_id, expires_at, created_at, ended_at)
    SELECT ${uuid('n')}, ${customer}, 'Buyer' || n || '@example.com', CASE WHEN n <= ${rare} THEN 'cl' ELSE 'ba' END, 'main', 'bcs',
      'key-' || n, 'requested', 'CODE' || n, state, '[]', '[]', 'draft', CASE WHEN state = 'completed' THEN 'order' END,
      ${at('n')}, ${at('n')}, CASE WHEN state <> 'held' THEN ${at('n')} END
    ${numbers}, LATERAL (SELECT CASE WHEN n <= ${rare} THEN 'completed' WHEN n % 2 = 0 THEN 'held' ELSE 'expired' END AS state)
      AS state`,
  replica: `
    INSERT INTO backend.catalogue_products (shop, id, gid, handle, titles, descriptions, vendor, product_type, tags,
      collections, created_at, updated_at, available, price_minor, currency, stock, skus, specifications, notes, images,
      variants, listed, digest, synced_at)
    SELECT 'main', n, 'gid://shopify/Product/' || n, 'product-' || n, jsonb_build_object('bcs', title, 'en', title, 'es', title),
      '{}', 'Lenovo', CASE WHEN n <= ${rare} THEN 'Tablet' ELSE 'Laptop' END, '{}', '{}', ${at('n')}, ${at('n')}, true,
      100000, 'BAM', CASE WHEN n <= ${rare} THEN 0 WHEN n <= ${2 * rare} THEN 1 ELSE 5 END, ARRAY['SKU-' || n], '{}', '{}',
      '[]', jsonb_build_array(jsonb_build_object('gid', 'gid://shopify/ProductVariant/' || n)), true, 'digest', ${at('n')}
    ${numbers}, LATERAL (SELECT CASE WHEN n <= ${rare} THEN 'Zenbook ' ELSE 'ThinkPad ' END || n AS title) AS named`,
  products: `
    INSERT INTO platform.products (shop_id, handle, title, product_type, vendor, status, search_text, created_at)
    SELECT shops.id, 'product-' || n, 'ThinkPad ' || n, 'Laptop', 'Lenovo', CASE WHEN n <= ${rare} THEN 'draft' ELSE 'archived' END,
      'thinkpad ' || n, ${at('n')}
    FROM platform.shops, generate_series($1::int, $2::int) AS n WHERE shops.handle = 'main'`,
  customers: `
    INSERT INTO platform.customers (id, shop_id, email, first_name, last_name, phone, created_at)
    SELECT 6100000 + n, shops.id, 'buyer' || n || '@example.com', CASE WHEN n % 3 = 0 THEN 'Amra' ELSE 'Tarik' END, ${person},
      '+387' || (61000000 + n), ${at('n')}
    FROM platform.shops, generate_series($1::int, $2::int) AS n WHERE shops.handle = 'main'`,
  audit: `
    INSERT INTO backend.audit_log (id, at, administrator_name, action, subject_kind, subject_id, before, after,
      previous_hash, hash)
    SELECT n, ${at('n')}, 'Amra', CASE WHEN n <= ${rare} THEN 'customer.export' ELSE 'product.price' END, 'product', 'p' || n, '{}', '{}',
      CASE WHEN n = 1 THEN '' ELSE 'x' END, repeat('x', 43)
    ${numbers}`,
  setAside: `
    INSERT INTO backend.international_rejections (key, era_id, reason, "row", first_at, last_at)
    SELECT 'ERA-' || n, 'ERA-' || n, CASE WHEN n <= ${rare} THEN 'the price is negative' ELSE 'no title' END, '{}', ${at('n')}, ${at('n')}
    ${numbers}`,
  offerMessages: `
    INSERT INTO backend.offer_messages (offer_id, number, body, key, attempts, created_at, sent_at)
    SELECT ${uuid('n')}, 1, '{}', 'offer-' || n, 1, ${at('n')}, CASE WHEN n > ${2 * rare} THEN ${at('n')} END
    ${numbers}`,
  importedOrders: `
    INSERT INTO backend.international_orders (id, market, language, email, customer, browser_hash, fingerprint, lines,
      shipping, shipping_total, total, provider, hold_until, created_at)
    SELECT ${uuid('n')}, 'cl', 'es', 'buyer' || n || '@example.com', '{}', repeat('a', 64), 'order-' || n,
      '[{"eraId": "E1", "quantity": 2, "unitPrice": 50}]', '{}', 10, 110, 'mercado-pago', ${at('n')}, ${at('n')}
    ${numbers}`,
  sendings: `
    INSERT INTO backend.international_sendings (order_id, era_order_id, created_at, sent_at, refused_at)
    SELECT ${uuid('n')}, CASE WHEN n > ${rare} THEN 'ERA-' || n END, ${at('n')}, CASE WHEN n > ${rare} THEN ${at('n')} END,
      CASE WHEN n <= ${rare} THEN ${at('n')} END
    ${numbers}`,
  handedOver: `
    INSERT INTO backend.temporary_products (id, era_id, title, grams, price, quantity, order_id, handed_over_at, called_off_at)
    SELECT ${uuid('n')}, 'ERA-' || n, 'ThinkPad ' || n, 2000, 100, 1, 'retail-' || n, ${at('n')},
      CASE WHEN n <= ${rare} THEN ${at('n')} END
    ${numbers}`,
  mails: `
    INSERT INTO backend.mails (key, template, queued_at, sent_at)
    SELECT 'mail-' || n, CASE WHEN n <= ${rare} THEN 'welcome' ELSE 'composed' END, ${at('n')},
      CASE WHEN n > ${2 * rare} THEN ${at('n')} END
    ${numbers}`,
  mailJobs: `
    INSERT INTO pgboss.job (name, id, data, state, policy, singleton_key, created_on)
    SELECT 'send-mail', ${uuid('n')}, jsonb_build_object('key', 'mail-' || n, 'to', 'buyer' || n || '@example.com'),
      (CASE WHEN n <= ${rare} THEN 'retry' ELSE 'completed' END)::pgboss.job_state, 'standard', 'mail-' || n, ${at('n')}
    ${numbers}`,
  deadJobs: `
    INSERT INTO pgboss.job (name, id, data, state, policy, created_on, source_name, source_retry_count, source_output)
    SELECT 'dead-letters', ${uuid('n')}, jsonb_build_object('key', 'mail-' || n), 'created', 'standard', ${at('n')},
      CASE WHEN n <= ${rare} THEN 'fetch-rates' WHEN n <= ${2 * rare} THEN 'send-mail' ELSE 'sync-catalogue' END, 20, '{"message": "no connection"}'
    ${numbers}`,
} as const

const chunk = 10_000

/** Adds the rows of these numbers to every list, and brings what the planner knows up to date. */
export const fillLists = async (url: string, first: number, last: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SELECT set_config('proof.order', $1, false)`, [JSON.stringify(sampleOrder())])
  for (const [name, fill] of Object.entries(fills)) {
    // What shoppers choose products by is made by triggers and read by none of these lists.
    await client.query(`SET session_replication_role = ${name === 'products' ? 'replica' : 'origin'}`)
    for (let from = first; from <= last; from += chunk)
      await client.query(fill, [from, Math.min(last, from + chunk - 1)])
  }
  await client.query('VACUUM (ANALYZE)')
  await client.end()
}
