import { expect, it } from 'vitest'
import { cartsOf } from '../../../../tests/support/cart-questions.ts'
import { createCustomerQuestions } from '../../../../tests/support/customer-questions.ts'
import { useTestPlatform } from '../../../../tests/support/test-platform.ts'

const platform = useTestPlatform()
const { ask, cartFrom, goods } = cartsOf(platform)
const { create, logIn } = createCustomerQuestions(platform)
const mostar = {
  firstName: 'Amra',
  address1: 'Titova 1',
  city: 'Mostar',
  zip: '88000',
  country: 'Bosnia and Herzegovina',
}

const prefer = async (cartId: string, deliveryAddressPreferences: readonly object[]) =>
  (
    await ask(
      `mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
         cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
           cart { buyerIdentity { email deliveryAddressPreferences { ... on MailingAddress { city } } }
             delivery { addresses { selected address { ... on CartDeliveryAddress { city countryCode } } } }
             deliveryGroups(first: 1) { nodes { deliveryAddress { city } } } }
           userErrors { code field } } }`,
      { cartId, buyerIdentity: { email: 'amra@example.com', deliveryAddressPreferences } },
    )
  ).cartBuyerIdentityUpdate

it('learns where it goes from the preferences of the buyer, the first one first', async () => {
  const merchandiseId = await goods({})
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

it('refuses a preference that is no address, and changes nothing', async () => {
  const cartId = await cartFrom({ buyerIdentity: { email: 'before@example.com' } })
  const path = ['buyerIdentity', 'deliveryAddressPreferences', '0']
  for (const wrong of [{}, { customerAddressId: 'gid://shopify/MailingAddress/1' }])
    expect((await prefer(cartId, [wrong])).userErrors).toEqual([{ code: 'INVALID', field: path }])
  const { userErrors } = await prefer(cartId, [{ deliveryAddress: { ...mostar, country: 'Atlantis' } }])
  expect(userErrors).toEqual([{ code: 'INVALID', field: [...path, 'deliveryAddress', 'country'] }])
  const { cart } = await ask('query($id: ID!) { cart(id: $id) { buyerIdentity { email } } }', { id: cartId })
  expect(cart.buyerIdentity.email).toBe('before@example.com')
})

it('tells who its customer is, and keeps from the holder of its key what is the customer’s alone', async () => {
  await create({ email: 'owner@example.com', password: 'correct horse', firstName: 'Amra', phone: '+38761234567' })
  const { data } = await logIn('owner@example.com', 'correct horse')
  const { accessToken } = data.customerAccessTokenCreate.customerAccessToken
  const id = await cartFrom({ buyerIdentity: { customerAccessToken: accessToken } })
  const customer = (fields: string) =>
    platform.ask(`query($id: ID!) { cart(id: $id) { buyerIdentity { customer { ${fields} } } } }`, { id })
  expect((await customer('email displayName phone defaultAddress { city }')).data.cart.buyerIdentity).toEqual({
    customer: { email: 'owner@example.com', displayName: 'Amra', phone: null, defaultAddress: null },
  })
  for (const own of ['orders(first: 1) { nodes { id } }', 'addresses(first: 1) { nodes { city } }', 'numberOfOrders']) {
    const { data: kept, errors } = await customer(own)
    expect(kept.cart.buyerIdentity.customer).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
  }
})
