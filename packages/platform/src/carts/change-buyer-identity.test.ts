import { expect, it } from 'vitest'
import { createBuyers } from '../../../../tests/support/platform/cart-buyers.ts'
import { cartsOf } from '../../../../tests/support/platform/cart-queries.ts'
import { bosnianBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { createCustomerQueries } from '../../../../tests/support/platform/customer-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { queryData, cartFrom, addVariant } = cartsOf(platform)
const { create, logIn } = createCustomerQueries(platform)
const walk = createWalk((path, init) => platform.fetchAt(path, init), 'http://main.localhost:3000')
const mostar = {
  firstName: 'Amra',
  address1: 'Titova 1',
  city: 'Mostar',
  zip: '88000',
  country: 'Bosnia and Herzegovina',
}

const prefer = async (cartId: string, deliveryAddressPreferences: readonly object[]) =>
  (
    await queryData(
      `mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
         cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
           cart { buyerIdentity { email deliveryAddressPreferences { ... on MailingAddress { city } } }
             delivery { addresses { selected address { ... on CartDeliveryAddress { city countryCode } } } }
             deliveryGroups(first: 1) { nodes { deliveryAddress { city } } } }
           userErrors { code field } } }`,
      { cartId, buyerIdentity: { email: 'amra@example.com', deliveryAddressPreferences } },
    )
  ).cartBuyerIdentityUpdate

it('the buyer of a cart learns where it goes from the preferences of the buyer, the first one first', async () => {
  const merchandiseId = await addVariant({})
  const preference = { deliveryAddress: { ...mostar, city: 'Zenica' } }
  const cartId = await cartFrom({
    lines: [{ merchandiseId, quantity: 1 }],
    buyerIdentity: { deliveryAddressPreferences: [preference] },
  })
  const { cart, userErrors } = await prefer(cartId, [{ deliveryAddress: mostar }, preference])
  expect(userErrors).toEqual([])
  expect(cart.buyerIdentity).toEqual({
    email: 'amra@example.com',
    deliveryAddressPreferences: [{ city: 'Mostar' }, { city: 'Zenica' }],
  })
  expect(cart.delivery.addresses).toEqual([
    { selected: true, address: { city: 'Mostar', countryCode: 'BA' } },
    { selected: false, address: { city: 'Zenica', countryCode: 'BA' } },
  ])
  expect(cart.deliveryGroups.nodes[0].deliveryAddress.city).toBe('Mostar')
})

it('the buyer of a cart refuses a preference that is no address, and changes nothing', async () => {
  const cartId = await cartFrom({ buyerIdentity: { email: 'before@example.com' } })
  const path = ['buyerIdentity', 'deliveryAddressPreferences', '0']
  for (const wrong of [{}, { customerAddressId: 'gid://shopify/MailingAddress/1' }])
    expect((await prefer(cartId, [wrong])).userErrors).toEqual([{ code: 'INVALID', field: path }])
  const { userErrors } = await prefer(cartId, [{ deliveryAddress: { ...mostar, country: 'Atlantis' } }])
  expect(userErrors).toEqual([{ code: 'INVALID', field: [...path, 'deliveryAddress', 'country'] }])
  const { cart } = await queryData('query($id: ID!) { cart(id: $id) { buyerIdentity { email } } }', { id: cartId })
  expect(cart.buyerIdentity.email).toBe('before@example.com')
})

it('the buyer of a cart tells who its customer is, and keeps from the holder of its key what is the customer’s alone', async () => {
  await create({ email: 'owner@example.com', password: 'correct horse', firstName: 'Amra', phone: '+38761234567' })
  const { data } = await logIn('owner@example.com', 'correct horse')
  const { accessToken } = data.customerAccessTokenCreate.customerAccessToken
  const id = await cartFrom({ buyerIdentity: { customerAccessToken: accessToken } })
  const customer = (fields: string) =>
    platform.query(`query($id: ID!) { cart(id: $id) { buyerIdentity { customer { ${fields} } } } }`, { id })
  expect((await customer('email displayName phone defaultAddress { city }')).data.cart.buyerIdentity).toEqual({
    customer: { email: 'owner@example.com', displayName: 'Amra', phone: null, defaultAddress: null },
  })
  for (const own of ['orders(first: 1) { nodes { id } }', 'addresses(first: 1) { nodes { city } }', 'numberOfOrders']) {
    const { data: kept, errors } = await customer(own)
    expect(kept.cart.buyerIdentity.customer).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
  }
})

it('the buyer of a cart tells the checkout what it learnt since that was opened, until the buyer has typed', async () => {
  const id = await cartFrom({
    lines: [{ merchandiseId: await addVariant() }],
    buyerIdentity: { email: 'early@example.com' },
  })
  const { cart } = await queryData('query($id: ID!) { cart(id: $id) { checkoutUrl } }', { id })
  const open = async () => (await walk.get(`/checkouts/${await walk.open(cart.checkoutUrl)}/information`)).text
  expect(await open()).toContain('value="early@example.com"')
  const identify = (buyerIdentity: object) =>
    queryData(
      `mutation($id: ID!, $buyerIdentity: CartBuyerIdentityInput!) @inContext(language: EN) {
         cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyerIdentity) { userErrors { message } } }`,
      { id, buyerIdentity },
    )
  await identify({
    email: 'late@example.com',
    phone: '+38761234567',
    deliveryAddressPreferences: [{ deliveryAddress: mostar }],
  })
  const learnt = await open()
  for (const value of ['late@example.com', '+38761234567', 'Titova 1']) expect(learnt).toContain(`value="${value}"`)
  expect(learnt).toContain('<html lang="en"')
  const token = await walk.open(cart.checkoutUrl)
  await walk.post(`/checkouts/${token}/information`, { ...bosnianBuyer, email: 'typed@example.com' })
  await identify({ email: 'later@example.com' })
  expect(await open()).toContain('value="typed@example.com"')
})

it('the buyer of a cart forgets at the checkout what one customer typed when the next one signs in', async () => {
  const [first, second] = await Promise.all(['first@example.com', 'second@example.com'].map(createBuyers(platform)))
  const id = await cartFrom({
    lines: [{ merchandiseId: await addVariant() }],
    buyerIdentity: { customerAccessToken: first?.token },
  })
  const { cart } = await queryData('query($id: ID!) { cart(id: $id) { checkoutUrl } }', { id })
  const token = await walk.open(cart.checkoutUrl)
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email: 'first@example.com' } })
  const signIn = `mutation($id: ID!, $token: String!) {
    cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { customerAccessToken: $token }) { userErrors { message } } }`
  await queryData(signIn, { id, token: first?.token })
  expect((await walk.get(`/checkouts/${token}/information`)).text).toContain('Titova 1')
  await queryData(signIn, { id, token: second?.token })
  expect((await walk.place(token, walk.hidden(text, 'shown'))).location).toBe(`/checkouts/${token}/information`)
  for (const page of [`/checkouts/${token}/information`, `/checkouts/${await walk.open(cart.checkoutUrl)}/information`])
    for (const secret of ['first@example.com', 'Titova 1', 'Hodžić'])
      expect((await walk.get(page)).text).not.toContain(secret)
  expect((await walk.get(`/checkouts/${token}/information`)).text).toContain('value="second@example.com"')
})
