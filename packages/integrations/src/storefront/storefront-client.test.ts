import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartCreate } from '../../../../tests/contract/cart-documents.ts'
import { firstVariant } from '../../../../tests/support/platform/storefront-documents.ts'
import { customerCreate } from '../customers/customer-documents.ts'
import { IntegrationError } from '../http/integration-error.ts'
import { createStorefrontClient } from './storefront-client.ts'

type Received = { readonly headers: IncomingMessage['headers']; readonly url: string; readonly body: string }
type Answer = (response: ServerResponse) => void

/** A shop in trouble: it answers as it is told to, the last way for ever. */
const received: Received[] = []
let answers: Answer[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(chunks).toString() })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(response)
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
beforeEach(() => {
  received.length = 0
})

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
const html =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>Ups</h1></html>')
const found = json({ data: { product: { variants: { nodes: [{ id: 'gid://shopify/ProductVariant/1' }] } } } })
const throttled = json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] })

const slept: number[] = []
const clientWith = (options: { maxBytes?: number; timeoutMs?: number } = {}, at = origin) =>
  createStorefrontClient({
    origin: at,
    privateToken: 'shpat_private',
    fetch: (request) => fetch(request),
    sleep: async (milliseconds) => void slept.push(milliseconds),
    ...options,
  })
const request = (...args: Parameters<typeof clientWith>) => clientWith(...args).request(firstVariant, { handle: 'a' })
const failure = async (work: Promise<unknown>): Promise<IntegrationError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof IntegrationError)) throw new Error(`no integration error: ${error}`)
  return error
}

describe('a question', () => {
  it('is a POST to version 2025-04 with the private token, the buyer, the language and the country [SF-01]', async () => {
    answers = [found]
    const options = { language: 'bcs', country: 'BA', buyerIp: '203.0.113.9' } as const
    const { product } = await clientWith().request(firstVariant, { handle: 'a' }, options)
    expect(product?.variants.nodes[0]?.id).toBe('gid://shopify/ProductVariant/1')
    expect(received[0]?.url).toBe('/api/2025-04/graphql.json')
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'shopify-storefront-private-token': 'shpat_private',
      'shopify-storefront-buyer-ip': '203.0.113.9',
    })
    const { query, variables } = JSON.parse(received[0]?.body ?? '')
    expect(query).toContain('@inContext(language: BS, country: BA)')
    expect(variables).toEqual({ handle: 'a' })
  })

  it('with a public token names no buyer: nobody would believe it', async () => {
    answers = [found]
    const client = createStorefrontClient({ origin, publicToken: 'public', fetch: (request) => fetch(request) })
    await client.request(firstVariant, { handle: 'a' }, { buyerIp: '203.0.113.9' })
    expect(received[0]?.headers['x-shopify-storefront-access-token']).toBe('public')
    expect(received[0]?.headers['shopify-storefront-buyer-ip']).toBeUndefined()
    expect(JSON.parse(received[0]?.body ?? '').query).not.toContain('@inContext')
  })
})

