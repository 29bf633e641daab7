import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { refuseForeignWrites } from './refuse-foreign-writes.ts'

let changes = 0
const app = new Hono()
  .use(refuseForeignWrites({ exempt: (path) => path.startsWith('/api/webhooks/') }))
  .all('*', (c) => {
    changes += 1
    return c.text('done')
  })

const json = { 'Content-Type': 'application/json' }

const send = async (path: string, headers: Record<string, string>, method = 'POST') => {
  changes = 0
  const body = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? null : '{}'
  const { status } = await app.request(`http://dvaput.example${path}`, { method, headers, body })
  return { status, changes }
}

const done = { status: 200, changes: 1 }
const refused = { status: 403, changes: 0 }

describe('a write', () => {
  it.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, done],
    ['our own page in an older browser', { Origin: 'http://dvaput.example' }, done],
    ['our own page behind a proxy with TLS', { Origin: 'https://dvaput.example' }, done],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, refused],
    ['a neighbour below the same name', { 'Sec-Fetch-Site': 'same-site' }, refused],
    ['nowhere', { 'Sec-Fetch-Site': 'none' }, refused],
    [
      'another site that claims our origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://dvaput.example' },
      refused,
    ],
    ['another site in an older browser', { Origin: 'http://evil.example' }, refused],
    ['a name that begins like ours', { Origin: 'http://dvaput.example.evil.example' }, refused],
    ['a name that ends like ours', { Origin: 'http://evil-dvaput.example' }, refused],
    ['our name on another port', { Origin: 'http://dvaput.example:8080' }, refused],
    ['a hidden origin', { Origin: 'null' }, refused],
    ['an origin that is none', { Origin: 'dvaput.example' }, refused],
    ['a program that says nothing', {}, refused],
    ['a page that only names us as referrer', { Referer: 'http://dvaput.example/form' }, refused],
  ])('from %s', async (_, headers, expected) => {
    expect(await send('/api/offers', { ...headers, ...json } as Record<string, string>)).toEqual(expected)
    expect(await send('/form', headers as Record<string, string>)).toEqual(expected)
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('by %s is held to the same', async (method) => {
    expect(await send('/api/offers', { 'Sec-Fetch-Site': 'cross-site', ...json }, method)).toEqual(refused)
    expect(await send('/api/offers', { 'Sec-Fetch-Site': 'same-origin', ...json }, method)).toEqual(done)
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('is what %s is not', async (method) => {
    expect((await send('/form', { 'Sec-Fetch-Site': 'cross-site' }, method)).status).toBe(200)
  })

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['application/jsonp', 415],
  ])('to the API as %s gives %i', async (type, status) => {
    const reply = await send('/api/offers', { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type })
    expect(reply).toEqual({ status, changes: status === 200 ? 1 : 0 })
  })

  it('to a page may be a form', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await send('/contact', { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type })).toEqual(done)
  })

  it.each([
    ['/api/webhooks/mercado-pago', done],
    ['/api/webhooks/../offers', refused],
    ['/api/webhooks/%2e%2e/offers', refused],
    ['/api/webhooks', refused],
    ['/api/Webhooks/x', refused],
  ])('from a server to %s', async (path, expected) => {
    expect(await send(path, { 'Content-Type': 'text/plain' })).toEqual(expected)
  })
})

it('a write of another site is refused with the id of the request, as every error is', async () => {
  const app = new Hono<{ Variables: { requestId: string } }>()
    .use(async (c, next) => {
      c.set('requestId', 'r-1')
      await next()
    })
    .use(refuseForeignWrites({ exempt: () => false }))
  const reply = async (headers: Record<string, string>) =>
    (await app.request('http://dvaput.example/api/x', { method: 'POST', headers, body: '{}' })).json()
  expect(await reply({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ requestId: 'r-1', code: 'foreign-write' })
  expect(await reply({ 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' })).toMatchObject({
    requestId: 'r-1',
    code: 'json-required',
  })
})
