import { beforeAll, describe, expect, it } from 'vitest'
import { createWalk } from '../support/platform/checkout-walk.ts'
import { addProduct } from '../support/platform/platform-product.ts'
import { useTestPlatform } from '../support/platform/test-platform.ts'
import { checkInvariants, invariants } from '../support/proofs/check-invariants.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const drop = (table: string, ...constraints: string[]) =>
  constraints.map((name) => `ALTER TABLE platform.${table} DROP CONSTRAINT ${name}`)
const copyOrder = (column: string, value: string) =>
  `INSERT INTO platform.orders (shop_id, number, email, language, currency, subtotal, discount_total, shipping_total,
     tax_total, total, payment_method, financial_status, status_key, ${column})
   SELECT shop_id, number + n, '', language, currency, 0, 0, 0, 0, 0, payment_method, financial_status, status_key, ${value}
   FROM platform.orders, generate_series(1, 2) AS n WHERE checkout_token IS NOT NULL`

/** For each invariant, and each way to break it, the statements that do; the guards that forbid them are removed first. */
const breaks: readonly (readonly [string, readonly string[]])[] = [
  ['I1', [...drop('stock', 'stock_on_hand', 'stock_reserved'), 'UPDATE platform.stock SET on_hand = -1']],
  ['I1', [...drop('stock', 'stock_reserved'), 'UPDATE platform.stock SET reserved = -1']],
  ['I1', [...drop('stock', 'stock_reserved'), 'UPDATE platform.stock SET reserved = on_hand + 1']],
  ['I2', ['UPDATE platform.stock SET on_hand = on_hand + 1']],
  ['I14', ['UPDATE platform.order_lines SET discount = 1']],
  [
    'I14',
    [
      `INSERT INTO platform.discounts (shop_id, code, title, kind, value, usage_limit, usage_count)
       SELECT shop_id, 'ONCE', 'x', 'fixed-amount', 1, 1, 1 FROM platform.orders LIMIT 1`,
      `INSERT INTO platform.discount_uses (discount_id, order_id)
       SELECT id, n FROM platform.discounts, generate_series(1, 2) AS n WHERE code = 'ONCE'`,
    ],
  ],
  ['I2', [`DELETE FROM platform.stock_movements WHERE reason = 'sale'`]],
  ['I3', ['UPDATE platform.stock SET reserved = 1']],
  ['I4', [...drop('orders', 'orders_checkout'), copyOrder('checkout_token', 'checkout_token')]],
  [
    'I4',
    [
      ...drop('checkouts', 'checkouts_cart'),
      `INSERT INTO platform.checkouts (token, shop_id, cart_token, language)
       SELECT 'second', shop_id, cart_token, language FROM platform.checkouts`,
      copyOrder('checkout_token', `CASE n WHEN 1 THEN 'second' END`),
    ],
  ],
  ['I4', [...drop('orders', 'orders_draft_order'), copyOrder('draft_order_id', '1')]],
  [
    'I5',
    [`INSERT INTO platform.card_gateway_charges (id, amount, currency, status) VALUES ('lost', 1, 'BAM', 'approved')`],
  ],
  ['I5', ['UPDATE platform.card_gateway_charges SET amount = amount + 1']],
  ['I6 an order', ['UPDATE platform.order_lines SET unit_price = unit_price + 1']],
  ['I6 an order', ['UPDATE platform.payments SET amount = amount - 1']],
  ['I6 an order', [`UPDATE platform.payments SET currency = 'CLP'`]],
  ['I6 an order', [`UPDATE platform.payments SET status = 'refused'`]],
  ['I6 sold', [`UPDATE platform.stock_movements SET reference = 'order:1' WHERE reason = 'sale'`]],
  ['I6 refunds', ['UPDATE platform.orders SET refunded_total = 1']],
  [
    'I6 refunds',
    [
      `INSERT INTO platform.discounts (shop_id, code, title, kind, value) SELECT min(id), 'USED', '', 'free-delivery', 0 FROM platform.shops`,
      'INSERT INTO platform.discount_uses (discount_id, order_id) SELECT max(id), 1 FROM platform.discounts',
    ],
  ],
  ['I9', [`DELETE FROM backend.mails WHERE key LIKE 'order:%:created'`]],
  [
    'I12',
    [
      `INSERT INTO platform.stock_holds SELECT 'checkout:old', variant_id, 1, app_now() - interval '61 seconds' FROM platform.stock`,
      'UPDATE platform.stock SET reserved = 1',
    ],
  ],
  [
    'I13',
    [...drop('checkouts', 'checkouts_frozen', 'checkouts_completed'), `UPDATE platform.checkouts SET state = 'paying'`],
  ],
]

class RollBack extends Error {}

/** Undone afterwards, the missing guards too. */
const reportAfter = async (statements: readonly string[]): Promise<readonly string[]> => {
  let reported: readonly string[] = []
  const broken = shop.database.inTransaction(async ({ client }) => {
    for (const statement of statements) await client.query(statement)
    reported = await checkInvariants({ pool: client })
    throw new RollBack()
  })
  await expect(broken).rejects.toThrow(RollBack)
  return reported
}

describe('the invariant checker', () => {
  beforeAll(async () => {
    const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
    const { data } = await shop.query(
      'mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }',
      { id: `gid://shopify/ProductVariant/${variantId}` },
    )
    const token = await walk.open(data.cartCreate.cart.checkoutUrl)
    const { text } = await walk.fillIn(token)
    await walk.place(token, walk.hidden(text, 'shown'), walk.card('4242424242424242'))
  })

  it('has nothing to say about a shop that sold one unit by card', async () => {
    expect(await shop.database.pool.query(`SELECT FROM platform.payments WHERE status = 'approved'`)).toMatchObject({
      rowCount: 1,
    })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it.each(breaks)('reports %s, broken by %j', async (name, statements) => {
    expect(await reportAfter(statements)).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)))
  })

  it('is broken here in each of its invariants', () => {
    expect(invariants.filter((invariant) => !breaks.some(([name]) => invariant.startsWith(`${name} `)))).toEqual([])
  })
})
