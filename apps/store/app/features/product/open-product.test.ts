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

/** What the network does with a question for the stock. */
let answer: (signal: AbortSignal | null | undefined) => Promise<Response>
let stockAsked = 0
let pagesAsked = 0

const open = (handle: string) =>
  openProduct({ params: { handle }, request: new Request(`https://dvaput.example/product/${handle}`) }, async () => {
    pagesAsked += 1
    return makePage(handle)
  })

beforeEach(() => {
  stockAsked = 0
  pagesAsked = 0
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { language: 'en' } } })
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    stockAsked += 1
    return answer(init?.signal)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stockOf = (handle: string) => async () => Response.json({ stock: { handle, variants: [] } })

it('shows what was kept where the stock of now does not come [PDP-26]', async () => {
  await open('late')
  const waited: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waited.push(milliseconds)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  answer = (signal) => (signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}))
  const page = await open('late')
  expect(page).toEqual(makePage('late'))
  expect([stockAsked, pagesAsked]).toEqual([1, 1])
  expect(waited).toEqual([3_000])
})

it('asks for the page again where the server sells no such thing any more', async () => {
  await open('gone')
  const refusal = { success: false, error: 'Product not found', code: 'product-not-found' }
  answer = async () => Response.json(refusal, { status: 404 })
  await open('gone')
  expect(pagesAsked).toBe(2)
})

it('shows what was kept where somebody else answers in place of the server', async () => {
  await open('proxied')
  answer = async () => new Response('<html>Bad Gateway</html>', { status: 502 })
  expect(await open('proxied')).toEqual(makePage('proxied'))
  expect(pagesAsked).toBe(1)
})

it('asks for the stock once for those who open it at the same time, and again for the next', async () => {
  await open('twice')
  answer = stockOf('twice')
  const [one, other] = await Promise.all([open('twice'), open('twice')])
  expect(one).toMatchObject({ kind: 'found', isLive: true })
  expect(other).toEqual(one)
  expect([stockAsked, pagesAsked]).toEqual([1, 1])
  await open('twice')
  expect(stockAsked).toBe(2)
})
