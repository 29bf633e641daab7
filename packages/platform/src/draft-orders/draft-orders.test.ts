import { failpointActions } from '@dvaput/database/failpoint'
import { sql } from '@dvaput/database/query'
import { beforeEach, expect, it } from 'vitest'
import { createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { clearFailpoints } from '../../../../tests/support/runner/clear-failpoints.ts'

const shop = useTestPlatform()
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')
const queryStorefront = (query: string, variables?: Record<string, unknown>) => queryAdmin(shop, query, variables)
const errors = 'userErrors { field message }'
const money = '{ shopMoney { amount currencyCode } }'
const draftFields = `id name status invoiceUrl reserveInventoryUntil invoiceSentAt tags note2 email
  totalPriceSet ${money} subtotalPriceSet ${money} totalDiscountsSet ${money} totalTaxSet ${money}
  appliedDiscount { value valueType amountSet ${money} }
  lineItems(first: 5) { nodes { title quantity custom discountedTotalSet ${money} variant { id } } }
  customer { email } order { id name displayFinancialStatus }`

let newVariant: Awaited<ReturnType<typeof createTestProduct>>
beforeEach(async () => {
  newVariant = await createTestProduct(shop, { quantity: 3 })
})

const create = async (input: object) =>
  (
    await queryStorefront(
      `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { ${draftFields} } ${errors} } }`,
      {
        input,
      },
    )
  ).data.draftOrderCreate

const change = async (name: string, args: string, variables: Record<string, unknown>, types: string) =>
  (
    await queryStorefront(
      `mutation (${types}) { ${name}(${args}) { draftOrder { ${draftFields} } ${errors} } }`,
      variables,
    )
  ).data[name]

const complete = (id: string, paymentPending = false) =>
  change(
    'draftOrderComplete',
    'id: $id, paymentPending: $paymentPending',
    { id, paymentPending },
    '$id: ID!, $paymentPending: Boolean',
  )

const available = async () =>
  (
    await queryStorefront('query ($id: ID!) { productVariant(id: $id) { inventoryQuantity } }', {
      id: newVariant.variantId,
    })
  ).data.productVariant.inventoryQuantity

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

it('a draft order adds up lines of the catalogue, lines of its own, and discounts, to the last fening', async () => {
  const { draftOrder, userErrors } = await create({
    email: 'Buyer@Example.com',
    note: 'Call first',
    tags: ['offer'],
    lineItems: [
      { variantId: newVariant.variantId, quantity: 2, appliedDiscount: { value: 10, valueType: 'PERCENTAGE' } },
      { variantId: newVariant.variantId, quantity: 1, priceOverride: { amount: '79.99', currencyCode: 'BAM' } },
      { title: 'Cleaning', quantity: 1, originalUnitPriceWithCurrency: { amount: '15.05', currencyCode: 'BAM' } },
    ],
    appliedDiscount: { value: 5.03, valueType: 'FIXED_AMOUNT', title: 'Goodwill' },
    shippingLine: { title: 'Courier', priceWithCurrency: { amount: '10.00', currencyCode: 'BAM' } },
  })
  expect(userErrors).toEqual([])
  expect(draftOrder).toMatchObject({
    name: expect.stringMatching(/^#D\d+$/),
    status: 'OPEN',
    email: 'buyer@example.com',
    invoiceUrl: expect.stringMatching(/^http:\/\/main\.localhost:3000\/invoices\/[0-9a-f]{64}$/),
    totalDiscountsSet: { shopMoney: { amount: '25.03', currencyCode: 'BAM' } },
    // 200 - 20 + 79.99 + 15.05 - 5.03 + 10
    totalPriceSet: { shopMoney: { amount: '280.01' } },
    appliedDiscount: { value: 5.03, valueType: 'FIXED_AMOUNT', amountSet: { shopMoney: { amount: '5.03' } } },
  })
  expect(draftOrder.lineItems.nodes.map(({ custom }: { custom: boolean }) => custom)).toEqual([false, false, true])
})

it.each([
  ['no lines', { lineItems: [] }],
  ['a quantity of nothing', { lineItems: [{ title: 'x', quantity: 0, originalUnitPrice: '1' }] }],
  ['a huge quantity', { lineItems: [{ title: 'x', quantity: 2_000_000_000, originalUnitPrice: '1' }] }],
  ['an unknown variant', { lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }] }],
  ['a malformed variant', { lineItems: [{ variantId: 'x', quantity: 1 }] }],
  ['a custom line without a title', { lineItems: [{ quantity: 1, originalUnitPrice: '1' }] }],
  ['a custom line without a price', { lineItems: [{ title: 'x', quantity: 1 }] }],
  [
    'another currency',
    { lineItems: [{ title: 'x', quantity: 1, originalUnitPriceWithCurrency: { amount: '1', currencyCode: 'CLP' } }] },
  ],
  [
    'a discount of 120 %',
    {
      lineItems: [
        { title: 'x', quantity: 1, originalUnitPrice: '1', appliedDiscount: { value: 120, valueType: 'PERCENTAGE' } },
      ],
    },
  ],
  [
    'an unknown customer',
    { customerId: 'gid://shopify/Customer/1', lineItems: [{ title: 'x', quantity: 1, originalUnitPrice: '1' }] },
  ],
  [
    'a reservation in the past',
    { reserveInventoryUntil: '2020-01-01T00:00:00Z', lineItems: [{ title: 'x', quantity: 1, originalUnitPrice: '1' }] },
  ],
])('a draft order is refused with %s', async (_name, input) => {
  const { draftOrder, userErrors } = await create(input)
  expect(draftOrder).toBeNull()
  expect(userErrors).toHaveLength(1)
})

