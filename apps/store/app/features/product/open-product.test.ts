import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openProduct } from './open-product.ts'
import type { ProductDetailView } from './product-detail-view.ts'
import type { FoundPage } from './product-page.ts'

const makePage = (handle: string): FoundPage => ({
  kind: 'found',
  head: { title: handle, description: '', path: `/product/${handle}` },
  trail: [],
  similar: [],
  product: { handle, variantId: null, variants: [], stock: 1 } as unknown as ProductDetailView,
})

/** What the network does with a request for the stock. */
let respond: (signal: AbortSignal | null | undefined) => Promise<Response>
let stockRequests = 0
let pageRequests = 0

const open = (handle: string) =>
  openProduct({ params: { handle }, request: new Request(`https://dvaput.example/product/${handle}`) }, async () => {
    pageRequests += 1
    return makePage(handle)
  })

beforeEach(() => {
  stockRequests = 0
  pageRequests = 0
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { language: 'en' } } })
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    stockRequests += 1
    return respond(init?.signal)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stockOf = (handle: string) => async () => Response.json({ stock: { handle, variants: [] } })

it('the product page shows the cached page when current stock does not arrive [PDP-26]', async () => {
  await open('late')
  const waited: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waited.push(milliseconds)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  respond = (signal) => (signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}))
  const page = await open('late')
  expect(page).toEqual(makePage('late'))
  expect([stockRequests, pageRequests]).toEqual([1, 1])
  expect(waited).toEqual([3_000])
})

it('loads the page again when the server no longer sells the product', async () => {
  await open('gone')
  const refusal = { success: false, error: 'Product not found', code: 'product-not-found' }
  respond = async () => Response.json(refusal, { status: 404 })
  await open('gone')
  expect(pageRequests).toBe(2)
})

it('the product page shows the cached page when a proxy responds in place of the server', async () => {
  await open('proxied')
  respond = async () => new Response('<html>Bad Gateway</html>', { status: 502 })
  expect(await open('proxied')).toEqual(makePage('proxied'))
  expect(pageRequests).toBe(1)
})

it('the product page requests stock once for two that open at the same time, and again for the next', async () => {
  await open('twice')
  respond = stockOf('twice')
  const [one, other] = await Promise.all([open('twice'), open('twice')])
  expect(one).toMatchObject({ kind: 'found', isLive: true })
  expect(other).toEqual(one)
  expect([stockRequests, pageRequests]).toEqual([1, 1])
  await open('twice')
  expect(stockRequests).toBe(2)
})

it.each([
  [
    '{"success":false,"code":"busy"}',
    { kind: 'refused', message: 'The shop is very busy. Please try again in a moment.' },
  ],
  ['{"code":"of-a-newer-server"}', { kind: 'http', status: 503, text: 'Service Unavailable' }],
  ['<html>no server</html>', { kind: 'http', status: 503, text: 'Service Unavailable' }],
])(
  'the product page shows a refusal of ours by its code, and the status of anything else: %s [PDP-26]',
  async (body, failure) => {
    const request = new Request('https://dvaput.example/product/refused')
    const load = () => Promise.reject(new ErrorResponse(503, '', body))
    expect(await openProduct({ params: { handle: 'refused' }, request }, load)).toMatchObject({
      kind: 'failed',
      failure,
    })
  },
)
