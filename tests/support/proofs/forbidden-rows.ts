const insertOrder = (facts: Record<string, string> = {}) => {
  const row = {
    shop_id: `(SELECT min(id) FROM platform.shops)`,
    number: '2',
    email: `'amina@example.ba'`,
    language: `'bcs'`,
    currency: `'BAM'`,
    subtotal: '100',
    discount_total: '0',
    shipping_total: '0',
    tax_total: '0',
    total: '100',
    payment_method: `'card'`,
    financial_status: `'paid'`,
    status_key: `'key'`,
    ...facts,
  }
  return `INSERT INTO platform.orders (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}

const insertPayment = (id: string, providerId: string, orderId: string, amount = 100) =>
  `INSERT INTO platform.payments (id, checkout_token, order_id, provider, provider_id, amount, currency, status)
   VALUES ('${id}', 'checkout', ${orderId}, 'test-card', '${providerId}', ${amount}, 'BAM', 'approved')`

const insertDiscount = (code: string, kind: string, value: number) =>
  `INSERT INTO platform.discounts (shop_id, code, title, kind, value)
   VALUES ((SELECT min(id) FROM platform.shops), '${code}', 'Code', '${kind}', ${value})`

const insertCheckout = (token: string, cart: string, facts = `'open', NULL, NULL`) =>
  `INSERT INTO platform.checkouts (token, shop_id, cart_token, language, state, order_id, frozen)
   VALUES ('${token}', (SELECT min(id) FROM platform.shops), ${cart}, 'bcs', ${facts})`

/** One row of each table of money and stock. */
export const allowedRows = (variantId: number) => [
  insertOrder({ id: '1', number: '1', checkout_token: `'checkout'`, draft_order_id: '7' }),
  `INSERT INTO platform.order_lines (id, order_id, variant_id, title, quantity, unit_price)
   VALUES (1, 1, ${variantId}, 'Laptop', 2, 50)`,
  insertPayment('payment', 'charge', '1'),
  `INSERT INTO platform.refunds (order_id, amount, lines, key) VALUES (1, 10, '[]', 'refund')`,
  `INSERT INTO platform.stock_holds (holder, variant_id, quantity, expires_at)
   VALUES ('checkout:a', ${variantId}, 1, app_now() + interval '1 hour')`,
  `UPDATE platform.stock SET reserved = 1 WHERE variant_id = ${variantId}`,
  insertDiscount('ONCE', 'fixed-amount', 10),
  `UPDATE platform.discounts SET usage_limit = 1, usage_count = 1`,
  `INSERT INTO platform.discount_uses (discount_id, order_id, single_use_email)
   SELECT id, 1, 'amina@example.ba' FROM platform.discounts`,
  `INSERT INTO platform.card_gateway_charges (id, amount, currency, status) VALUES ('charge', 100, 'BAM', 'approved')`,
  `INSERT INTO platform.card_gateway_refunds (id, charge_id, amount) VALUES ('refund', 'charge', 10)`,
  `INSERT INTO platform.draft_orders (id, shop_id, number, language, lines, invoice_token)
   VALUES (1, (SELECT min(id) FROM platform.shops), 1, 'bcs', '[]', 'invoice')`,
  insertCheckout('checkout', `'cart'`, `'completed', 1, NULL`),
  `UPDATE platform.checkouts SET draft_order_id = 7`,
  insertCheckout('second', 'NULL'),
  `INSERT INTO platform.idempotency_keys (shop_id, token_hash, key, request_hash)
   SELECT min(id), 'token', 'key', 'request' FROM platform.shops`,
]

/** For each guard of these tables the row that it alone, or it first, refuses. */
export const forbiddenRows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stock: {
    stock_on_hand: 'UPDATE platform.stock SET on_hand = -1, reserved = 0',
    stock_reserved: 'UPDATE platform.stock SET reserved = on_hand + 1',
  },
  stock_movements: {
    stock_movements_once: `INSERT INTO platform.stock_movements (variant_id, quantity, reason, reference)
    SELECT variant_id, quantity, reason, reference FROM platform.stock_movements`,
  },
  stock_holds: {
    stock_holds_holder: `INSERT INTO platform.stock_holds SELECT * FROM platform.stock_holds`,
    stock_holds_quantity: 'UPDATE platform.stock_holds SET quantity = 0',
  },
  orders: {
    orders_checkout: insertOrder({ checkout_token: `'checkout'` }),
    orders_draft_order: insertOrder({ draft_order_id: '7' }),
    orders_number: insertOrder({ number: '1' }),
    orders_total: 'UPDATE platform.orders SET total = total - 1',
    // The check of refunds refuses the same row before it; both statements are one transaction.
    orders_total_positive: `ALTER TABLE platform.orders DROP CONSTRAINT orders_refunded;
    UPDATE platform.orders SET discount_total = 101, total = -1`,
    orders_refunded: 'UPDATE platform.orders SET refunded_total = total + 1',
    orders_financial_status: `UPDATE platform.orders SET financial_status = 'half paid'`,
    orders_fulfilment_status: `UPDATE platform.orders SET fulfilment_status = 'half sent'`,
  },
  order_lines: {
    order_lines_quantity: 'UPDATE platform.order_lines SET quantity = 0',
    order_lines_fulfilled: 'UPDATE platform.order_lines SET fulfilled_quantity = quantity + 1',
    order_lines_refunded: 'UPDATE platform.order_lines SET refunded_quantity = quantity + 1',
    order_lines_discount: 'UPDATE platform.order_lines SET discount = unit_price * quantity + 1',
  },
  payments: {
    payments_one_order: insertPayment('other', 'other', '1'),
    payments_provider: insertPayment('other', 'charge', 'NULL'),
    payments_amount: insertPayment('other', 'other', 'NULL', -1),
  },
  refunds: {
    refunds_key: `INSERT INTO platform.refunds (order_id, amount, lines, key) VALUES (1, 10, '[]', 'refund')`,
    refunds_amount: `INSERT INTO platform.refunds (order_id, amount, lines, key) VALUES (1, -10, '[]', 'other')`,
  },
  discounts: {
    discounts_usage: 'UPDATE platform.discounts SET usage_count = usage_limit + 1',
    discounts_code: insertDiscount('ONCE', 'fixed-amount', 10),
    discounts_code_folded: insertDiscount('once', 'fixed-amount', 10),
    discounts_kind: insertDiscount('OTHER', 'everything free', 10),
    discounts_value: insertDiscount('OTHER', 'percentage', 10_001),
  },
  discount_uses: {
    discount_uses_order: `INSERT INTO platform.discount_uses SELECT discount_id, order_id, NULL FROM platform.discount_uses`,
    discount_uses_customer: `INSERT INTO platform.discount_uses
    SELECT discount_id, order_id + 1, single_use_email FROM platform.discount_uses`,
  },
  card_gateway_charges: {
    card_gateway_charges_pkey: `INSERT INTO platform.card_gateway_charges (id, amount, currency, status)
    VALUES ('charge', 100, 'BAM', 'approved')`,
    card_gateway_charges_refunded: 'UPDATE platform.card_gateway_charges SET refunded = amount + 1',
  },
  card_gateway_refunds: {
    card_gateway_refunds_pkey: `INSERT INTO platform.card_gateway_refunds (id, charge_id, amount) VALUES ('refund', 'charge', 10)`,
  },
  checkouts: {
    checkouts_cart: insertCheckout('other', `'cart'`),
    checkouts_draft_order: `UPDATE platform.checkouts SET draft_order_id = 7`,
    checkouts_state: `UPDATE platform.checkouts SET state = 'almost', order_id = NULL`,
    checkouts_frozen: insertCheckout('other', 'NULL', `'paying', NULL, NULL`),
    checkouts_completed: insertCheckout('other', 'NULL', `'completed', NULL, NULL`),
  },
  draft_orders: {
    draft_orders_completed: `UPDATE platform.draft_orders SET status = 'completed'`,
    draft_orders_status: `UPDATE platform.draft_orders SET status = 'almost'`,
    draft_orders_number: `INSERT INTO platform.draft_orders (shop_id, number, language, lines, invoice_token)
    SELECT shop_id, number, language, lines, 'other' FROM platform.draft_orders`,
    draft_orders_invoice_token_unique: `INSERT INTO platform.draft_orders (shop_id, number, language, lines, invoice_token)
    SELECT shop_id, 2, language, lines, invoice_token FROM platform.draft_orders`,
  },
  idempotency_keys: {
    idempotency_keys_shop_id_token_hash_key_pk: `INSERT INTO platform.idempotency_keys (shop_id, token_hash, key, request_hash)
    SELECT shop_id, token_hash, key, 'other' FROM platform.idempotency_keys`,
  },
}
