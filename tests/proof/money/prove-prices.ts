import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import fc from 'fast-check'
import { copyCheckout } from '../../support/platform/checkout-walk.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const forgedNames = [
  ...['total', 'price', 'amount', 'unit_price', 'unitPrice', 'shippingTotal', 'shipping', 'delivery', 'currency'],
  ...['discount', 'items', 'lines[0][price]', 'quantity', 'external_reference', 'token', 'orderId', 'frozen', 'paid'],
]
const forgedValues = ['0', '1', '-1', '0.01', '1e-9', 'CLP', 'free', 'true', '[]', '{"price":1}', '', '999999999999']

/** What somebody may send who wants to pay less. */
const tampered = fc.record({
  fields: fc.dictionary(fc.constantFrom(...forgedNames), fc.constantFrom(...forgedValues), { maxKeys: 5 }),
  query: fc.dictionary(fc.constantFrom(...forgedNames), fc.constantFrom(...forgedValues), { maxKeys: 3 }),
  shown: fc.constantFrom('own', 'own', 'own', 'other', 'upper', 'cut', 'empty', 'forged'),
  method: fc.constantFrom('cash-on-delivery', 'bank-transfer', 'card', 'free', 'paid', ''),
})

const shownAs = {
  own: (own: string) => own,
  other: (_own: string, other: string) => other,
  upper: (own: string) => own.toUpperCase(),
  cut: (own: string) => own.slice(0, -1),
  empty: () => '',
  forged: () => 'f'.repeat(32),
} as const

/** T12: mutated requests. Returns every order that was charged otherwise than the server's price, and how many were placed. */
export const proveTamperedRequests = async (proof: Proof, { runs, seed }: Record<'runs' | 'seed', number>) => {
  const { database, walkOf } = proof
  const { token: untouched, shown: rightly } = await proof.ready(runs + 10)
  const { variantId: moved, token: ofMoved } = await proof.ready(runs + 10)
  const checkouts = [
    ...(await copyCheckout(database, untouched, runs)),
    ...(await copyCheckout(database, ofMoved, Math.ceil(runs / 10))),
  ]
  await walkOf(0).place(untouched, rightly)
  await database.pool.query('UPDATE platform.product_variants SET price = price + 1 WHERE id = $1', [moved])
  const mutations = fc.sample(tampered, { seed, numRuns: checkouts.length })
  const buyers = checkouts.entries()
  const responses: string[] = []
  const work = async () => {
    for (const [buyer, { token, shown }] of buyers) {
      const mutation = mutations[buyer]
      if (!mutation) continue
      const digest = shownAs[mutation.shown](shown, checkouts[(buyer + 1) % runs]?.shown ?? '')
      const walk = walkOf(buyer)
      const card = mutation.method === 'card' ? walk.card(testCards.approved) : {}
      const query = new URLSearchParams(mutation.query)
      const { status } = await walk.post(`/checkouts/${token}/payment?${query}`, {
        ...mutation.fields,
        ...card,
        method: mutation.method,
        shown: digest,
      })
      const isForged =
        mutation.shown !== 'own' || !['cash-on-delivery', 'bank-transfer', 'card'].includes(mutation.method)
      if (isForged && status === 303) responses.push(`placed with ${JSON.stringify(mutation)}`)
      if (status >= 500) responses.push(`${status} for ${JSON.stringify(mutation)}`)
    }
  }
  await Promise.all(Array.from({ length: 20 }, work))
  const right = `SELECT total, shipping_total, currency FROM platform.orders WHERE checkout_token = '${untouched}'`
  const { rows: wrong } = await database.pool.query<{ id: string; total: string }>(
    `SELECT orders.id, orders.total FROM platform.orders, (${right}) AS expected
     WHERE checkout_token = ANY($1) AND (orders.total, orders.shipping_total, orders.currency)
       IS DISTINCT FROM (expected.total, expected.shipping_total, expected.currency)`,
    [checkouts.map(({ token }) => token)],
  )
  const { rowCount: placed } = await database.pool.query('SELECT FROM platform.orders WHERE checkout_token = ANY($1)', [
    checkouts.slice(0, runs).map(({ token }) => token),
  ])
  const { rowCount: old } = await database.pool.query('SELECT FROM platform.orders WHERE checkout_token = ANY($1)', [
    checkouts.slice(runs).map(({ token }) => token),
  ])
  return {
    placed: placed ?? 0,
    faults: [
      ...responses,
      ...wrong.map(({ id, total }) => `order ${id} costs ${total}`),
      ...(old === 0 ? [] : [`${old} orders at a price that was no longer the server's`]),
      ...(await checkInvariants(database)),
    ],
  }
}

const anyLine = fc.record({ price: fc.integer({ min: 1, max: 999_999 }), quantity: fc.integer({ min: 1, max: 3 }) })
const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  code: fc.integer({ min: 0, max: 3 }),
})

/** Odd shares, and amounts that do not divide. */
const addCodes = async ({ database, platform }: Proof, shop: 'main' | 'retail') => {
  await database.pool.query(
    `INSERT INTO platform.discounts (shop_id, code, title, kind, value)
     VALUES ($1, 'ODD', '', 'percentage', 3333), ($1, 'FIXED', '', 'fixed-amount', 997), ($1, 'TINY', '', 'percentage', 7)
     ON CONFLICT DO NOTHING`,
    [platform.shopOf(shop).shop.id],
  )
  return ['ODD', 'FIXED', 'TINY']
}

/** T17: random carts of both shops are paid by card and refunded unit by unit: lines, total, charge and refunds agree. */
export const proveRounding = async (
  proof: Proof,
  { carts, seed }: Record<'carts' | 'seed', number>,
): Promise<string[]> => {
  const { database, platform, jobs } = proof
  const faults: string[] = []
  for (const [index, { lines, code }] of fc.sample(anyCart, { seed, numRuns: carts }).entries()) {
    const shop = index % 2 === 0 ? 'main' : 'retail'
    const codes = await addCodes(proof, shop)
    const wanted = await Promise.all(
      lines.map(async ({ price, quantity }) => ({
        quantity,
        variantId: await proof.addVariant({ price, stock: 9 }, shop),
      })),
    )
    const { token, shown } = await proof.readyWith(wanted, { shop, codes: codes.slice(code, code + 1) })
    const walk = proof.walkOf(index, shop)
    const { status } = await walk.place(token, shown, walk.card(testCards.approved))
    const { rows } = await database.pool.query<{
      id: string
      line: string
      quantity: number
      worth: string
      shop_id: number
    }>(
      `SELECT orders.id, line.id AS line, line.quantity, line.unit_price * line.quantity - line.discount AS worth, shop_id
       FROM platform.orders JOIN platform.order_lines AS line ON line.order_id = orders.id WHERE checkout_token = $1`,
      [token],
    )
    if (status !== 303 || rows.length !== lines.length) faults.push(`cart ${index}: ${status}`)
    for (const { id, line, quantity, worth, shop_id: shopId } of rows) {
      let back = 0
      for (let unit = 0; unit < quantity; unit += 1) {
        const refunded = await database.inTransaction((tx) =>
          platform.parts.orders.refund(tx, {
            shopId,
            orderId: Number(id),
            lines: [{ orderLineId: Number(line), quantity: 1, restock: true }],
            key: `${line} ${unit}`,
          }),
        )
        if (refunded.ok) back += refunded.refund.amount
      }
      if (back !== Number(worth)) faults.push(`line ${line}: ${back} of ${worth} came back`)
    }
  }
  await jobs.drain()
  return [...faults, ...(await checkInvariants(database))]
}
