import { describe, expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { createCustomerQueries } from '../../../../tests/support/platform/customer-queries.ts'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const newVariant = async (facts: Parameters<typeof addProduct>[2] = {}, shop: 'main' | 'retail' = 'main') => {
  const { variantId } = await addProduct(platform.database, platform.platform.shopOf(shop).shop.id, facts)
  return `gid://shopify/ProductVariant/${variantId}`
}

const checkoutFields = `id webUrl ready currencyCode email note completedAt requiresShipping taxesIncluded
  subtotalPrice { amount } totalPrice { amount currencyCode } totalTax { amount } paymentDueV2 { amount }
  lineItems(first: 10) { edges { node { title quantity unitPrice { amount } variant { id } customAttributes { key value } } } }
  availableShippingRates { ready shippingRates { handle title price { amount } } }
  shippingAddress { city country } shippingLine { handle title price { amount } } order { id }`
const errors = 'checkoutUserErrors { code field message } userErrors { field message }'
const create = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { ${checkoutFields} } ${errors} } }`
const read = `query($id: ID!) { node(id: $id) { ... on Checkout { ${checkoutFields} } } }`
const setAddress = (name: string) =>
  `mutation($checkoutId: ID!, $shippingAddress: MailingAddressInput!) { result: ${name}(checkoutId: $checkoutId, shippingAddress: $shippingAddress) { checkout { ${checkoutFields} } ${errors} } }`
const setLine = `mutation($checkoutId: ID!, $shippingRateHandle: String!) { result: checkoutShippingLineUpdate(checkoutId: $checkoutId, shippingRateHandle: $shippingRateHandle) { checkout { ${checkoutFields} } ${errors} } }`
const mostar = {
  firstName: 'Amra',
  lastName: 'Hadžić',
  address1: 'Bulevar 1',
  city: 'Mostar',
  zip: '88000',
  country: 'Bosnia and Herzegovina',
}

const queryStorefront = async (query: string, variables: Record<string, unknown>, shop: 'main' | 'retail' = 'main') => {
  const response = await platform.query(query, variables, { shop })
  expect(response.errors).toBeUndefined()
  return response.data
}

describe('a checkout of the older kind', () => {
  it('is created from line items and queried by id [SF-17]', async () => {
    const variantId = await newVariant({ title: 'Monitor', price: 23_400 })
    const { checkoutCreate } = await queryStorefront(create, {
      input: {
        lineItems: [{ variantId, quantity: 2, customAttributes: [{ key: 'a', value: 'b' }] }],
        email: 'a@example.com',
        note: 'Hi',
      },
    })
    expect(checkoutCreate.checkoutUserErrors).toEqual([])
    expect(checkoutCreate.checkout).toMatchObject({
      webUrl: expect.stringMatching(/^http:\/\/main\.localhost:3000\/cart\/c\/[0-9a-f]+\?key=[0-9a-f]+$/),
      ready: false,
      currencyCode: 'BAM',
      email: 'a@example.com',
      note: 'Hi',
      subtotalPrice: { amount: '468.0' },
      totalPrice: { amount: '468.0', currencyCode: 'BAM' },
      totalTax: { amount: '68.0' },
      lineItems: {
        edges: [
          {
            node: {
              title: 'Monitor',
              quantity: 2,
              unitPrice: { amount: '234.0' },
              variant: { id: variantId },
              customAttributes: [{ key: 'a', value: 'b' }],
            },
          },
        ],
      },
      availableShippingRates: null,
      shippingAddress: null,
      order: null,
    })
    expect((await queryStorefront(read, { id: checkoutCreate.checkout.id })).node).toEqual(checkoutCreate.checkout)
    expect((await queryStorefront(read, { id: checkoutCreate.checkout.id }, 'retail')).node).toBeNull()
    expect((await queryStorefront(read, { id: checkoutCreate.checkout.id.split('?')[0] })).node).toBeNull()
  })

  it('refuses products that nobody offers or that there are too few of', async () => {
    const made = async (variantId: string, quantity: number) =>
      (await queryStorefront(create, { input: { lineItems: [{ variantId, quantity }] } })).checkoutCreate
    expect(await made('gid://shopify/ProductVariant/1', 1)).toMatchObject({
      checkout: null,
      checkoutUserErrors: [{ code: 'INVALID', field: ['input', 'lineItems', '0', 'variantId'] }],
    })
    const { rows: before } = await platform.database.pool.query('SELECT count(*) FROM platform.carts')
    expect(await made(await newVariant({ stock: 1 }), 2)).toMatchObject({
      checkout: null,
      checkoutUserErrors: [{ code: 'NOT_ENOUGH_IN_STOCK' }],
    })
    expect(await made(await newVariant(), -1)).toMatchObject({
      checkout: null,
      checkoutUserErrors: [{ field: ['input', 'lineItems', '0', 'quantity'] }],
    })
    const { rows: after } = await platform.database.pool.query('SELECT count(*) FROM platform.carts')
    expect(after).toEqual(before)
  })

  it.each(['checkoutShippingAddressUpdateV2', 'checkoutShippingAddressUpdate'])(
    'takes a shipping address by %s and a shipping line by its rate’s handle [SF-18]',
    async (name) => {
      const { checkoutCreate } = await queryStorefront(create, {
        input: {
          lineItems: [{ variantId: await newVariant({ price: 10_000, weightGrams: 4_000 }), quantity: 1 }],
          email: 'a@example.com',
        },
      })
      const checkoutId = checkoutCreate.checkout.id
      const addressed = await queryStorefront(setAddress(name), { checkoutId, shippingAddress: mostar })
      expect(addressed.result.checkout).toMatchObject({
        shippingAddress: { city: 'Mostar', country: 'Bosnia & Herzegovina' },
        availableShippingRates: {
          ready: true,
          shippingRates: [
            { handle: 'standard', price: { amount: '8.0' } },
            { handle: 'express' },
            { handle: 'pickup-sarajevo' },
          ],
        },
        shippingLine: null,
      })
      const chosen = await queryStorefront(setLine, { checkoutId, shippingRateHandle: 'standard' })
      expect(chosen.result.checkout).toMatchObject({
        ready: true,
        shippingLine: { handle: 'standard', title: 'Kurirska dostava', price: { amount: '8.0' } },
        subtotalPrice: { amount: '100.0' },
        totalPrice: { amount: '108.0' },
      })
      expect(
        (await queryStorefront(setLine, { checkoutId, shippingRateHandle: 'pigeon' })).result.checkoutUserErrors,
      ).toMatchObject([{ code: 'SHIPPING_RATE_EXPIRED', field: ['shippingRateHandle'] }])
      expect(
        (await queryStorefront(setAddress(name), { checkoutId, shippingAddress: { ...mostar, country: 'Atlantis' } }))
          .result,
      ).toMatchObject({
        checkout: { shippingAddress: { city: 'Mostar' } },
        checkoutUserErrors: [{ code: 'INVALID', field: ['shippingAddress', 'country'] }],
      })
    },
  )

  it('works in pesos too, and says so of an id that is none', async () => {
    const variantId = await newVariant({ price: 199_990, weightGrams: 500 }, 'retail')
    const shippingAddress = { city: 'Santiago', province: 'Metropolitana de Santiago', zip: '7500000', country: 'CL' }
    const { checkoutCreate } = await queryStorefront(
      create,
      { input: { lineItems: [{ variantId, quantity: 1 }], shippingAddress } },
      'retail',
    )
    const { result } = await queryStorefront(
      setLine,
      { checkoutId: checkoutCreate.checkout.id, shippingRateHandle: 'express' },
      'retail',
    )
    expect(result.checkout.totalPrice).toEqual({ amount: '206980.0', currencyCode: 'CLP' })
    for (const checkoutId of [
      'nonsense',
      checkoutCreate.checkout.id,
      checkoutCreate.checkout.id.replace('Checkout', 'Cart'),
    ]) {
      const missing = await queryStorefront(setLine, { checkoutId, shippingRateHandle: 'express' })
      expect(missing.result).toMatchObject({
        checkout: null,
        checkoutUserErrors: [{ field: ['checkoutId'], message: 'The checkout does not exist.' }],
      })
    }
  })

  it('tells its order once it is bought, and who the buyer is to the buyer alone', async () => {
    const { checkoutCreate } = await queryStorefront(create, {
      input: { lineItems: [{ variantId: await newVariant(), quantity: 1 }] },
    })
    const { id, webUrl } = checkoutCreate.checkout
    const walk = createWalk((path, init) => platform.fetchAt(path, init), 'http://main.localhost:3000')
    const token = await walk.open(webUrl)
    const { text } = await walk.fillIn(token, { buyer: bosnianBuyer })
    await walk.place(token, walk.hidden(text, 'shown'))
    const orderFields = 'name email phone shippingAddress { address1 }'
    const { node } = await queryStorefront(
      `query($id: ID!) { node(id: $id) { ... on Checkout { completedAt order { ${orderFields} } } } }`,
      { id },
    )
    const name = expect.stringMatching(/^#\d+$/)
    expect(node).toEqual({
      completedAt: expect.any(String),
      order: { name, email: null, phone: null, shippingAddress: null },
    })

    const customers = createCustomerQueries(platform)
    const buyer = await customers.register()
    await customers.runSql('UPDATE platform.orders SET customer_id = $1 WHERE email = $2', [
      buyer.id.split('/').at(-1),
      bosnianBuyer.email,
    ])
    const queryResult = `query($id: ID!, $token: String!) @inContext(buyer: { customerAccessToken: $token }) {
      node(id: $id) { ... on Checkout { order { ${orderFields} } } } }`
    const seenBy = async (email: string) =>
      (await queryStorefront(queryResult, { id, token: await customers.newToken(email) })).node.order
    expect(await seenBy(buyer.email)).toEqual({
      name,
      email: bosnianBuyer.email,
      phone: expect.any(String),
      shippingAddress: { address1: bosnianBuyer.address1 },
    })
    expect(await seenBy((await customers.register()).email)).toMatchObject({ email: null, shippingAddress: null })
    const { result } = await queryStorefront(setLine, { checkoutId: id, shippingRateHandle: 'express' })
    expect(result).toMatchObject({ checkout: null, checkoutUserErrors: [{ field: ['checkoutId'] }] })
  })
})
