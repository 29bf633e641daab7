/** The one row of each table has this id. */
const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const hash = 'a'.repeat(64)
const oneLine = `'[{"eraId":"E1","quantity":2,"unitPrice":50}]'`

const insert = (table: string, row: Readonly<Record<string, string>>) =>
  `INSERT INTO backend.${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`

const insertReservation = (facts: Record<string, string> = {}) =>
  insert('reservations', {
    ...{ id: `'${other}'`, customer_id: `'Diego'`, email: `'diego@example.com'`, market: `'cl'`, shop: `'retail'` },
    ...{ language: `'es'`, request_key: `'other'`, requested: `'phone*1'`, pickup_code: `'other'`, state: `'held'` },
    ...{ lines: `'[]'`, refused: `'[]'`, draft_id: `'draft'`, expires_at: 'app_now()', ...facts },
  })

const insertCheckout = (facts: Record<string, string> = {}) =>
  insert('checkouts', {
    ...{ id: `'${other}'`, market: `'ba'`, shop: `'main'`, browser_hash: `'${hash}'`, fingerprint: `'other'` },
    ...{ lines: `'[]'`, ...facts },
  })

const insertOrder = (facts: Record<string, string> = {}) =>
  insert('orders', {
    ...{ id: `'main-2'`, shop: `'main'`, market: `'ba'`, name: `'#2'`, email: `'amra@example.ba'` },
    ...{ processed_at: 'app_now()', updated_at: 'app_now()', snapshot: `'{}'`, ...facts },
  })

const insertReturn = (facts: Record<string, string> = {}) =>
  insert('return_requests', {
    ...{ id: `'${other}'`, order_id: `'main-1'`, form_key: `'other'`, email: `'amra@example.ba'`, language: `'bcs'` },
    ...{ lines: `'[1]'`, reason: `'faulty'`, message: `''`, ...facts },
  })

const insertRefund = (facts: Record<string, string> = {}) =>
  insert('return_refunds', {
    ...{ id: `'${other}'`, return_id: `'${id}'`, amount: '100', currency: `'BAM'`, restock: 'true', ...facts },
  })

const insertMoneyBack = (facts: Record<string, string> = {}) =>
  insert('refunds', {
    ...{ id: `'${other}'`, subject_kind: `'order'`, subject_id: `'main-1'`, key: `'other'`, reason: `'order'` },
    ...{ amount: '100', currency: `'BAM'`, ...facts },
  })

const settled = { state: `'done'`, settled_at: 'app_now()' }

const insertImport = (facts: Record<string, string> = {}) =>
  insert('international_orders', {
    ...{ id: `'${other}'`, market: `'cl'`, language: `'es'`, email: `'diego@example.com'`, customer: `'{}'` },
    ...{ browser_hash: `'${hash}'`, fingerprint: `'other'`, lines: oneLine, shipping: `'{}'`, shipping_total: '10' },
    ...{ total: '110', provider: `'mercado-pago'`, hold_until: 'app_now()', ...facts },
  })

const insertPayment = (facts: Record<string, string> = {}) =>
  insert('international_payments', {
    ...{ provider: `'mercado-pago'`, payment_id: `'other'`, order_id: `'${id}'`, status: `'approved'` },
    ...{ status_detail: `''`, amount: '110', currency: `'CLP'`, ...facts },
  })

const insertImportRefund = (facts: Record<string, string> = {}) =>
  insert('international_refunds', {
    ...{ id: `'${other}'`, provider: `'mercado-pago'`, payment_id: `'second'`, amount: '110', reason: `'surplus'` },
    ...facts,
  })

const insertTemporary = (facts: Record<string, string> = {}) =>
  insert('temporary_products', {
    ...{ id: `'${other}'`, era_id: `'E1'`, title: `'Laptop'`, grams: '4000', price: '100', quantity: '1', ...facts },
  })

const insertMiss = (facts: Record<string, string> = {}) =>
  insert('search_misses', { day: `'2026-11-16'`, word: `'gramofon'`, language: `'bcs'`, count: '1', ...facts })

const insertMail = (key: string) => insert('mails', { key, template: `'order'` })

/** One row of each table of reservations, checkouts, orders, returns and imported products. */
const insertAdministrator = (facts: Record<string, string> = {}) =>
  insert('administrators', {
    ...{ id: `'${other}'`, email: `'diego@dvaput.example'`, name: `'Diego'`, role: `'clerk'` },
    ...{ password_hash: `'$argon2id$'`, ...facts },
  })

const insertInvitation = (facts: Record<string, string> = {}) =>
  insert('administrator_invitations', {
    ...{ id: `'${other}'`, token_hash: `'${'b'.repeat(64)}'`, email: `'diego@dvaput.example'`, role: `'clerk'` },
    ...{ expires_at: 'app_now()', ...facts },
  })

const insertAudit = (facts: Record<string, string> = {}) =>
  insert('audit_log', {
    ...{ id: '2', at: 'app_now()', administrator_name: `'Amra'`, action: `'offer.approve'`, subject_kind: `'offer'` },
    ...{ subject_id: `'1'`, previous_hash: `'${'a'.repeat(43)}'`, hash: `'${'b'.repeat(43)}'`, ...facts },
  })

