import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMercadoPago } from '../support/orders/open-mercado-pago.ts'
import { chileanBuyer, createWalk } from '../support/platform/checkout-walk.ts'
import { addProduct } from '../support/platform/platform-product.ts'
import { useTestPlatform } from '../support/platform/test-platform.ts'

const origin = 'http://retail.localhost:3000'
let opened: Awaited<ReturnType<typeof openMercadoPago>>
let provider: PaymentProvider | undefined
const shop = useTestPlatform({ gatewayOf: () => provider })
const walk = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'retail' }), origin)

beforeAll(async () => {
  opened = await openMercadoPago({ returnOrigins: [origin] })
  provider = opened.provider
  await opened.choosePlan('none')
})
afterAll(() => opened.close())

it('the checkout takes the cards of the retail shop at Mercado Pago: refused, tried again there, and settled without any webhook', async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('retail').shop.id, {
    stock: 1,
    price: 50_000,
  })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
    { shop: 'retail' },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const page = await walk.fillIn(token, { buyer: chileanBuyer })
  await walk.place(token, walk.hidden(page.text, 'shown'), { method: 'card' })
  const leaving = await walk.get(`/checkouts/${token}/pay`)
  const [, url = ''] = /id="leave" href="([^"]+)"/.exec(leaving.text) ?? []
  expect(new URL(url).origin).toBe(opened.url)

  await opened.pay(url.replaceAll('&amp;', '&'), 'FUND')
  expect(await shop.platform.parts.checkouts.sweep()).toBe(1)
  await opened.pay(url.replaceAll('&amp;', '&'), 'APRO')
  expect(await shop.platform.parts.checkouts.sweep()).toBe(0)
  const { rows } = await shop.database.pool.query(
    `SELECT orders.total::int, financial_status, payments.provider, card_last_digits AS digits FROM platform.orders
     JOIN platform.payments ON order_id = orders.id WHERE orders.checkout_token = $1`,
    [token],
  )
  expect(rows).toEqual([{ total: 53_990, financial_status: 'paid', provider: 'mercado-pago', digits: '7115' }])
  expect((await walk.get(`/checkouts/${token}/processing`)).location).toMatch(/\/thank-you$/)
})
