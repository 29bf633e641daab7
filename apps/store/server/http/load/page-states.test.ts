import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inRoot } from '../../../../../scripts/setup/project.mjs'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000)

/** What has happened to a page since it was rendered, by the word for it. */
const states: Readonly<Record<string, (cache: PageCache) => void>> = {
  fresh: () => seconds(10),
  stale: () => seconds(25),
  'dropped, up to 30 seconds old': (cache) => {
    cache.drop('everything')
    seconds(5)
  },
  'dropped, older': (cache) => {
    cache.drop('everything')
    seconds(40)
  },
  '30 seconds to 5 minutes old': () => seconds(100),
  'older, or never rendered': () => seconds(400),
  'in any': () => seconds(1),
}

const pages: Readonly<Record<string, { readonly path: string; readonly isGranted: boolean }>> = {
  shared: { path: '/faq', isGranted: false },
  'gated, with the grant': { path: '/gated', isGranted: true },
  'gated, without it': { path: '/gated', isGranted: false },
  personal: { path: '/account', isGranted: false },
}

/** Asks twice at the same time for a page in that state, and says what came of it. */
const observe = async (page: string, state: string, { isBusy }: { isBusy: boolean }): Promise<string> => {
  const { path, isGranted } = pages[page] ?? { path: '', isGranted: false }
  const times = { freshMs: 20_000, staleMs: 10_000, staleWhileBusyMs: 300_000 }
  const cache = createPageCache({ maxBytes: 1_000_000, ...times, isBusy: () => isBusy })
  let renderings = 0
  const { app } = createTestHttpApp({
    cache,
    holdsGrant: async () => isGranted,
    render: async () => {
      renderings += 1
      return new Response(`<!DOCTYPE html><p>${renderings}</p>`, { headers: { 'Content-Type': 'text/html' } })
    },
  })
  const get = async () => /<p>(\d+)<\/p>/.exec(await (await app.request(path)).text())?.[1]
  await get()
  states[state]?.(cache)
  const shown = await Promise.all([get(), get()])
  if (shown.every((each) => each === '1')) return renderings === 1 ? 'sent' : 'sent, and rendered anew behind it'
  return renderings === 2 ? 'rendered once for all who wait' : 'rendered for each request'
}

const rows = readFileSync(inRoot('docs', 'pages-under-load.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, page = '', state = '', room = '', busy = '']) => (page in pages ? [{ page, state, room, busy }] : []))

it('the table of pages under load has every kind of page in every state it can be in', () => {
  const cached = Object.keys(states).filter((state) => state !== 'in any')
  const expected = [
    ...['shared', 'gated, with the grant'].flatMap((page) => cached.map((state) => `${page}: ${state}`)),
    ...['gated, without it', 'personal'].map((page) => `${page}: in any`),
  ]
  expect(rows.map(({ page, state }) => `${page}: ${state}`)).toEqual(expected)
})

describe('a page under load', () => {
  it.each(rows)('$page, $state: $room, while there is room', async ({ page, state, room }) => {
    expect(await observe(page, state, { isBusy: false })).toBe(room)
  })

  it.each(rows)('$page, $state: $busy, while the server is busy', async ({ page, state, busy }) => {
    expect(await observe(page, state, { isBusy: true })).toBe(busy)
  })
})
