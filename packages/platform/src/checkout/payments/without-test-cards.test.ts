import { expect, it } from 'vitest'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { testCards } from '../../payments/test-card-gateway.ts'

const shop = useTestPlatform({ testCards: false })
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')

it('the checkout offers no card where the test gateway would only pretend to take the money', async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, {
    stock: 1,
    price: 10_000,
  })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const { text } = await walk.fillIn(token)
  expect(text).not.toContain('value="card"')
  expect(text).not.toContain('name="cardNumber"')

  const placed = await walk.place(token, walk.hidden(text, 'shown'), walk.card(testCards.approved))
  expect(placed.text).toContain('role="alert"')
  const { rows } = await shop.database.pool.query('SELECT FROM platform.orders')
  expect(rows).toEqual([])
})