export const allowedBackendRows: readonly string[] = [
  insertAdministrator({ id: `'${id}'`, email: `'amra@dvaput.example'` }),
  insertInvitation({ id: `'${id}'`, token_hash: `'${hash}'` }),
  insertReservation({ id: `'${id}'`, request_key: `'key'`, pickup_code: `'code'` }),
  insertCheckout({ id: `'${id}'`, fingerprint: `'cart'` }),
  insertOrder({ id: `'main-1'`, name: `'#1'` }),
  insertReturn({ id: `'${id}'`, form_key: `'form'` }),
  insert('return_steps', { return_id: `'${id}'`, state: `'requested'` }),
  insertRefund({ id: `'${id}'` }),
  insertMoneyBack({ id: `'018f0000-0000-7000-8000-000000000003'`, key: `'form'` }),
  insertImport({ id: `'${id}'`, fingerprint: `'cart'` }),
  insertPayment({ payment_id: `'first'`, outcome: `'accepted'` }),
  insertPayment({ payment_id: `'second'`, outcome: `'surplus'` }),
  insertImportRefund({ id: `'${id}'` }),
  insert('international_stock', { era_id: `'E1'`, confirmed: '3', held: '2', ceiling: '3' }),
  insert('international_holds', { order_id: `'${id}'`, era_id: `'E1'`, quantity: '2' }),
  insert('international_sendings', { order_id: `'${id}'`, era_order_id: `'ERA-1'`, sent_at: 'app_now()' }),
  insertTemporary({ id: `'${id}'`, checkout_id: `'${id}'`, variant_id: `'variant'` }),
  insertMail(`'order:1:created'`),
  insertMiss(),
]

