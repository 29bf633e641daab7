import { expect, it } from 'vitest'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'
import { eraseOldOrders } from '../../customers/erase-customer.ts'

const shop = useTestPlatform()
const customers = createCustomerQueries(shop)
const main = () => shop.platform.shopOf('main').shop
const day = 24 * 60 * 60 * 1000

const remove = async (id: string) =>
  (
    await queryAdmin(
      shop,
      `mutation ($id: ID!) { customerDelete(input: { id: $id }) { deletedCustomerId shop { name } userErrors { field message } } }`,
      { id },
    )
  ).data.customerDelete
const erase = async (id: string) =>
  (
    await queryAdmin(
      shop,
      `mutation ($id: ID!) { customerRequestDataErasure(customerId: $id) { customerId userErrors { code field message } } }`,
      { id },
    )
  ).data.customerRequestDataErasure

const address = {
  ...{ firstName: 'Amra', lastName: 'Hodžić', company: null, address1: 'Titova 1', address2: null },
  ...{ city: 'Sarajevo', province: null, zip: '71000', countryCode: 'BA', phone: null },
}

const order = async ({ id, email }: { id: string; email: string }) => {
  const { variantId, productId } = await addProduct(shop.database, main().id, { stock: 5, price: 1_000 })
  const placed = await shop.database.inTransaction((tx) =>
    shop.platform.parts.orders.place(tx, {
      shop: main(),
      customerId: Number(id.split('/').at(-1)),
      email,
      phone: '+38761123456',
      shippingAddress: address,
      note: 'Third floor',
      language: 'bcs',
      paymentMethod: 'cash-on-delivery',
      paid: true,
      shippingTotal: 0,
      taxTotal: 0,
      codes: [],
      lines: [{ variantId, productId, title: 'Laptop', quantity: 1, unitPrice: 1_000, discount: 0 }],
    }),
  )
  if (!placed.ok) throw new Error('not placed')
  return placed.order.id
}

/** Every row of every table of the platform, to find a person in. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'platform'",
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await shop.database.pool.query(`SELECT * FROM platform.${name}`)).rows),
    ),
  )
  return texts.join('\n')
}

it('the Admin API deletes a customer without orders, with tokens and addresses, and frees the e-mail', async () => {
  const { id, email } = await customers.register({ firstName: 'Lejla' })
  const token = await customers.newToken(email)
  await queryAdmin(
    shop,
    'mutation ($id: ID!) { customerAddressCreate(customerId: $id, address: { city: "Konjic", countryCode: "BA" }) { userErrors { message } } }',
    { id },
  )
  expect(await remove(id)).toMatchObject({ deletedCustomerId: id, userErrors: [] })
  expect(await customers.whoIs(token)).toBeNull()
  const left = await everything()
  for (const own of [email, 'Lejla', 'Konjic']) expect(left).not.toContain(own)
  expect((await customers.create({ email, password: customers.password })).data.customerCreate.customer.id).not.toBe(id)
  expect((await remove(id)).userErrors).toEqual([{ field: ['id'], message: "Customer can't be found" }])
})

it('erases a customer with orders: the account at once, each order when it is 180 days old', async () => {
  const person = await customers.register({ firstName: 'Senad', lastName: 'Begić', phone: '061 555 444' })
  const { id, email } = person
  const token = await customers.newToken(email)
  await order(person)
  expect((await remove(id)).userErrors).toEqual([
    { field: ['id'], message: "Customer can't be deleted because they have associated orders" },
  ])
  expect(await customers.whoIs(token)).toBe(email)

  expect(await erase(id)).toEqual({ customerId: id, userErrors: [] })
  expect(await customers.whoIs(token)).toBeNull()
  expect((await customers.logIn(email, customers.password)).data.customerAccessTokenCreate.customerAccessToken).toBe(
    null,
  )
  const { data } = await queryAdmin(
    shop,
    'query ($id: ID!) { customer(id: $id) { firstName lastName phone state orders(first: 5) { nodes { email } } } }',
    { id },
  )
  expect(data.customer).toEqual({
    ...{ firstName: null, lastName: null, phone: null, state: 'DISABLED' },
    orders: { nodes: [{ email }] },
  })

  await shop.setClockOffset(179 * day)
  await shop.database.inTransaction(eraseOldOrders)
  expect(await everything()).toContain(email)
  await shop.setClockOffset(181 * day)
  await shop.database.inTransaction(eraseOldOrders)
  const left = await everything()
  for (const own of [email, 'Begić', '61555444', 'Titova 1', 'Third floor']) expect(left).not.toContain(own)
  expect(left).toContain('"title":"Laptop"')
  await shop.setClockOffset(0)
})

it('the Admin API does not know somebody who is not there', async () => {
  expect(await erase('gid://shopify/Customer/1')).toMatchObject({ userErrors: [{ code: 'DOES_NOT_EXIST' }] })
})