it.each([
  [0, 'Quantity must be greater than or equal to 1'],
  [1_000_001, 'Quantity must be less than or equal to 1000000'],
])('a draft order names what is wrong with a quantity of %i', async (quantity, message) => {
  const { userErrors } = await create({ lineItems: [{ title: 'x', quantity, originalUnitPrice: '1' }] })
  expect(userErrors).toEqual([{ field: ['lineItems', '0', 'quantity'], message }])
})

it('a draft order holds stock until the moment it names, and lets it go then', async () => {
  const lineItems = [{ variantId: newVariant.variantId, quantity: 2 }]
  const { draftOrder } = await create({ lineItems, reserveInventoryUntil: inHours(1) })
  expect(await available()).toBe(1)
  const second = await create({ lineItems, reserveInventoryUntil: inHours(1) })
  expect(second).toMatchObject({ draftOrder: null, userErrors: [{ field: ['lineItems', '0'] }] })
  expect(await available()).toBe(1)

  await shop.setClockOffset(3_601_000)
  await shop.database.db.execute(
    sql`INSERT INTO pgboss.job (name, data) VALUES ('end-expired-holds', '{"between": true}')`,
  )
  await shop.jobs.drain()
  expect(await available()).toBe(3)
  await shop.setClockOffset(0)
  // What it asked for is still there, so it can be completed all the same.
  expect((await complete(draftOrder.id)).userErrors).toEqual([])
})

it('a draft order gives back what it held when it is changed or deleted', async () => {
  const { draftOrder } = await create({
    lineItems: [{ variantId: newVariant.variantId, quantity: 3 }],
    reserveInventoryUntil: inHours(1),
  })
  const update = (input: object) =>
    change(
      'draftOrderUpdate',
      'id: $id, input: $input',
      { id: draftOrder.id, input },
      '$id: ID!, $input: DraftOrderInput!',
    )
  expect((await update({ note: 'Later' })).draftOrder).toMatchObject({ note2: 'Later' })
  expect(await available()).toBe(0)
  await update({ lineItems: [{ variantId: newVariant.variantId, quantity: 1 }] })
  expect(await available()).toBe(2)
  const gone = await queryStorefront(
    `mutation ($id: ID!) { draftOrderDelete(input: { id: $id }) { deletedId ${errors} } }`,
    {
      id: draftOrder.id,
    },
  )
  expect(gone.data.draftOrderDelete).toEqual({ deletedId: draftOrder.id, userErrors: [] })
  expect(await available()).toBe(3)
})

