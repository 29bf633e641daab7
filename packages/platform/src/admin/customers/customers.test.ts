import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../../../../../tests/support/servers/webhook-receiver.ts'

const shop = useTestPlatform()
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await createWebhookReceiver()
})
afterAll(() => receiver.close())

const queryStorefront = (query: string, variables?: Record<string, unknown>) => queryAdmin(shop, query, variables)
const errors = 'userErrors { field message }'

const createCustomer = async (input: object) =>
  (
    await queryStorefront(
      `mutation ($input: CustomerInput!) { customerCreate(input: $input) {
        customer { id email phone displayName state verifiedEmail tags locale numberOfOrders amountSpent { amount } addresses { city } } ${errors} } }`,
      { input },
    )
  ).data.customerCreate

it('the Admin API creates customers, finds them by e-mail and changes them', async () => {
  const { customer, userErrors } = await createCustomer({
    email: ' Amra@Example.com ',
    firstName: 'Amra',
    phone: '061 123 456',
    locale: 'bs-BA',
    tags: ['vip'],
    addresses: [{ address1: 'Titova 1', city: 'Sarajevo', countryCode: 'BA', zip: '71000' }],
  })
  expect(userErrors).toEqual([])
  expect(customer).toMatchObject({
    email: 'amra@example.com',
    phone: '+38761123456',
    state: 'ENABLED',
    verifiedEmail: false,
    locale: 'bs',
    numberOfOrders: '0',
    amountSpent: { amount: '0.0' },
    addresses: [{ city: 'Sarajevo' }],
  })
  expect((await createCustomer({ email: 'amra@example.com' })).userErrors).toEqual([
    { field: ['email'], message: 'Email has already been taken' },
  ])
  expect((await createCustomer({ email: 'nonsense' })).userErrors).toMatchObject([{ field: ['email'] }])
  expect((await createCustomer({ firstName: 'Nobody' })).userErrors).toMatchObject([{ field: ['email'] }])

  const found = await queryStorefront(`{
    byQuery: customers(first: 2, query: "email:AMRA@example.com") { nodes { id defaultAddress { city formatted } orders(first: 5) { nodes { id } } } }
    byIdentifier: customerByIdentifier(identifier: { emailAddress: "amra@example.com" }) { id }
    nobody: customers(first: 2, query: "email:amr@example.com") { nodes { id } }
  }`)
  expect(found.data.byQuery.nodes).toMatchObject([{ id: customer.id, defaultAddress: { city: 'Sarajevo' } }])
  expect(found.data.byIdentifier).toEqual({ id: customer.id })
  expect(found.data.nobody.nodes).toEqual([])

  await createCustomer({ email: 'other@example.com', phone: '061 999 999' })
  const update = async (input: object) =>
    (
      await queryStorefront(
        `mutation ($input: CustomerInput!) { customerUpdate(input: $input) { customer { firstName email phone } ${errors} } }`,
        { input: { id: customer.id, ...input } },
      )
    ).data.customerUpdate
  expect(await update({ firstName: 'Amina' })).toEqual({
    customer: { firstName: 'Amina', email: 'amra@example.com', phone: '+38761123456' },
    userErrors: [],
  })
  expect((await update({ email: 'other@example.com' })).userErrors).toEqual([
    { field: ['email'], message: 'Email has already been taken' },
  ])
  expect((await update({ phone: '061 999 999' })).userErrors).toMatchObject([{ field: ['phone'] }])
  expect((await update({ id: 'gid://shopify/Customer/1' })).userErrors).toMatchObject([{ field: ['id'] }])
})

it('the Admin API moves a customer to another address: what was mailed to the old one opens nothing any more', async () => {
  const customers = createCustomerQueries(shop)
  const { email, id } = await customers.register()
  const token = await customers.newToken(email)
  await customers.recover(email)
  const link = await customers.mailedLink(email)
  const update = (input: object) =>
    queryStorefront(`mutation ($input: CustomerInput!) { customerUpdate(input: $input) { ${errors} } }`, {
      input: { id, ...input },
    })
  await update({ email, firstName: 'Still here' })
  expect(await customers.whoIs(token)).toBe(email)

  await update({ email: 'moved@example.com' })
  const { data } = await customers.resetByUrl(link, 'of whoever reads the old mailbox')
  expect(data.customerResetByUrl.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }])
  expect(await customers.whoIs(token)).toBeNull()
  const read = await queryStorefront('query ($id: ID!) { customer(id: $id) { email verifiedEmail } }', { id })
  expect(read.data.customer).toEqual({ email: 'moved@example.com', verifiedEmail: false })
})

