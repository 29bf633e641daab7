import { eq } from '@dvaput/database/query'
import { describe, expect, it, vi } from 'vitest'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../tests/support/proofs/check-invariants.ts'
import type { PaymentMethod } from '../tables/checkouts.table.ts'
import { orderLines } from '../tables/orders.table.ts'
import { webhookSubscriptions } from '../tables/webhooks.table.ts'

const shop = useTestPlatform()
const orders = () => shop.platform.parts.orders
const main = () => shop.platform.shopOf('main').shop
const inTransaction: typeof shop.database.inTransaction = (work) => shop.database.inTransaction(work)
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row>(sql, values)).rows

const stockOf = async (variantId: number) =>
  (
    await query<{ on_hand: number; reserved: number }>(
      'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1',
      [variantId],
    )
  )[0]

/** Three units of 33.33 with 1.00 off the line, and delivery. */
const place = async ({
  method = 'cash-on-delivery' as PaymentMethod,
  paid = false,
  stock = 10,
  continueSelling = false,
} = {}) => {
  const { variantId, productId } = await addProduct(shop.database, main().id, { stock, price: 3_333, continueSelling })
  const placed = await inTransaction((tx) =>
    orders().place(tx, {
      shop: main(),
      email: 'amina@example.ba',
      language: 'en',
      paymentMethod: method,
      paid,
      shippingTotal: 500,
      taxTotal: 1_500,
      codes: [],
      lines: [{ variantId, productId, title: 'Laptop', quantity: 3, unitPrice: 3_333, discount: 100 }],
    }),
  )
  if (!placed.ok) throw new Error('not placed')
  const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, placed.order.id))
  const key = { shopId: main().id, orderId: placed.order.id }
  return { order: placed.order, key, line: line?.id ?? 0, variantId }
}

const mails = async (number: number) => {
  await shop.jobs.drain()
  return shop.sent.filter(({ subject }) => subject.includes(`#${number} `)).map(({ subject }) => subject)
}

