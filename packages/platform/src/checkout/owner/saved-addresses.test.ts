import { describe, expect, it } from 'vitest'
import { createBuyers, mostar, sarajevo } from '../../../../../tests/support/platform/cart-buyers.ts'
import { bosnianBuyer, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const newCustomer = createBuyers(shop)
let browsers = 0

const newBrowser = () => {
  browsers += 1
  const clientIp = `198.51.100.${browsers}`
  return createWalk((path, init) => shop.fetchAt(path, init, { clientIp }), 'http://main.localhost:3000', new Map())
}

/** A cart with addresses that a storefront hands over, or of a customer by their token. */
const makeCart = async (input: object, token?: string): Promise<string> => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }]
  const { data } = await shop.query(
    `mutation ($input: CartInput!${token ? ', $token: String!' : ''}) ${
      token ? '@inContext(buyer: { customerAccessToken: $token })' : ''
    } { cartCreate(input: $input) { cart { checkoutUrl } userErrors { message } } }`,
    { input: { lines, ...input }, token },
  )
  return data.cartCreate.cart.checkoutUrl
}

const handedOver = {
  buyerIdentity: { email: 'amra@kupac.example' },
  delivery: {
    addresses: [
      { selected: true, address: { deliveryAddress: { ...sarajevo, address2: 'stan 12' } } },
      { selected: false, address: { deliveryAddress: { ...mostar, address1: 'Fejićeva 7', phone: '+38736555010' } } },
    ],
  },
}

const inputValue = (html: string, name: string) => new RegExp(`id="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''

describe('the address book at the checkout', () => {
  it('is offered, and a chosen address fills the form while what was typed stays', async () => {
    const buyer = newBrowser()
    const token = await buyer.open(await makeCart(handedOver))
    const first = (await buyer.get(`/checkouts/${token}/information`)).text
    expect(inputValue(first, 'address1')).toBe('Titova 1')
    expect(inputValue(first, 'address2')).toBe('stan 12')
    for (const street of ['Titova 1 stan 12', 'Fejićeva 7']) expect(first).toContain(street)
    const { text } = await buyer.post(`/checkouts/${token}/information`, {
      ...{ email: 'typed@example.ba', handover: 'delivery', savedAddress: '1' },
    })
    expect(['email', 'address1', 'address2', 'city', 'zip', 'phone'].map((name) => inputValue(text, name))).toEqual([
      ...['typed@example.ba', 'Fejićeva 7', '', 'Mostar', '88000', '+38736555010'],
    ])
    expect(text).toMatch(/<option[^>]* selected[^>]*>Hercegovačko-neretvanski kanton/)
    expect(text).not.toContain('role="alert"')
  })

  it('is shown to no other browser, also after it takes the checkout over', async () => {
    const [buyer, other] = [newBrowser(), newBrowser()]
    const token = await buyer.open(await makeCart(handedOver))
    const empty = (await other.get(`/checkouts/${token}/information`)).text
    expect(empty).not.toContain('Fejićeva 7')
    await buyer.fillIn(token, { buyer: bosnianBuyer })
    await other.post(`/checkouts/${token}/take-over`, {})
    expect((await other.get(`/checkouts/${token}/information`)).text).not.toContain('Fejićeva 7')
    await buyer.post(`/checkouts/${token}/take-over`, {})
    expect((await buyer.get(`/checkouts/${token}/information`)).text).toContain('Fejićeva 7')
  })

  it('and the phone of the profile are those of the customer who came here, with the proof alone', async () => {
    const { id, token: accessToken } = await newCustomer('book@kupac.example')
    await shop.database.pool.query(`UPDATE platform.customers SET phone = '+38761999888' WHERE id = $1`, [id])
    await shop.query(
      `mutation ($token: String!, $address: MailingAddressInput!) {
        customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`,
      {
        token: accessToken,
        address: { address1: 'Fejićeva 7', city: 'Mostar', province: '07', zip: '88000', country: 'BA' },
      },
    )
    const url = await makeCart({ buyerIdentity: { customerAccessToken: accessToken } }, accessToken)
    const [customer, stranger] = [newBrowser(), newBrowser()]
    const token = await customer.open(url)
    const { text } = await customer.get(`/checkouts/${token}/information`)
    expect(text).toContain('Fejićeva 7')
    expect(inputValue(text, 'phone')).toBe('+38761999888')
    const unproved = new URL(url)
    unproved.searchParams.delete('buyer')
    const shown = await stranger.get(`/checkouts/${await stranger.open(unproved.href)}/information`)
    expect(shown.text).not.toContain('Fejićeva 7')
    expect(shown.text).not.toContain('61999888')
  })
})

describe('the town at the checkout', () => {
  it('gives canton and postal code to whoever left them out, without a script', async () => {
    const buyer = newBrowser()
    const token = await buyer.open(await makeCart({}))
    const page = (await buyer.get(`/checkouts/${token}/information`)).text
    expect(page).toContain('<option value="Zenica"')
    const payment = await buyer.fillIn(token, { buyer: { ...bosnianBuyer, city: 'zenica', province: '', zip: '' } })
    expect(payment.status).toBe(200)
    const form = (await buyer.get(`/checkouts/${token}/information`)).text
    expect(inputValue(form, 'zip')).toBe('72000')
    expect(form).toMatch(/<option[^>]* selected[^>]*>Zeničko-dobojski kanton/)
  })

  it('that nobody knows gives none, and both are asked for', async () => {
    const buyer = newBrowser()
    const token = await buyer.open(await makeCart({}))
    const { text } = await buyer.post(`/checkouts/${token}/information`, {
      ...{ ...bosnianBuyer, city: 'Narnia', province: '', zip: '' },
    })
    for (const name of ['zip', 'province']) expect(text).toContain(`id="${name}-wrong"`)
  })
})