it('the Admin API acts for a customer in the address book', async () => {
  const { customer } = await createCustomer({ email: 'book@example.com', firstName: 'Ena' })
  const add = async (address: object, setAsDefault: boolean) =>
    (
      await queryStorefront(
        `mutation ($id: ID!, $address: MailingAddressInput!, $setAsDefault: Boolean) {
          customerAddressCreate(customerId: $id, address: $address, setAsDefault: $setAsDefault) { address { id city countryCodeV2 firstName } ${errors} } }`,
        { id: customer.id, address, setAsDefault },
      )
    ).data.customerAddressCreate
  const first = (await add({ city: 'Mostar', countryCode: 'BA' }, false)).address
  const second = (await add({ city: 'Tuzla', countryCode: 'BA' }, true)).address
  expect(second).toMatchObject({ city: 'Tuzla', countryCodeV2: 'BA', firstName: 'Ena' })
  expect((await add({ city: 'Nowhere', countryCode: 'XX' }, false)).userErrors).toHaveLength(1)
  const defaultCity = async () =>
    (await queryStorefront('query ($id: ID!) { customer(id: $id) { defaultAddress { city } } }', { id: customer.id }))
      .data.customer.defaultAddress?.city
  expect(await defaultCity()).toBe('Tuzla')

  const change = `mutation ($id: ID!, $addressId: ID!) {
    customerAddressUpdate(customerId: $id, addressId: $addressId, address: { city: "Konjic" }) { address { city } ${errors} }
    customerUpdateDefaultAddress(customerId: $id, addressId: $addressId) { customer { id } ${errors} }
  }`
  await queryStorefront(change, { id: customer.id, addressId: first.id })
  expect(await defaultCity()).toBe('Konjic')

  const other = (await createCustomer({ email: 'stranger@example.com' })).customer
  const stolen = await queryStorefront(change, { id: other.id, addressId: first.id })
  expect(stolen.data.customerAddressUpdate.userErrors).toHaveLength(1)

  const gone = await queryStorefront(
    `mutation ($id: ID!, $addressId: ID!) { customerAddressDelete(customerId: $id, addressId: $addressId) { deletedAddressId ${errors} } }`,
    { id: customer.id, addressId: first.id },
  )
  expect(gone.data.customerAddressDelete).toEqual({ deletedAddressId: first.id, userErrors: [] })
  expect(await defaultCity()).toBe('Tuzla')
})

it('the Admin API subscribes to webhooks, and receives them', async () => {
  const subscribe = async (callbackUrl: string, topic = 'CUSTOMERS_CREATE') =>
    (
      await queryStorefront(
        `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
          webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
            webhookSubscription { id topic endpoint { ... on WebhookHttpEndpoint { callbackUrl } } apiVersion { handle } } ${errors} } }`,
        { topic, webhookSubscription: { callbackUrl, format: 'JSON' } },
      )
    ).data.webhookSubscriptionCreate
  const { webhookSubscription } = await subscribe(receiver.url)
  expect(webhookSubscription).toMatchObject({
    topic: 'CUSTOMERS_CREATE',
    endpoint: { callbackUrl: receiver.url },
    apiVersion: { handle: '2025-04' },
  })
  expect((await subscribe(receiver.url)).userErrors).toMatchObject([
    { message: 'Address for this topic has already been taken' },
  ])
  expect((await subscribe('http://example.com/hook')).userErrors).toHaveLength(1)
  expect((await subscribe('https://192.168.0.1/hook')).userErrors).toHaveLength(1)

  await createCustomer({ email: 'told@example.com' })
  await createCustomer({ email: 'told@example.com' })
  await shop.jobs.drain()
  expect(receiver.received.map(({ rawBody }) => JSON.parse(String(rawBody)).email)).toEqual(['told@example.com'])

  const moved = await queryStorefront(
    `mutation ($id: ID!, $url: URL!) { webhookSubscriptionUpdate(id: $id, webhookSubscription: { callbackUrl: $url }) { webhookSubscription { callbackUrl } ${errors} } }`,
    { id: webhookSubscription.id, url: `${receiver.url}/moved` },
  )
  expect(moved.data.webhookSubscriptionUpdate.webhookSubscription.callbackUrl).toBe(`${receiver.url}/moved`)
  const remove = `mutation ($id: ID!) { webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId ${errors} } }`
  await queryStorefront(remove, { id: webhookSubscription.id })
  const left = await queryStorefront('{ webhookSubscriptions(first: 5) { nodes { id } } }')
  expect(left.data.webhookSubscriptions.nodes).toEqual([])
  expect(
    (await queryStorefront(remove, { id: webhookSubscription.id })).data.webhookSubscriptionDelete.userErrors,
  ).toHaveLength(1)
})
