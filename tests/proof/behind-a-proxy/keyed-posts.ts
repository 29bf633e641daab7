import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { createWalk } from '../../support/platform/checkout-walk.ts'
import type { PlainResponse } from '../../support/requests/plain-request.ts'
import { newIp } from '../../support/requests/store-visitor.ts'
import type { SendHttps } from './https-sender.ts'

const shopHost = 'main.dvaput.example'

/** Repeats what failed, the same as before, until it is answered; counts how often it had to. */
export const createRepeating = (send: SendHttps) => {
  let failed = 0
  const repeat = async (request: Parameters<SendHttps>[0]): Promise<PlainResponse> => {
    const response = await send(request).catch(() => undefined)
    // 409: the first one with this key is still running.
    if (response && response.status < 500 && response.status !== 409) return response
    failed += 1
    await sleep(200)
    return repeat(request)
  }
  return { repeat, failed: () => failed }
}

type Repeat = ReturnType<typeof createRepeating>['repeat']

const json = { 'Content-Type': 'application/json' }
const graphql = (repeat: Repeat, path: string, headers: Record<string, string>, query: string, variables: object) =>
  repeat({
    ...{ host: shopHost, path, method: 'POST', headers: { ...json, ...headers, 'X-Forwarded-For': newIp() } },
    body: JSON.stringify({ query, variables }),
  })

const createDraft = `mutation ($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { id } userErrors { message } } }`

/** A draft order under an Idempotency-Key, which is also its note. */
export const draftOnce = async (repeat: Repeat, adminToken: string, variantId: string): Promise<string> => {
  const key = randomUUID()
  const input = { note: key, email: `${key}@example.com`, lineItems: [{ variantId, quantity: 1 }] }
  const headers = { 'X-Shopify-Access-Token': adminToken, 'Idempotency-Key': key }
  const { status, text } = await graphql(repeat, '/admin/api/2025-04/graphql.json', headers, createDraft, { input })
  if (status !== 200 || !text.includes('gid://shopify/DraftOrder/'))
    throw new Error(`no draft order: ${status} ${text}`)
  return key
}

const createCart = 'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }'

/** An order by cash on delivery; its checkout is the key. */
export const orderOnce = async (repeat: Repeat, variantId: string): Promise<string> => {
  const ip = newIp()
  const walk = createWalk(
    async (path, init) => {
      const { status, headers, text } = await repeat({
        ...{ host: shopHost, path, method: init?.method ?? 'GET' },
        headers: { ...(init?.headers as Record<string, string>), 'X-Forwarded-For': ip },
        body: init?.body as string | undefined,
      })
      const cookies = (headers['set-cookie'] ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie])
      const location = headers.location === undefined ? [] : [['Location', headers.location] as [string, string]]
      return new Response(status === 204 ? null : text, { status, headers: [...cookies, ...location] })
    },
    `https://${shopHost}`,
    new Map(),
  )
  const input = { lines: [{ merchandiseId: variantId, quantity: 1 }] }
  const headers = { 'X-Shopify-Storefront-Access-Token': demoPublicToken }
  const { text } = await graphql(repeat, '/api/2025-04/graphql.json', headers, createCart, { input })
  const { data } = JSON.parse(text) as { data: { cartCreate: { cart: { checkoutUrl: string } } } }
  const token = await walk.open(data.cartCreate.cart.checkoutUrl)
  const payment = await walk.fillIn(token)
  const placed = await walk.place(token, walk.hidden(payment.text, 'shown'))
  if (placed.status !== 303) throw new Error(`no order: ${placed.status} ${placed.text.slice(0, 500)}`)
  return token
}
