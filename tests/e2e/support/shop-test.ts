import type { MarketId } from '@dvaput/domain/markets/market'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import { createPlainHttp, type PlainRequest, type RawResponse } from './plain-http.ts'
import { type ServerPage, toServerPage } from './server-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

type Shop = {
  /** The URL of a page in a market: Bosnia is on the default host, Chile on a host of its own. */
  readonly urlOf: (market: MarketId, path: string) => string
  /** Opens a page and waits until it is hydrated. */
  readonly visit: (url: string, page?: Page) => Promise<Response>
  /** A request exactly as written, without a browser. */
  readonly fetchRaw: (url: string, request?: PlainRequest) => Promise<RawResponse>
  /** A page as the server rendered it, before any script. */
  readonly readPage: (url: string) => Promise<ServerPage>
  /** Messages a test expects, such as the browser's own line about a document that is not there. */
  readonly expectMessage: (pattern: RegExp) => void
}

const hosts = { ba: 'localhost', cl: 'cl.localhost' } as const satisfies Record<MarketId, string>

type Worker = {
  /** An empty page that parses HTML for all tests of a worker: one of its own for each would cost more than the parsing. */
  readonly parser: Page
}

/** A console message that a test did not expect fails that test. */
export const test = base.extend<Shop, Worker>({
  parser: [
    async ({ browser }, use) => {
      const parser = await browser.newPage()
      await use(parser)
      await parser.close()
    },
    { scope: 'worker' },
  ],
  urlOf: async ({ baseURL }, use) => {
    await use((market, path) => {
      const url = new URL(path, baseURL)
      url.hostname = hosts[market]
      return url.href
    })
  },
  visit: async ({ page: ownPage }, use) => {
    await use(async (url, page = ownPage) => {
      const response = await page.goto(url)
      if (!response) throw new Error(`no response from ${url}`)
      await waitForHydration(page)
      return response
    })
  },
  fetchRaw: async ({ baseURL }, use) => {
    await use(createPlainHttp(baseURL ?? ''))
  },
  readPage: async ({ fetchRaw, parser }, use) => {
    await use(async (url) => toServerPage(await fetchRaw(url), parser))
  },
  expectMessage: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const heard: string[] = []
      context.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
      context.on('weberror', (failure) => heard.push(`page error: ${failure.error().message}`))
      await use((pattern) => expected.push(pattern))
      const unexpected = heard.filter((message) => !expected.some((pattern) => pattern.test(message)))
      expect(unexpected, 'messages in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