it('mails the invoice in the language of the customer', async () => {
  const made = await queryStorefront(
    `mutation { customerCreate(input: { email: "carla@example.com", locale: "es" }) { customer { id } } }`,
  )
  const { draftOrder } = await create({
    purchasingEntity: { customerId: made.data.customerCreate.customer.id },
    lineItems: [{ variantId: newVariant.variantId, quantity: 1 }],
    shippingLine: { title: 'Envío', priceWithCurrency: { amount: '7.00', currencyCode: 'BAM' } },
    reserveInventoryUntil: inHours(2),
  })
  expect(draftOrder.customer).toEqual({ email: 'carla@example.com' })
  const sent = await change('draftOrderInvoiceSend', 'id: $id', { id: draftOrder.id }, '$id: ID!')
  expect(sent.draftOrder).toMatchObject({ status: 'INVOICE_SENT', invoiceSentAt: expect.any(String) })
  await shop.jobs.drain()
  const mail = shop.sent.at(-1)
  expect(mail).toMatchObject({ to: 'carla@example.com', subject: expect.stringContaining('Cotización #D') })
  const token = new URL(draftOrder.invoiceUrl).pathname
  expect(JSON.stringify(mail)).toContain(token)
  expect(JSON.stringify(mail)).not.toContain('Envío: Envío')
  expect(JSON.stringify(mail)).toContain('Envío')

  const nobody = await create({ lineItems: [{ title: 'x', quantity: 1, originalUnitPrice: '1' }] })
  const unsent = await change('draftOrderInvoiceSend', 'id: $id', { id: nobody.draftOrder.id }, '$id: ID!')
  expect(unsent.userErrors).toEqual([{ field: ['email', 'to'], message: "To can't be blank" }])
})

it.each([
  ['BA', 'ba'],
  ['CL', 'cl'],
])('mails the invoice of goods for %s as the shop that its buyer knows', async (countryCode, market) => {
  const { draftOrder } = await create({
    email: `${market}@example.com`,
    lineItems: [{ title: 'x', quantity: 1, originalUnitPrice: '1' }],
    shippingAddress: { address1: 'Calle 1', city: 'X', zip: '1', countryCode },
  })
  await change('draftOrderInvoiceSend', 'id: $id', { id: draftOrder.id }, '$id: ID!')
  await shop.jobs.drain()
  expect(shop.sent.at(-1)).toMatchObject({ to: `${market}@example.com`, market })
})

