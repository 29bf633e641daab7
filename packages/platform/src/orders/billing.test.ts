import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../../../../tests/support/servers/webhook-receiver.ts'
import { emptyAddress } from '../customers/addresses/check-address.ts'
import { webhookSubscriptions } from '../tables/webhooks.table.ts'
import { billingFields, orderAttributes } from './billing.ts'

const shop = useTestPlatform()
let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await createWebhookReceiver()
  const shopId = shop.platform.shopOf('main').shop.id
  const values = { shopId, topic: 'ORDERS_CREATE', callbackUrl: receiver.url }
  await shop.database.db.insert(webhookSubscriptions).values(values)
})
afterAll(() => receiver.close())

it('an order says to which company its invoice goes, on every page and in every e-mail', async () => {
  const login = { email: 'firm@example.com', password: 'a-long-password' }
  const registered = await shop.query(
    `mutation ($input: CustomerCreateInput!, $login: CustomerAccessTokenCreateInput!) {
      customerCreate(input: $input) { customer { id } }
      customerAccessTokenCreate(input: $login) { customerAccessToken { accessToken } } }`,
    { input: login, login },
  )
  const token = registered.data.customerAccessTokenCreate.customerAccessToken.accessToken
  const customerId = Number(registered.data.customerCreate.customer.id.split('/').at(-1))
  const address = {
    firstName: 'Emir',
    address1: 'Titova 1',
    city: 'Sarajevo',
    province: 'Kanton Sarajevo',
    countryCode: 'BA',
  }
  const company = { name: 'Sitnice d.o.o.', taxId: '4200000000005', vatNumber: '200000000005' }
  const placed = await shop.database.inTransaction((tx) =>
    shop.platform.parts.orders.place(tx, {
      shop: shop.platform.shopOf('main').shop,
      email: 'firm@example.com',
      customerId,
      language: 'bcs',
      paymentMethod: 'cash-on-delivery',
      paid: false,
      shippingTotal: 0,
      taxTotal: 0,
      codes: [],
      // A cart can be told anything, so not what the checkout has verified.
      attributes: [
        { key: 'JIB', value: 'invented' },
        { key: 'gift', value: 'yes' },
      ],
      shippingAddress: { ...emptyAddress, ...address },
      company,
      discounts: [{ code: 'MINUS15', title: 'Fifteen', amount: 1_500, scope: 'order', percentage: 1_500 }],
      lines: [
        {
          title: 'Laptop',
          quantity: 1,
          unitPrice: 10_000,
          discount: 1_500,
          allocations: [{ code: 'MINUS15', amount: 1_500 }],
        },
      ],
    }),
  )
  if (!placed.ok) throw new Error('not placed')
  const { id, statusKey } = placed.order
  const attributes = [
    { key: 'gift', value: 'yes' },
    { key: '_delivery_promise', value: expect.stringMatching(/^[\d-]{10}\/[\d-]{10}$/) },
    { key: 'JIB', value: company.taxId },
    { key: 'PDV number', value: company.vatNumber },
  ]
  const billed =
    'billingAddress { company address1 city provinceCode } shippingAddress { company } customAttributes { key value }'
  const told = {
    billingAddress: { company: company.name, address1: 'Titova 1', city: 'Sarajevo', provinceCode: '09' },
    shippingAddress: { company: null },
    customAttributes: attributes,
  }
  const gid = `gid://shopify/Order/${id}`
  expect((await queryAdmin(shop, `query ($id: ID!) { order(id: $id) { ${billed} } }`, { id: gid })).data.order).toEqual(
    told,
  )
  await shop.jobs.drain()
  const body = JSON.parse(String(receiver.received.at(-1)?.rawBody))
  expect(body).toMatchObject({
    id,
    billing_address: { company: company.name, address1: 'Titova 1' },
    shipping_address: { company: null },
    note_attributes: attributes.map(({ key, value }) => ({ name: key, value })),
  })

  const value = 'value { ... on PricingPercentageValue { percentage } }'
  const { data } = await shop.query(
    `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes { ${billed}
      discountApplications(first: 1) { nodes { ${value} } }
      lineItems(first: 1) { nodes { discountAllocations { discountApplication { ${value} } } } } } } } }`,
    { token },
  )
  const percentage = { value: { percentage: 15 } }
  expect(data.customer.orders.nodes[0]).toEqual({
    ...told,
    discountApplications: { nodes: [percentage] },
    lineItems: { nodes: [{ discountAllocations: [{ discountApplication: percentage }] }] },
  })
  const byLink = await shop.query(`query ($id: ID!) { node(id: $id) { ... on Order { ${billed} } } }`, {
    id: `${gid}?key=${statusKey}`,
  })
  expect(byLink.data.node).toMatchObject({ billingAddress: null, customAttributes: placed.order.attributes })
})

it('an order names the company’s own address and line of business where they are known', () => {
  const company = { name: 'Rojas SpA', taxId: '76.086.428-5', activity: 'Venta', address: 'Av. Sur 5, Santiago' }
  const order = {
    shippingAddress: { ...emptyAddress, firstName: 'Ana', city: 'Talca', zip: '1' },
    company,
    attributes: [],
  }
  expect(billingFields(order)).toMatchObject({
    firstName: 'Ana',
    company: 'Rojas SpA',
    address1: 'Av. Sur 5, Santiago',
    city: null,
    zip: null,
  })
  expect(orderAttributes(order, 'cl')).toEqual([
    { key: 'RUT', value: '76.086.428-5' },
    { key: 'Giro', value: 'Venta' },
  ])
})