describe('an order', () => {
  it('is paid, sent in parts with tracking, and refunded to the last unit and no further', async () => {
    const { order, key, line, variantId } = await place()
    expect(order).toMatchObject({ subtotal: 9_999, discountTotal: 100, total: 10_399 })
    expect(await inTransaction((tx) => orders().refund(tx, { ...key, amount: 1, key: 'early' }))).toMatchObject({
      code: 'not-paid',
    })
    for (let again = 0; again < 2; again += 1)
      expect(await inTransaction((tx) => orders().markAsPaid(tx, key))).toMatchObject({ ok: true })
    const send = (quantity: number) =>
      inTransaction((tx) =>
        orders().fulfil(tx, {
          ...key,
          lines: [{ orderLineId: line, quantity }],
          tracking: { company: 'BH Pošta', number: 'RR1' },
        }),
      )
    expect(await send(1)).toMatchObject({ ok: true, order: { fulfilmentStatus: 'partially_fulfilled' } })
    expect(await send(3)).toMatchObject({ ok: false, code: 'quantity-exceeded' })
    expect(await inTransaction((tx) => orders().fulfil(tx, key))).toMatchObject({
      ok: true,
      order: { fulfilmentStatus: 'fulfilled' },
    })
    expect(await inTransaction((tx) => orders().fulfil(tx, key))).toMatchObject({ ok: true, fulfilment: undefined })
    expect(await inTransaction((tx) => orders().cancel(tx, { ...key, reason: 'customer' }))).toMatchObject({
      code: 'already-fulfilled',
    })
    const refund = (name: string, quantity: number) =>
      inTransaction((tx) =>
        orders().refund(tx, { ...key, key: name, lines: [{ orderLineId: line, quantity, restock: true }] }),
      )
    const amounts = []
    for (const name of ['one', 'two', 'three']) {
      const first = await refund(name, 1)
      expect(await refund(name, 1)).toMatchObject({ ok: true, refund: { id: first.ok ? first.refund.id : 0 } })
      amounts.push(first.ok ? first.refund.amount : 0)
    }
    expect(amounts).toEqual([3_299, 3_300, 3_300])
    expect(await refund('four', 1)).toMatchObject({ code: 'quantity-exceeded' })
    expect(await inTransaction((tx) => orders().refund(tx, { ...key, amount: 501, key: 'five' }))).toMatchObject({
      code: 'amount-exceeded',
    })
    expect(await inTransaction((tx) => orders().refund(tx, { ...key, amount: 500, key: 'five' }))).toMatchObject({
      order: { financialStatus: 'refunded' },
    })
    expect(await stockOf(variantId)).toEqual({ on_hand: 10, reserved: 0 })
    expect(await mails(order.number)).toHaveLength(1 + 1 + 2 + 4)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('is refunded once when twenty ask for it at once', async () => {
    const { key } = await place({ paid: true })
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction((tx) => orders().refund(tx, { ...key, amount: 10_000, key: `${index}` })),
      ),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is cancelled once: stock back, money back, one email', async () => {
    const { order, key, variantId } = await place({ paid: true, method: 'card' })
    expect(await stockOf(variantId)).toEqual({ on_hand: 7, reserved: 0 })
    await Promise.all([1, 2, 3].map(() => inTransaction((tx) => orders().cancel(tx, { ...key, reason: 'customer' }))))
    expect(await stockOf(variantId)).toEqual({ on_hand: 10, reserved: 0 })
    expect(
      await query('SELECT financial_status, cancel_reason, refunded_total FROM platform.orders WHERE id = $1', [
        order.id,
      ]),
    ).toEqual([{ financial_status: 'refunded', cancel_reason: 'customer', refunded_total: '10399' }])
    expect(await mails(order.number)).toEqual([
      `Order #${order.number} received – Dvaput`,
      `Order #${order.number} has been cancelled – Dvaput`,
    ])
    expect(await inTransaction((tx) => orders().markAsPaid(tx, key))).toMatchObject({ code: 'cancelled' })
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('by bank transfer is released when its days have passed, and not when it was paid', async () => {
    const [late, paid] = [await place({ method: 'bank-transfer' }), await place({ method: 'bank-transfer' })]
    await inTransaction((tx) => orders().markAsPaid(tx, paid.key))
    await orders().cancelOverdueTransfers()
    expect(await stockOf(late.variantId)).toEqual({ on_hand: 7, reserved: 0 })
    await shop.setClockOffset((3 * 24 * 60 + 1) * 60_000)
    await Promise.all([orders().cancelOverdueTransfers(), orders().cancelOverdueTransfers()])
    await shop.setClockOffset(0)
    expect(await stockOf(late.variantId)).toEqual({ on_hand: 10, reserved: 0 })
    expect(await stockOf(paid.variantId)).toEqual({ on_hand: 7, reserved: 0 })
    expect((await mails(late.order.number)).at(-1)).toContain('has been cancelled')
    expect(await query('SELECT financial_status FROM platform.orders WHERE id = $1', [late.order.id])).toEqual([
      { financial_status: 'voided' },
    ])
  })

  it('counts as sold until it is cancelled', async () => {
    const [kept, cancelled] = [await place(), await place()]
    const sold = async (variantId: number) => {
      await orders().countUnitsSold()
      return query(
        'SELECT units_sold FROM platform.products WHERE id = (SELECT product_id FROM platform.product_variants WHERE id = $1)',
        [variantId],
      )
    }
    expect(await sold(cancelled.variantId)).toEqual([{ units_sold: 3 }])
    await inTransaction((tx) => orders().cancel(tx, { ...cancelled.key, reason: 'other' }))
    expect(await sold(cancelled.variantId)).toEqual([{ units_sold: 0 }])
    expect(await sold(kept.variantId)).toEqual([{ units_sold: 3 }])
  })

  it('keeps the next sale waiting no longer for many kinds of products than for one', async () => {
    const reader = { shopId: main().id, topic: 'INVENTORY_LEVELS_UPDATE' as const, callbackUrl: 'http://127.0.0.1:9/' }
    await shop.database.db.insert(webhookSubscriptions).values(reader)
    const statementsFor = async (kinds: number) => {
      const newVariant = await Promise.all(Array.from({ length: kinds }, () => addProduct(shop.database, main().id)))
      return inTransaction(async (tx) => {
        const query = vi.spyOn(tx.client, 'query')
        const placed = await orders().place(tx, {
          shop: main(),
          email: 'amina@example.ba',
          language: 'en',
          paymentMethod: 'cash-on-delivery',
          paid: false,
          shippingTotal: 0,
          taxTotal: 0,
          codes: [],
          lines: newVariant.map((each) => ({ ...each, title: 'Laptop', quantity: 1, unitPrice: 1_000, discount: 0 })),
        })
        expect(placed.ok).toBe(true)
        const { length } = query.mock.calls
        query.mockRestore()
        return length
      })
    }
    expect(await statementsFor(30)).toBe(await statementsFor(1))
    await shop.database.db.delete(webhookSubscriptions)
  })

  it('belongs to its shop', async () => {
    const { order } = await place()
    const foreign = { shopId: shop.platform.shopOf('retail').shop.id, orderId: order.id }
    expect(await inTransaction((tx) => orders().markAsPaid(tx, foreign))).toEqual({ ok: false, code: 'not-found' })
  })

  it('for more than there is takes what lies there, and gives back no more', async () => {
    const { key, variantId } = await place({ stock: 2, continueSelling: true })
    expect(await stockOf(variantId)).toEqual({ on_hand: 0, reserved: 0 })
    await inTransaction((tx) => orders().cancel(tx, { ...key, reason: 'customer' }))
    expect(await stockOf(variantId)).toEqual({ on_hand: 2, reserved: 0 })
    expect(await checkInvariants(shop.database)).toEqual([])
  })
})

it('an order shows itself to its customer, all of it', async () => {
  const { order, key, line } = await place({ paid: true })
  await inTransaction((tx) =>
    orders().fulfil(tx, {
      ...key,
      lines: [{ orderLineId: line, quantity: 1 }],
      tracking: { company: 'BH Pošta', number: 'RR1', url: 'https://posta.example/RR1' },
    }),
  )
  await inTransaction((tx) => orders().refund(tx, { ...key, amount: 399, key: 'kindness' }))
  const queryStorefront = (id: string) =>
    shop.query(
      `query ($id: ID!) { node(id: $id) { ... on Order { name orderNumber financialStatus fulfillmentStatus edited email
        totalPrice { amount currencyCode } subtotalPrice { amount } totalShippingPrice { amount } totalRefunded { amount }
        currentTotalPrice { amount } statusUrl canceledAt
        lineItems(first: 5) { nodes { title quantity currentQuantity originalTotalPrice { amount } discountedTotalPrice { amount } variant { id } } }
        successfulFulfillments { trackingCompany trackingInfo { number url } fulfillmentLineItems(first: 3) { nodes { quantity lineItem { title } } } } } } }`,
      { id },
    )
  const { data, errors } = await queryStorefront(`gid://shopify/Order/${order.id}?key=${order.statusKey}`)
  expect(errors).toBeUndefined()
  expect(data.node).toMatchObject({
    name: `#${order.number}`,
    financialStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'PARTIALLY_FULFILLED',
    edited: false,
    totalPrice: { amount: '103.99', currencyCode: 'BAM' },
    subtotalPrice: { amount: '98.99' },
    totalRefunded: { amount: '3.99' },
    currentTotalPrice: { amount: '100.0' },
    canceledAt: null,
    lineItems: {
      nodes: [
        {
          title: 'Laptop',
          quantity: 3,
          currentQuantity: 3,
          originalTotalPrice: { amount: '99.99' },
          discountedTotalPrice: { amount: '98.99' },
        },
      ],
    },
    successfulFulfillments: [
      {
        trackingCompany: 'BH Pošta',
        trackingInfo: [{ number: 'RR1' }],
        fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { title: 'Laptop' } }] },
      },
    ],
  })
  expect((await queryStorefront(`gid://shopify/Order/${order.id}?key=wrong`)).data.node).toBeNull()
})
