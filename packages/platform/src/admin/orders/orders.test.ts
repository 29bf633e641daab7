import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createTestProduct, queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/servers/webhook-receiver.ts'

const shop = useTestPlatform()
const queryStorefront = (query: string, variables?: Record<string, unknown>) => queryAdmin(shop, query, variables)
const errors = 'userErrors { field message }'
const money = '{ shopMoney { amount } }'

let receiver: WebhookReceiver
let newVariant: Awaited<ReturnType<typeof createTestProduct>>

beforeAll(async () => {
  receiver = await createWebhookReceiver()
  for (const topic of ['ORDERS_CREATE', 'ORDERS_PAID', 'ORDERS_FULFILLED', 'REFUNDS_CREATE', 'INVENTORY_LEVELS_UPDATE'])
    await queryStorefront(
      `mutation ($topic: WebhookSubscriptionTopic!, $url: URL!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: { callbackUrl: $url }) { ${errors} } }`,
      { topic, url: receiver.url },
    )
})
afterAll(() => receiver.close())
beforeEach(async () => {
  newVariant = await createTestProduct(shop, { quantity: 5 })
})

const placeOrder = async ({ paymentPending = true, quantity = 3, email = 'buyer@example.com' } = {}) => {
  const created = await queryStorefront(
    `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } ${errors} } }`,
    { input: { email, lineItems: [{ variantId: newVariant.variantId, quantity }] } },
  )
  const { data } = await queryStorefront(
    `mutation ($id: ID!, $paymentPending: Boolean) { draftOrderComplete(id: $id, paymentPending: $paymentPending) { draftOrder { order {
      id name lineItems(first: 1) { nodes { id } } fulfillmentOrders(first: 1) { nodes { id lineItems(first: 1) { nodes { id } } } } } } ${errors} } }`,
    { id: created.data.draftOrderCreate.draftOrder.id, paymentPending },
  )
  const { order } = data.draftOrderComplete.draftOrder
  return {
    id: order.id as string,
    name: order.name as string,
    lineId: order.lineItems.nodes[0].id as string,
    fulfilmentOrderId: order.fulfillmentOrders.nodes[0].id as string,
    fulfilmentLineId: order.fulfillmentOrders.nodes[0].lineItems.nodes[0].id as string,
  }
}

const read = async (id: string) =>
  (
    await queryStorefront(
      `query ($id: ID!) { order(id: $id) { displayFinancialStatus displayFulfillmentStatus cancelledAt cancelReason canMarkAsPaid
        totalPriceSet ${money} totalRefundedSet ${money} totalOutstandingSet ${money} transactions { kind status amountSet ${money} }
        fulfillments { trackingInfo { number } totalQuantity } refunds { note totalRefundedSet ${money} refundLineItems(first: 5) { nodes { quantity lineItem { title } } } }
        fulfillmentOrders(first: 1) { nodes { status lineItems(first: 1) { nodes { totalQuantity remainingQuantity } } } } } }`,
      { id },
    )
  ).data.order

const available = async () =>
  (
    await queryStorefront('query ($id: ID!) { productVariant(id: $id) { inventoryQuantity } }', {
      id: newVariant.variantId,
    })
  ).data.productVariant.inventoryQuantity

const markAsPaid = async (id: string) =>
  (
    await queryStorefront(
      `mutation ($id: ID!) { orderMarkAsPaid(input: { id: $id }) { order { displayFinancialStatus } ${errors} } }`,
      { id },
    )
  ).data.orderMarkAsPaid

it('an order in the Admin API is found by name, e-mail, state and date', async () => {
  const order = await placeOrder({ email: 'found@example.com' })
  const find = async (query: string) =>
    (await queryStorefront('query ($query: String!) { orders(first: 5, query: $query) { nodes { id } } }', { query }))
      .data.orders.nodes
  const requested = [{ id: order.id }]
  expect(await find(`name:${order.name}`)).toEqual(requested)
  expect(await find('email:found@example.com status:open financial_status:pending')).toEqual(requested)
  expect(await find('email:found@example.com created_at:>2020-01-01')).toEqual(requested)
  expect(await find('email:found@example.com status:cancelled')).toEqual([])
  expect(await find('email:found@example.com created_at:<2020-01-01')).toEqual([])
  const elsewhere = await queryAdmin(
    shop,
    'query ($id: ID!) { order(id: $id) { id } }',
    { id: order.id },
    { shop: 'retail' },
  )
  expect(elsewhere.data.order).toBeNull()
})

