import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMonri } from '../../packages/integrations/src/payments/monri/monri.ts'
import { createMonriSandbox } from '../../sandboxes/monri/src/monri-sandbox.ts'
import { createWalk } from '../support/platform/checkout-walk.ts'
import { addProduct } from '../support/platform/platform-product.ts'
import { useTestPlatform } from '../support/platform/test-platform.ts'
import { createWebhookReceiver, type WebhookReceiver } from '../support/servers/webhook-receiver.ts'

const account = { merchantKey: 'merchant-key', authenticityToken: 'a'.repeat(40) }
const origin = 'http://main.localhost:3000'

let monri: PaymentProvider | undefined
const sandbox = createMonriSandbox(account)
const shop = useTestPlatform({ gatewayOf: () => monri })
const walk = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'main' }), origin)
let url: string
let receiver: WebhookReceiver

beforeAll(async () => {
  ;({ url } = await sandbox.listen(0))
  receiver = await createWebhookReceiver()
  monri = createMonri({ ...account, url, returnOrigins: [origin] })
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

const unescapeHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

/** Up to the form that leads to Monri; its call-back comes to this test, which hands it on. */
const leave = async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, {
    stock: 1,
    price: 10_000,
  })
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }] }) { cart { checkoutUrl } } }`,
    { id: `gid://shopify/ProductVariant/${variantId}` },
  )
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const page = await walk.fillIn(token)
  await walk.place(token, walk.hidden(page.text, 'shown'), { method: 'card' })
  const leaving = await walk.get(`/checkouts/${token}/pay`)
  const inputs = [...leaving.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)]))
  expect(leaving.text).toContain(`action="${url}/v2/form"`)
  expect(leaving.headers.get('content-security-policy')).toContain(`form-action 'self' ${url};`)
  return { token, fields: { ...fields, callback_url_override: receiver.url } }
}

const pay = async (fields: Record<string, string>) => {
  const page = await fetch(`${url}/v2/form`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(page.status).toBe(200)
  const body = new URLSearchParams({ ...fields, pan: '4111111111111111', action: 'pay' })
  const paid = await fetch(`${url}/v2/form/pay`, { method: 'POST', redirect: 'manual', body })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
  const [callback] = receiver.received.splice(0)
  if (!callback) throw new Error('no call-back arrived')
  return { callback, back: new URL(paid.headers.get('location') ?? '') }
}

const handOn = (authorization: string, rawBody: Buffer) =>
  shop.fetchAt('/payments/webhook', { method: 'POST', headers: { authorization }, body: new Uint8Array(rawBody) })

const countOrders = async (token: string) =>
  (await shop.database.pool.query('SELECT FROM platform.orders WHERE checkout_token = $1', [token])).rowCount

it('an order of the main shop is paid through Monri by its call-back alone', async () => {
  const { token, fields } = await leave()
  expect(fields).toMatchObject({ amount: '10500', currency: 'BAM', language: 'ba', ch_city: 'Sarajevo' })
  const { callback, back } = await pay(fields)
  // The address bar is not believed, also with its digest.
  const returned = await walk.get(`${back.pathname}${back.search}`)
  expect((await walk.get(returned.location ?? '')).status).toBe(202)
  expect(await countOrders(token)).toBe(0)
  const { authorization = '' } = callback.headers
  expect((await handOn(`${authorization}0`.replace(/[0-9a-f]{4}/, '0000'), callback.rawBody)).status).toBe(401)
  expect(await countOrders(token)).toBe(0)
  for (let times = 0; times < 3; times += 1) expect((await handOn(authorization, callback.rawBody)).status).toBe(200)
  expect(await countOrders(token)).toBe(1)
  expect((await walk.get(`/checkouts/${token}/processing`)).location).toMatch(/\/thank-you$/)
})

it('the checkout returns the money of a payment that came after the buyer chose another way', async () => {
  const { token, fields } = await leave()
  await walk.post(`/checkouts/${token}/pay-otherwise`, {})
  const { callback } = await pay(fields)
  expect((await handOn(callback.headers.authorization ?? '', callback.rawBody)).status).toBe(200)
  await shop.jobs.drain()
  const { transactions } = (await (await fetch(`${url}/sandbox`)).json()) as { transactions: unknown[] }
  expect(transactions[0]).toMatchObject({ amount: 10_500, refunded: 10_500 })
  expect(await countOrders(token)).toBe(0)
})
