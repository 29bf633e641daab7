import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FoundImportedPage } from './imported-product-page.ts'
import { openImportedProduct } from './open-imported-product.ts'

const makePage = (handle: string): FoundImportedPage =>
  ({
    kind: 'found',
    head: { title: handle, description: '', path: `/international/${handle}` },
    trail: [],
    related: [],
    product: { card: { handle } },
  }) as unknown as FoundImportedPage

const open = (handle: string, load: () => Promise<FoundImportedPage>, language = 'es') =>
  openImportedProduct(
    { params: { handle }, request: new Request(`https://dvaput.example/international/${handle}?lang=${language}`) },
    load,
  )

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { language: 'es' } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the page of an imported product keeps a product per handle and language for the session [IPDP-13]', async () => {
  let requests = 0
  const load = (handle: string) => async () => {
    requests += 1
    return makePage(handle)
  }
  await open('one', load('one'))
  expect(await open('one', load('one'))).toEqual(makePage('one'))
  expect(requests).toBe(1)
  await open('two', load('two'))
  await open('one', load('one'), 'en')
  expect(requests).toBe(3)
})

it('the page of an imported product gives up after 8 seconds, and tries again the next time [IPDP-13]', async () => {
  vi.useFakeTimers()
  const late = open('late', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(7_999)
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } })
  vi.useRealTimers()
  expect(await open('late', async () => makePage('late'))).toMatchObject({ kind: 'found' })
})

it('the page of an imported product shows what somebody else sent instead [IPDP-13]', async () => {
  expect(
    await open('lost', async () => {
      throw new TypeError('fetch failed')
    }),
  ).toMatchObject({ kind: 'failed', failure: { kind: 'unknown' } })
})