it('an order in the Admin API is paid, sent in parts and refunded in parts', async () => {
  const order = await placeOrder()
  expect(await read(order.id)).toMatchObject({
    displayFinancialStatus: 'PENDING',
    canMarkAsPaid: true,
    totalOutstandingSet: { shopMoney: { amount: '300.0' } },
    transactions: [{ kind: 'SALE', status: 'PENDING' }],
  })
  expect(await markAsPaid(order.id)).toEqual({ order: { displayFinancialStatus: 'PAID' }, userErrors: [] })
  const again = [{ field: ['id'], message: 'Order cannot be marked as paid.' }]
  expect(await markAsPaid(order.id)).toEqual({ order: null, userErrors: again })

  const fulfil = async (quantity: number) =>
    (
      await queryStorefront(
        `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { name status trackingInfo { company number } } ${errors} } }`,
        {
          fulfillment: {
            lineItemsByFulfillmentOrder: [
              {
                fulfillmentOrderId: order.fulfilmentOrderId,
                fulfillmentOrderLineItems: [{ id: order.fulfilmentLineId, quantity }],
              },
            ],
            trackingInfo: { company: 'BH Pošta', number: 'RR123' },
          },
        },
      )
    ).data.fulfillmentCreate
  expect(await fulfil(2)).toMatchObject({
    fulfillment: { name: `${order.name}-F1`, status: 'SUCCESS', trackingInfo: [{ number: 'RR123' }] },
  })
  expect((await fulfil(2)).userErrors).toHaveLength(1)
  expect(await read(order.id)).toMatchObject({
    displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
    fulfillmentOrders: { nodes: [{ lineItems: { nodes: [{ totalQuantity: 3, remainingQuantity: 1 }] } }] },
  })

  expect(await fulfil(1)).toMatchObject({ fulfillment: { name: `${order.name}-F2` } })

  const refund = async (amount: string, quantity: number) =>
    (
      await queryStorefront(
        `mutation ($input: RefundInput!) { refundCreate(input: $input) { refund { totalRefundedSet ${money} } order { displayFinancialStatus } ${errors} } }`,
        {
          input: {
            orderId: order.id,
            note: 'Scratched',
            refundLineItems: [
              { lineItemId: order.lineId, quantity, restockType: 'RETURN', locationId: newVariant.locationId },
            ],
            transactions: [{ orderId: order.id, amount, gateway: 'card', kind: 'REFUND' }],
          },
        },
      )
    ).data.refundCreate
  expect((await refund('300.01', 1)).userErrors).toHaveLength(1)
  expect((await refund('1.001', 1)).userErrors).toHaveLength(1)
  expect(await refund('100', 1)).toMatchObject({
    order: { displayFinancialStatus: 'PARTIALLY_REFUNDED' },
    userErrors: [],
  })
  expect(await available()).toBe(3)
  expect(await read(order.id)).toMatchObject({
    totalRefundedSet: { shopMoney: { amount: '100.0' } },
    refunds: [{ note: 'Scratched', refundLineItems: { nodes: [{ quantity: 1, lineItem: { title: 'Test laptop' } }] } }],
  })

  await shop.jobs.drain()
  const told = receiver.received.map(({ headers, rawBody }) => [
    headers['x-shopify-topic'],
    JSON.parse(String(rawBody)),
  ])
  const body = (topic: string) => told.findLast(([each]) => each === topic)?.[1]
  expect(body('orders/create')).toMatchObject({
    name: order.name,
    total_price: '300.00',
    customer_locale: 'bs',
    line_items: [{ quantity: 3, price: '100.00' }],
  })
  expect(body('orders/paid')).toMatchObject({ name: order.name, financial_status: 'paid' })
  expect(body('orders/fulfilled').fulfillments).toMatchObject([
    { name: `${order.name}-F1` },
    { name: `${order.name}-F2` },
  ])
  expect(body('refunds/create')).toMatchObject({ transactions: [{ amount: '100.00' }] })
  expect(body('inventory_levels/update')).toMatchObject({ available: 3 })
})

it('an order in the Admin API is cancelled once, gives its products back and cannot be paid any more', async () => {
  const order = await placeOrder()
  expect(await available()).toBe(2)
  const cancel = async (id: string) =>
    (
      await queryStorefront(
        `mutation ($id: ID!) { orderCancel(orderId: $id, reason: CUSTOMER, refund: true, restock: true) { job { done } orderCancelUserErrors { code } ${errors} } }`,
        { id },
      )
    ).data.orderCancel
  expect(await cancel(order.id)).toEqual({ job: { done: true }, orderCancelUserErrors: [], userErrors: [] })
  expect(await cancel(order.id)).toMatchObject({
    job: null,
    orderCancelUserErrors: [{ code: 'INVALID' }],
    userErrors: [{ field: ['orderId'], message: 'Order has been cancelled' }],
  })
  expect(await available()).toBe(5)
  expect(await read(order.id)).toMatchObject({ displayFinancialStatus: 'VOIDED', cancelReason: 'CUSTOMER' })
  expect((await markAsPaid(order.id)).userErrors).toEqual([{ field: ['id'], message: 'Order has been cancelled' }])
  expect((await cancel('gid://shopify/Order/1')).orderCancelUserErrors).toEqual([{ code: 'NOT_FOUND' }])
})

it('an order in the Admin API sends the buyer an e-mail at each step, unless told not to', async () => {
  const told = async (notify: boolean | undefined) => {
    const sent = await placeOrder({ quantity: 1, paymentPending: false })
    const cancelled = await placeOrder({ quantity: 1, paymentPending: false })
    await shop.jobs.drain()
    const before = shop.sent.length
    await queryStorefront(
      'mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } } }',
      {
        fulfillment: {
          lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: sent.fulfilmentOrderId }],
          notifyCustomer: notify,
        },
      },
    )
    const refund = 'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }'
    const money = { amount: '1.00', gateway: 'x', kind: 'REFUND', orderId: sent.id }
    await queryStorefront(refund, { input: { orderId: sent.id, notify, transactions: [money] } })
    // Products without money: never an email about money.
    await queryStorefront(refund, {
      input: { orderId: sent.id, notify, refundLineItems: [{ lineItemId: sent.lineId, quantity: 1 }] },
    })
    await queryStorefront(
      `mutation ($id: ID!, $notify: Boolean) { orderCancel(orderId: $id, reason: OTHER, refund: false, restock: true, notifyCustomer: $notify) { ${errors} } }`,
      { id: cancelled.id, notify },
    )
    await shop.jobs.drain()
    return shop.sent.length - before
  }
  expect(await told(undefined)).toBe(3)
  expect(await told(false)).toBe(0)
})
