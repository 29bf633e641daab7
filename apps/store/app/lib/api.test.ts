import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, api } from './api.ts'

type Answer = { status?: number; type?: string; body: string }

let answer: Answer = { body: '{}' }
const received: {
  method?: string | undefined
  url?: string | undefined
  type?: string
  accept?: string
  body: string
}[] = []

const listener = async (request: IncomingMessage, response: ServerResponse) => {
  const { method, url, headers } = request
  received.push({
    method,
    url,
    ...(headers['content-type'] && { type: headers['content-type'] }),
    ...(headers.accept && { accept: headers.accept }),
    body: await text(request),
  })
  response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type ?? 'application/json' }).end(answer.body)
}
const server = createServer((request, response) => void listener(request, response))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})
beforeEach(() => {
  received.length = 0
  answer = { body: '{}' }
  // A browser reads a path against the page it stands on; Node has no page.
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, `http://127.0.0.1:${port}`), init))
  return () => vi.unstubAllGlobals()
})

const failureOf = async (given: Answer) => {
  answer = given
  const failure: unknown = await api.get('/thing').catch((error: unknown) => error)
  if (!(failure instanceof ApiError)) throw new Error('no ApiError was thrown')
  return { message: failure.message, status: failure.status }
}

describe('the helper for the backend', () => {
  it('gets JSON under the base [API-01]', async () => {
    answer = { body: '{"products":[1]}' }
    expect(await api.get('/products?limit=8')).toEqual({ products: [1] })
    expect(received).toEqual([{ method: 'GET', url: '/api/products?limit=8', accept: 'application/json', body: '' }])
  })

  it('posts JSON under the base [API-01]', async () => {
    answer = { body: 'null' }
    expect(await api.post('/offers', { amount: 10, note: 'č' })).toBeNull()
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/api/offers',
        type: 'application/json',
        accept: 'application/json',
        body: '{"amount":10,"note":"č"}',
      },
    ])
  })

  it.each([
    [{ status: 400, body: '{"error":"Too low"}' }, 'Too low'],
    [{ status: 422, body: '{"message":"no"}' }, 'HTTP error! status: 422'],
    [{ status: 409, body: '{"error":{"code":1}}' }, 'HTTP error! status: 409'],
    [{ status: 500, body: 'null' }, 'HTTP error! status: 500'],
    [{ status: 502, type: 'text/plain', body: 'Bad gateway' }, 'HTTP error! status: 502'],
    [{ status: 503, body: '' }, 'HTTP error! status: 503'],
  ])('throws the field error of %j, or else its status [API-02]', async (given, message) => {
    expect(await failureOf(given)).toEqual({ message, status: given.status })
  })

  it('knows a refusal of ours by its code, and what its text names', async () => {
    answer = { status: 400, body: '{"success":false,"error":"e","code":"bad-input","params":{"field":"email"}}' }
    const refused: unknown = await api.get('/thing').catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: 'e', code: 'bad-input', params: { field: 'email' } })
    for (const body of ['{"error":"e","code":7,"params":"x"}', '<html>', 'null']) {
      answer = { status: 502, body }
      const other: unknown = await api.get('/thing').catch((error: unknown) => error)
      expect(other).toMatchObject({ status: 502, code: undefined, params: undefined })
    }
  })

  it.each(['<!DOCTYPE html><p>x', '\n  <html lang="en">', '<!doctype html>'])(
    'says so when an error is the page %j [API-03]',
    async (body) => {
      expect(await failureOf({ status: 504, type: 'text/html', body })).toEqual({
        message: 'Server error: 504 - Received HTML instead of JSON',
        status: 504,
      })
    },
  )

  it.each(['<!DOCTYPE html>', 'plain words', '', '{"cut":'])(
    'refuses a success whose body is %j [API-04]',
    async (body) => {
      expect(await failureOf({ body })).toEqual({ message: 'Server returned non-JSON response', status: 200 })
    },
  )

  it('can be called off', async () => {
    const reason = new Error('left the page')
    await expect(api.get('/thing', AbortSignal.abort(reason))).rejects.toBe(reason)
    await expect(api.post('/thing', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(received).toEqual([])
  })
})