describe('a shop in trouble', () => {
  it.each<[string, Answer, Partial<IntegrationError>]>([
    ['says 404 as a page', html(404), { kind: 'refused', status: 404 }],
    [
      'says 401 as JSON',
      json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401),
      { kind: 'refused', status: 401, code: 'UNAUTHORIZED' },
    ],
    ['says 500 as a page', html(500), { kind: 'bad-response', status: 500 }],
    ['says 503 as JSON', json({ errors: 'away' }, 503), { kind: 'bad-response', status: 503 }],
    ['answers with a page', html(200), { kind: 'bad-response', status: 200 }],
    ['answers with half a JSON', (response) => void response.end('{"data": {"pro'), { kind: 'bad-response' }],
    ['answers with a number', json(7), { kind: 'bad-response' }],
    ['answers without data', json({ data: null }), { kind: 'bad-response' }],
    ['hangs up', (response) => response.destroy(), { kind: 'network' }],
    ['sends us elsewhere', (response) => void response.writeHead(302, { Location: '/x' }).end(), { kind: 'network' }],
  ])('%s', async (_what, answer, expected) => {
    answers = [answer]
    const error = await failure(request())
    expect(error).toMatchObject({ service: 'storefront', ...expected })
    expect(received).toHaveLength(1)
  })

  it('does not respond at all', async () => {
    answers = [() => undefined]
    expect(await failure(request({ timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' })
  })

  it('begins a response and never ends it', async () => {
    answers = [(response) => void response.writeHead(200).write('{"data"')]
    expect(await failure(request({ timeoutMs: 50 }))).toMatchObject({ kind: 'timeout' })
  })

  it('does not listen', async () => {
    expect(await failure(request({}, 'http://127.0.0.1:1'))).toMatchObject({ kind: 'network', status: undefined })
  })

  it('sends more than the limit', async () => {
    answers = [json({ data: { product: 'x'.repeat(20_000) } })]
    expect(await failure(request({ maxBytes: 10_000 }))).toMatchObject({ kind: 'bad-response' })
    await expect(request({ maxBytes: 30_000 })).resolves.toBeDefined()
  })

  it('is not retried after the caller has gone', async () => {
    answers = [() => undefined]
    const gone = new AbortController()
    const options = clientWith().request(firstVariant, { handle: 'a' }, { signal: gone.signal })
    gone.abort(new Error('the visitor left'))
    await expect(options).rejects.toThrow('the visitor left')
  })
})

describe('a refusal', () => {
  it('of GraphQL is thrown with its first message, which is not logged [ERR-20]', async () => {
    answers = [json({ data: { product: null }, errors: [{ message: 'First' }, { message: 'Second' }] })]
    const error = await failure(request())
    expect(error).toMatchObject({ kind: 'refused', remoteMessage: 'First' })
    expect(error.message).toBe('storefront: refused (200)')
  })

  it('in a list of user errors is thrown with its first message and its code [ERR-20]', async () => {
    answers = [
      json({
        data: {
          customerCreate: {
            customer: null,
            customerUserErrors: [{ code: 'TAKEN', message: 'Zauzeto' }, { message: 'x' }],
          },
        },
      }),
      json({
        data: { checkoutCreate: { checkout: null, checkoutUserErrors: [{ message: 'No stock' }, { message: 'x' }] } },
      }),
      json({ data: { cartCreate: { cart: null, userErrors: [{ message: 'No such variant' }, { message: 'x' }] } } }),
    ]
    const client = clientWith()
    const input = { email: 'a@example.com', password: 'secret' }
    expect(await failure(client.request(customerCreate, { input }))).toMatchObject({
      remoteMessage: 'Zauzeto',
      code: 'TAKEN',
    })
    expect(await failure(client.request(customerCreate, { input }))).toMatchObject({ remoteMessage: 'No stock' })
    expect(await failure(client.request(cartCreate, { input: {} }))).toMatchObject({ remoteMessage: 'No such variant' })
  })

  it('of a field is a null for who can do without it', async () => {
    const denied = { message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }
    answers = [json({ data: { product: null }, errors: [denied] })]
    const client = clientWith()
    expect(await client.request(firstVariant, { handle: 'a' }, { deniedAsNull: true })).toEqual({ product: null })
    expect(await failure(client.request(firstVariant, { handle: 'a' }))).toMatchObject({ code: 'ACCESS_DENIED' })
    answers = [json({ data: { product: null }, errors: [denied, { message: 'Other' }] })]
    const other = client.request(firstVariant, { handle: 'a' }, { deniedAsNull: true })
    expect(await failure(other)).toMatchObject({ remoteMessage: 'Other' })
  })
})

describe('a throttled question', () => {
  it.each([
    ['by a code', throttled],
    ['by a status', html(429)],
  ])('%s is received again, later and later', async (_how, answer) => {
    slept.length = 0
    answers = [answer, answer, found]
    expect((await request()).product).not.toBeNull()
    expect(slept).toEqual([250, 500])
  })

  it('is given up after the fifth time', async () => {
    answers = [throttled]
    expect(await failure(request())).toMatchObject({ kind: 'refused', code: 'THROTTLED' })
    expect(received).toHaveLength(5)
  })
})