it('becomes one order, however many complete it at once', async () => {
  const { draftOrder } = await create({
    email: 'once@example.com',
    lineItems: [
      { variantId: newVariant.variantId, quantity: 2, appliedDiscount: { value: 7.5, valueType: 'FIXED_AMOUNT' } },
    ],
    reserveInventoryUntil: inHours(1),
  })
  const responses = await Promise.all(Array.from({ length: 8 }, () => complete(draftOrder.id)))
  const orders = new Set(responses.map((response) => response.draftOrder.order.id))
  expect(orders.size).toBe(1)
  expect(responses.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
  expect(await available()).toBe(1)
  const { data } = await queryStorefront(`{ orders(first: 5, query: "email:once@example.com") { nodes {
    displayFinancialStatus totalPriceSet ${money} lineItems(first: 2) { nodes { quantity totalDiscountSet ${money} } } } } }`)
  expect(data.orders.nodes).toMatchObject([
    {
      displayFinancialStatus: 'PAID',
      totalPriceSet: { shopMoney: { amount: '185.0' } },
      lineItems: { nodes: [{ quantity: 2, totalDiscountSet: { shopMoney: { amount: '15.0' } } }] },
    },
  ])
})

it('a draft order waits for the money where payment is pending, and cannot sell what is gone', async () => {
  const lineItems = [{ variantId: newVariant.variantId, quantity: 3 }]
  const first = (await create({ lineItems })).draftOrder
  const second = (await create({ lineItems })).draftOrder
  expect((await complete(first.id, true)).draftOrder.order.displayFinancialStatus).toBe('PENDING')
  expect(await complete(second.id)).toMatchObject({ draftOrder: null, userErrors: [{ field: ['lineItems'] }] })
})

it('a draft order leaves an open invoice with the order it became, and a paying one alone', async () => {
  const lineItems = [{ variantId: newVariant.variantId, quantity: 1 }]
  const draftOrder = (await create({ lineItems, email: 'open@example.com' })).draftOrder
  const opened = await shop.fetchAt(new URL(draftOrder.invoiceUrl).pathname)
  expect(opened.status).toBeLessThan(400)
  const setState = (state: string) =>
    shop.database.pool.query(
      `UPDATE platform.checkouts SET state = $1, frozen = CASE $1 WHEN 'paying' THEN '{}'::jsonb END WHERE draft_order_id = $2`,
      [state, Number(draftOrder.id.split('/').at(-1))],
    )
  await setState('paying')
  expect((await complete(draftOrder.id)).userErrors).toEqual([
    { field: null, message: 'The invoice is being paid right now' },
  ])
  await setState('open')
  expect((await complete(draftOrder.id)).userErrors).toEqual([])
  const { rows } = await shop.database.pool.query(
    `SELECT state FROM platform.checkouts WHERE email = 'open@example.com'`,
  )
  expect(rows).toEqual([{ state: 'completed' }])
})

const draftToPay = async () => {
  const { draftOrder } = await create({
    email: 'buyer@example.com',
    lineItems: [{ variantId: newVariant.variantId, quantity: 1 }],
    reserveInventoryUntil: inHours(24),
  })
  return { id: draftOrder.id as string, number: Number(draftOrder.id.split('/').pop()), url: draftOrder.invoiceUrl }
}

const ordersOfDraft = async (number: number) =>
  (await shop.database.pool.query<{ id: string }>('SELECT id FROM platform.orders WHERE draft_order_id = $1', [number]))
    .rows

it.each(['cash-on-delivery', 'card'])('paid by %s while it is completed by hand is one order', async (method) => {
  const draft = await draftToPay()
  const token = await walk.open(draft.url)
  const shown = walk.hidden((await walk.fillIn(token)).text, 'shown')
  const byHand = async () => {
    clearFailpoints()
    // What is left of a completion by hand that saw no checkout: an order of this draft, and nothing else yet.
    await shop.database.pool.query(
      `INSERT INTO platform.orders (shop_id, number, draft_order_id, email, language, currency, subtotal, discount_total,
         shipping_total, tax_total, total, payment_method, financial_status, status_key)
       SELECT shop_id, 900000 + id, id, 'buyer@example.com', 'en', 'BAM', 0, 0, 0, 0, 0, 'card', 'paid', 'k'
       FROM platform.draft_orders WHERE id = $1`,
      [draft.number],
    )
  }
  if (method === 'card') failpointActions['after-hold'] = { do: 'call', callback: byHand }
  else await byHand()
  const fields = method === 'card' ? walk.card('4242424242424242') : { method }
  const placed = await walk.place(token, shown, fields)
  expect(placed).toMatchObject({ status: 303, location: `/checkouts/${token}/thank-you` })
  expect(await ordersOfDraft(draft.number)).toHaveLength(1)
  await shop.jobs.drain()
  const { rows } = await shop.database.pool.query(
    `SELECT coalesce(sum(amount - refunded), 0)::int AS kept FROM platform.card_gateway_charges`,
  )
  expect(rows).toEqual([{ kept: 0 }])
})

it('a draft order is not completed by hand once its invoice is being paid, however late that was', async () => {
  const draft = await draftToPay()
  const holding = await shop.database.pool.connect()
  await holding.query('BEGIN')
  await holding.query('SELECT FROM platform.draft_orders WHERE id = $1 FOR UPDATE', [draft.number])
  const completing = complete(draft.id)
  const waiting = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND query ILIKE '%draft_orders%' AND datname = current_database()`
  while ((await shop.database.pool.query<{ waiting: number }>(waiting)).rows[0]?.waiting === 0);
  await holding.query(
    `INSERT INTO platform.checkouts (token, shop_id, draft_order_id, language, state, frozen)
     SELECT repeat('a', 40), shop_id, id, 'en', 'paying', '{}' FROM platform.draft_orders WHERE id = $1`,
    [draft.number],
  )
  await holding.query('COMMIT')
  holding.release()
  expect((await completing).userErrors).toEqual([{ field: null, message: 'The invoice is being paid right now' }])
  expect(await ordersOfDraft(draft.number)).toHaveLength(0)
})

it('a draft order shows its buyer to whoever opens the mailed link, until somebody has filled it in', async () => {
  const { url } = await draftToPay()
  const newBrowser = () => createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000', new Map())
  const [scanner, buyer, later] = [newBrowser(), newBrowser(), newBrowser()]
  const token = await scanner.open(url)
  await buyer.open(url)
  expect((await buyer.get(`/checkouts/${token}/information`)).text).toContain('value="buyer@example.com"')
  expect((await scanner.get(`/checkouts/${token}/information`)).text).not.toContain('buyer@example.com')
  const shown = buyer.hidden((await buyer.fillIn(token)).text, 'shown')
  await later.open(url)
  const masked = await later.get(`/checkouts/${token}/information`)
  expect(masked.status).toBe(403)
  for (const secret of ['Hodžić', 'Titova 1']) expect(masked.text).not.toContain(secret)
  expect((await buyer.place(token, shown)).status).toBe(303)
})
