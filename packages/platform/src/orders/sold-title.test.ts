import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import { expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()
const warning = 'Ne radi: za dijelove ili popravku'

const openCheckout = async (tags: string[], title: string) => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { title, tags, stock: 3 })
  const { data } = await shop.query(
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
    { input: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }] } },
  )
  const buyer = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000', new Map())
  return { buyer, token: await buyer.open(data.cartCreate.cart.checkoutUrl) }
}

it('an order says at the checkout, on its page and in its e-mail that a product does not work', async () => {
  const { buyer, token } = await openCheckout(['za dijelove'], 'Dell OptiPlex')
  const named = `Dell OptiPlex · ${warning}`
  expect((await buyer.get(`/checkouts/${token}/information`)).text).toContain(named)
  const payment = await buyer.fillIn(token, { buyer: { ...bosnianBuyer, email: 'kupac@example.ba' } })
  expect(payment.text).toContain(named)
  await buyer.place(token, buyer.hidden(payment.text, 'shown'))
  const { rows } = await shop.database.pool.query<{ title: string }>('SELECT title FROM platform.order_lines')
  expect(rows).toEqual([{ title: named }])
  await shop.jobs.drain()
  expect(shop.sent.find(({ to }) => to === 'kupac@example.ba')?.text).toContain(named)
})

it('an order leaves the name of an imported product as our server wrote it', async () => {
  const { buyer, token } = await openCheckout([temporaryTag], `Dell OptiPlex · ${warning}`)
  const { text } = await buyer.get(`/checkouts/${token}/information`)
  expect(text.split(warning)).toHaveLength(2)
})
