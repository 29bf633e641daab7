import { describe, expect, it } from 'vitest'
import { createBuyers } from '../../../../../tests/support/platform/cart-buyers.ts'
import { bosnianBuyer, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const newCustomer = createBuyers(shop)

const newBrowser = () =>
  createWalk((path, init) => shop.fetchAt(path, init, { shop: 'main' }), 'http://main.localhost:3000', new Map())

const addToShop = async () =>
  (await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 9 })).variantId

const cartOf = async (variantId: number, token: string): Promise<string> => {
  const { data } = await shop.query(
    `mutation ($input: CartInput!, $token: String!) @inContext(buyer: { customerAccessToken: $token }) {
      cartCreate(input: $input) { cart { checkoutUrl } } }`,
    {
      input: {
        lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }],
        buyerIdentity: { customerAccessToken: token },
      },
      token,
    },
  )
  return data.cartCreate.cart.checkoutUrl
}

describe('a checkout of a customer', () => {
  it('says which order of theirs for the same product waits for its transfer, and says it to nobody else', async () => {
    const email = 'waits@kupac.example'
    const { token: accessToken } = await newCustomer(email)
    const product = await addToShop()
    const first = newBrowser()
    const checkout = await first.open(await cartOf(product, accessToken))
    const { text: payment } = await first.fillIn(checkout, { buyer: { ...bosnianBuyer, email } })
    expect(payment).not.toContain('još čeka vašu uplatu')
    await first.place(checkout, first.hidden(payment, 'shown'), { method: 'bank-transfer' })
    const { rows } = await shop.database.pool.query<{ name: string }>(
      `SELECT '#' || number AS name FROM platform.orders WHERE email = $1`,
      [email],
    )
    const name = rows[0]?.name ?? 'no order'

    const again = newBrowser()
    const second = await again.open(await cartOf(product, accessToken))
    const { text: form } = await again.get(`/checkouts/${second}/information`)
    expect(form).toContain(`Narudžba ${name} za neki od ovih proizvoda još čeka vašu uplatu`)
    expect(form).toMatch(/<a href="[^"]*\/orders\/\d+\/status\?key=[^"]*">Pogledaj narudžbu/)
    expect((await again.fillIn(second, { buyer: { ...bosnianBuyer, email } })).text).toContain(`Narudžba ${name}`)

    const other = newBrowser()
    const otherProduct = await other.open(await cartOf(await addToShop(), accessToken))
    expect((await other.get(`/checkouts/${otherProduct}/information`)).text).not.toContain(name)
    const unproved = new URL(await cartOf(product, accessToken))
    unproved.searchParams.delete('buyer')
    const stranger = newBrowser()
    const strangers = await stranger.open(unproved.href)
    expect((await stranger.get(`/checkouts/${strangers}/information`)).text).not.toContain(name)
  })
})