/** For each guard of these tables the row that it alone, or it first, refuses. */
export const forbiddenBackendRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  administrators: {
    administrators_email: insertAdministrator({ email: `'amra@dvaput.example'` }),
    administrators_email_lower: insertAdministrator({ email: `'Diego@dvaput.example'` }),
    administrators_name: insertAdministrator({ name: `''` }),
    administrators_role: insertAdministrator({ role: `'king'` }),
    administrators_password: insertAdministrator({ password_hash: `'a password'` }),
    administrators_totp: insertAdministrator({ totp_confirmed_at: 'app_now()' }),
  },
  administrator_invitations: {
    administrator_invitations_token: insertInvitation({ token_hash: `'${hash}'` }),
    administrator_invitations_token_hashed: insertInvitation({ token_hash: `'a token'` }),
    administrator_invitations_role: insertInvitation({ role: `'king'` }),
    administrator_invitations_email: insertInvitation({ email: 'NULL' }),
    administrator_invitations_email_lower: insertInvitation({ email: `'Diego@dvaput.example'` }),
  },
  audit_log: {
    audit_log_id: insertAudit({ id: '0' }),
    audit_log_action: insertAudit({ action: `'approve'` }),
    audit_log_previous_hash: insertAudit({ previous_hash: `''` }),
    audit_log_hash: insertAudit({ hash: `'short'` }),
  },
  audit_head: { audit_head_one: insert('audit_head', { one: '2', last_id: '0', last_hash: `''` }) },
  reservations: {
    reservations_once: insertReservation({ request_key: `'key'` }),
    reservations_pickup_code: insertReservation({ pickup_code: `'code'` }),
    reservations_state: `UPDATE backend.reservations SET state = 'almost', ended_at = app_now()`,
    reservations_ended: `UPDATE backend.reservations SET state = 'expired'`,
    reservations_draft: 'UPDATE backend.reservations SET draft_id = NULL',
    reservations_order: `UPDATE backend.reservations SET state = 'completed', ended_at = app_now()`,
    reservations_payment: `UPDATE backend.reservations SET payment = 'barter'`,
    reservations_key_length: `UPDATE backend.reservations SET request_key = ''`,
  },
  checkouts: {
    checkouts_once: insertCheckout({ fingerprint: `'cart'`, state: `'open'` }),
    checkouts_state: `UPDATE backend.checkouts SET state = 'almost'`,
    checkouts_ordered: `UPDATE backend.checkouts SET order_id = 'main-1'`,
    checkouts_one_place: `UPDATE backend.checkouts SET cart_id = 'cart', draft_id = 'draft'`,
    checkouts_browser_hashed: `UPDATE backend.checkouts SET browser_hash = 'a secret'`,
  },
  orders: {
    orders_pkey: insertOrder({ id: `'main-1'` }),
    orders_id: insertOrder({ id: `'retail-2'` }),
    orders_email_folded: insertOrder({ email: `'Amra@example.ba'` }),
  },
  return_requests: {
    return_requests_form: insertReturn({ form_key: `'form'` }),
    return_requests_email: insertReturn({ email: `'Amra@example.ba'` }),
    return_requests_state: insertReturn({ state: `'almost'` }),
    return_requests_lines: insertReturn({ lines: `'[]'` }),
    return_requests_message: insertReturn({ message: `repeat('x', 2001)` }),
  },
  return_steps: {
    return_steps_once: insert('return_steps', { return_id: `'${id}'`, state: `'requested'` }),
  },
  return_refunds: {
    return_refunds_once: insertRefund(),
    return_refunds_state: insertRefund({ state: `'almost'` }),
    return_refunds_amount: insertRefund({ amount: '0' }),
  },
  refunds: {
    refunds_once: insertMoneyBack({ key: `'form'`, ...settled }),
    refunds_one_at_a_time: insertMoneyBack(),
    refunds_state: insertMoneyBack({ ...settled, state: `'almost'` }),
    refunds_settled: insertMoneyBack({ state: `'done'` }),
    refunds_amount: insertMoneyBack({ amount: '0', ...settled }),
    refunds_reason: insertMoneyBack({ reason: `'surplus'`, ...settled }),
  },
  return_photos: {
    return_photos_number: insert('return_photos', {
      ...{ return_id: `'${id}'`, number: '6', content: `'RIFF0000WEBP'`, width: '1', height: '1' },
    }),
    return_photos_webp: insert('return_photos', {
      ...{ return_id: `'${id}'`, number: '1', content: `'<svg>'`, width: '1', height: '1' },
    }),
  },
  international_orders: {
    international_orders_once: insertImport({ fingerprint: `'cart'` }),
    international_orders_number: `${insertImport().replace('(id,', '(number, id,').replace("VALUES ('", "OVERRIDING SYSTEM VALUE VALUES (1001, '")}`,
    international_orders_state: `UPDATE backend.international_orders SET state = 'almost'`,
    international_orders_sum: insertImport({ total: '109' }),
    international_orders_amounts: insertImport({ shipping_total: '-1', total: '99' }),
    international_orders_started: `UPDATE backend.international_orders SET pay_url = 'https://pay.example'`,
    international_orders_email_folded: insertImport({ email: `'Diego@example.com'` }),
    international_orders_browser_hashed: insertImport({ browser_hash: `'a secret'` }),
    // The primary key refuses the same row before it; both statements are one transaction.
    international_orders_total: `ALTER TABLE backend.international_orders DROP CONSTRAINT international_orders_pkey CASCADE;
    ${insertImport({ id: `'${id}'` })}`,
  },
  international_payments: {
    international_payments_provider_payment_id_pk: insertPayment({ payment_id: `'first'` }),
    international_payments_accepted_once: `UPDATE backend.international_payments SET outcome = 'accepted'`,
    international_payments_accepted_total: `UPDATE backend.international_payments SET amount = 109 WHERE payment_id = 'first'`,
    international_payments_outcome: insertPayment({ outcome: `'almost'` }),
    international_payments_pesos: `UPDATE backend.international_payments SET currency = 'BAM' WHERE payment_id = 'first'`,
  },
  international_refunds: {
    international_refunds_once: insertImportRefund(),
    international_refunds_payment: insertImportRefund({ payment_id: `'of nobody'` }),
    international_refunds_amount: insertImportRefund({ amount: '0' }),
    international_refunds_reason: insertImportRefund({ reason: `'generosity'` }),
    international_refunds_done: insertImportRefund({ refund_id: `'1'` }),
  },
  international_stock: {
    international_stock_held: 'UPDATE backend.international_stock SET held = -1',
    international_stock_ceiling: 'UPDATE backend.international_stock SET ceiling = 4',
    international_stock_confirmed: 'UPDATE backend.international_stock SET confirmed = -1, ceiling = 2',
  },
  international_holds: {
    international_holds_quantity: 'UPDATE backend.international_holds SET quantity = 0',
  },
  international_sendings: {
    international_sendings_pkey: insert('international_sendings', { order_id: `'${id}'` }),
    international_sendings_sent: 'UPDATE backend.international_sendings SET sent_at = NULL',
    international_sendings_cancelled: `UPDATE backend.international_sendings
    SET era_order_id = NULL, sent_at = NULL, cancelled_at = app_now()`,
    international_sendings_end: 'UPDATE backend.international_sendings SET refused_at = app_now()',
  },
  temporary_products: {
    temporary_products_once_each: insertTemporary({ checkout_id: `'${id}'` }),
    temporary_products_variant: insertTemporary({ variant_id: `'variant'` }),
    temporary_products_quantity: insertTemporary({ quantity: '0' }),
    temporary_products_price: insertTemporary({ price: '0' }),
    temporary_products_called_off: insertTemporary({ called_off_at: 'app_now()' }),
  },
  search_misses: {
    search_misses_day_word_language_pk: insertMiss(),
    search_misses_word: insertMiss({ word: `''` }),
    search_misses_count: insertMiss({ language: `'es'`, count: '0' }),
  },
  shop_settings: {
    shop_settings_revision: insert('shop_settings', { key: `'exchange-rate'`, revision: '0' }),
  },
  mails: {
    mails_pkey: insertMail(`'order:1:created'`),
    mails_key_length: insertMail(`''`),
  },
}
