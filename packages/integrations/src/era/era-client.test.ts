import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IntegrationError } from '../http/integration-error.ts'
import { createEraClient, type EraClient } from './era-client.ts'
import type { EraItem } from './era-item.ts'
import { readInventory } from './read-inventory.ts'

const key = 'key-of-the-warehouse'
let url: string
let era: EraClient
let clock: number
let pauses: number[]
const lines: string[] = []
const log = {
  info: (_: object, line: string) => void lines.push(line),
  warn: (_: object, line: string) => void lines.push(line),
}
const sandbox = createEraSandbox({ pictures: import.meta.dirname, key })

beforeAll(async () => {
  ;({ url } = await sandbox.listen(0))
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await choose('ok')
  lines.length = 0
  pauses = []
  clock = Date.now()
  era = createClient()
})

const createClient = (timeouts = {}) =>
  createEraClient({
    url,
    key,
    log,
    timeouts,
    now: () => clock,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  })

const control = (path: string, body: unknown) =>
  fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const choose = (name: string, limits = {}) => control('scenario', { name, ...limits })
const countRequests = async () => {
  const { requests } = (await (await fetch(`${url}/sandbox/journal`)).json()) as { requests: { number: number }[] }
  return requests.at(-1)?.number ?? 0
}
const failureOf = async (call: Promise<unknown>): Promise<IntegrationError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(IntegrationError)
  return error as IntegrationError
}
const firstPage = () => era.listInventory({ offset: 0, limit: 48 })

describe('the inventory', () => {
  it('is read whole, in every form it is written in [ENT-10]', async () => {
    const items: EraItem[] = []
    for (let offset = 0, total = 1; offset < total; offset += 250) {
      const page = await era.listInventory({ offset, limit: 250 })
      expect(page.rejected).toEqual([])
      items.push(...page.items)
      total = page.total
    }
    expect(items.length).toBeGreaterThan(3_000)
    const shares = (has: (item: EraItem) => boolean) => items.filter(has).length / items.length
    expect(shares(({ pesos, dollars }) => pesos === null && dollars === null)).toBeLessThan(0.05)
    expect(shares(({ pesos }) => pesos !== null)).toBeGreaterThan(0.08)
    expect(shares(({ dollars }) => dollars !== null)).toBeGreaterThan(0.8)
    expect(shares(({ grams }) => grams !== null)).toBeGreaterThan(0.9)
    expect(shares(({ pictures }) => pictures.length > 0)).toBeGreaterThan(0.9)
    expect(shares(({ stock, status }) => stock !== null && status === 'active')).toBeGreaterThan(0.9)
    expect(shares(({ category, subcategory }) => category !== null && subcategory !== null)).toBe(1)
    for (const { pesos, dollars } of items) {
      if (pesos !== null) expect(pesos).toBeGreaterThan(500)
      if (dollars !== null) expect(dollars).toMatch(/^\d{1,6}(\.\d{1,2})?$/)
    }
  })

  it('says of an item what its detail says, by any names [ENT-09]', async () => {
    const { items } = await era.listInventory({ offset: 0, limit: 250 })
    // A batch has 45 items and writes them alike.
    for (const item of items.filter((_, index) => index % 15 === 0)) {
      const detail = await era.findItem(item.handle)
      const { id, title, sku, dollars, pesos, stock, pictures, grams, description } = item
      expect(detail).toMatchObject({ id, title, sku, dollars, pesos, stock, pictures, grams, description })
      expect([item.type, item.condition]).toContain(detail?.type)
    }
    expect(await era.findItem('nothing-1')).toBeUndefined()
  })

  it('is the same in the cached form [ENT-11]', async () => {
    const { items } = await era.listInventory({ offset: 0, limit: 250 })
    const handles = items.slice(0, 60).map(({ handle }) => handle)
    const headers = { Authorization: `Bearer ${key}` }
    const response = await fetch(`${url}/era-products/cached?limit=250&handles=${handles}`, { headers })
    const page = readInventory(await response.json(), { offset: 0, limit: 250, now: clock })
    expect(page).toMatchObject({ rejected: [], total: 60 })
    const facts = ({ id, title, pesos, dollars, stock, sku, tags }: EraItem) => ({
      id,
      title,
      pesos,
      dollars,
      stock,
      sku,
      tags,
    })
    expect(page?.items.map(facts)).toEqual(items.slice(0, 60).map(facts))
  })

  it('is read since a moment, with what was sold', async () => {
    const { items } = await era.listInventory({ offset: 100, limit: 1 })
    const since = new Date().toISOString()
    await control('stock', { key: items[0]?.handle, quantity: 0 })
    const changes = await era.listInventory({ offset: 0, limit: 250, updatedSince: since })
    expect(changes.items.find(({ id }) => id === items[0]?.id)).toMatchObject({ stock: 0, status: 'sold' })
    expect(changes.total).toBeLessThan(20)
  })
})

describe('stock', () => {
  it('is read of many at once; unknown items are missing', async () => {
    const { items } = await era.listInventory({ offset: 0, limit: 250 })
    const ids = items.map(({ id }) => id)
    const stock = await era.readStock([...ids, '1', 'nobody'])
    for (const { id, status, stock: listed } of items) expect(stock.get(id)).toBe(status === 'active' ? listed : 0)
    expect([stock.has('1'), stock.has('nobody')]).toEqual([false, false])
    expect(await era.readStock([])).toEqual(new Map())
  })

  it('that cannot be true is missing, and less than nothing is nothing', async () => {
    const { items } = await era.listInventory({ offset: 0, limit: 6 })
    await choose('absurd')
    const stock = await era.readStock(items.map(({ id }) => id))
    expect([...stock.values()].every((count) => count < 1_000)).toBe(true)
    // In turn a million, -5 and 1.5 pieces.
    expect(items.map(({ id }) => stock.has(id))).toEqual([true, false, true, true, true, false])
    expect(stock.get(items[2]?.id ?? '')).toBe(0)
  })
})

describe('the exchange rate', () => {
  it('is decimal text', async () => {
    expect(await era.readExchangeRate()).toBe('948.2')
  })

  it.each(['absurd', 'wrong-types', 'html'])('that cannot be true is a bad response: %s', async (name) => {
    await choose(name)
    expect(await failureOf(era.readExchangeRate())).toMatchObject({ kind: 'bad-response' })
  })
})

describe('a warehouse that talks rubbish', () => {
  it.each([
    ['html', 'bad-response'],
    ['gateway', 'bad-response'],
    ['rubbish', 'bad-response'],
    ['truncated', 'bad-response'],
    ['error', 'bad-response'],
    ['down', 'bad-response'],
    ['huge', 'bad-response'],
    ['cut', 'network'],
    ['broken-off', 'network'],
    ['lost-answer', 'network'],
    ['silent', 'timeout'],
    ['drip', 'timeout'],
    ['slow', 'timeout'],
    ['throttled', 'refused'],
  ])('by %s makes every call fail as %s', async (name, kind) => {
    // Short only where the wait itself is shown: a huge answer takes as long as the machine needs to read it.
    const limit = kind === 'timeout' ? 400 : 10_000
    era = createClient({ list: limit, item: limit, stock: limit, rate: limit, order: limit })
    await choose(name)
    for (const call of [
      () => era.listInventory({ offset: 0, limit: 48 }),
      () => era.findItem('any'),
      () => era.readStock(['1']),
    ]) {
      const failure = await failureOf(call())
      expect(failure.kind).toBe(failure.code === 'circuit-open' ? 'network' : kind)
    }
  })

  it.each([
    // Of eight ways to spoil a row, wrong tags and wrong pictures do no harm.
    ['wrong-types', 12],
    ['absurd', 0],
  ])('in single rows has them set aside: %s', async (name, harmless) => {
    const good = await firstPage()
    await choose(name)
    const { items, rejected } = await firstPage()
    expect(items.length + rejected.length).toBe(48)
    expect(items).toHaveLength(harmless)
    const priceOf = new Map(good.items.map(({ id, pesos, dollars }) => [id, { pesos, dollars }]))
    for (const { id, pesos, dollars, stock } of items) {
      expect({ pesos, dollars }).toEqual(priceOf.get(id))
      expect(stock).toBeLessThan(100_000)
    }
    for (const { reason } of rejected) expect(reason).toMatch(/^[a-zA-Z]+ .{5,}$/)
  })

  it('says success and lists nothing: that is an empty page', async () => {
    await choose('empty')
    expect(await firstPage()).toEqual({ items: [], rejected: [], total: 0 })
  })

  it('names no prices: the items have none', async () => {
    await choose('price-missing')
    const { items } = await firstPage()
    expect(items.every(({ pesos, dollars }) => pesos === null && dollars === null)).toBe(true)
    expect(items).toHaveLength(48)
  })
})

describe('a failure', () => {
  it('that passes is not noticed', async () => {
    await choose('error', { times: 2 })
    expect((await firstPage()).items).toHaveLength(48)
    expect(pauses).toHaveLength(2)
    for (const pause of pauses) expect(pause).toBeLessThan(400)
  })

  it('waits as long as the warehouse asks, if the time allows', async () => {
    await choose('throttled', { times: 1 })
    expect((await firstPage()).items).toHaveLength(48)
    expect(pauses[0]).toBeGreaterThanOrEqual(5_000)
    await choose('throttled', { times: 1 })
    expect(await failureOf(era.readStock(['1']))).toMatchObject({ kind: 'refused', status: 429 })
  })

  it('opens the circuit after five within 30 seconds; after 30 more one request tries', async () => {
    await choose('error')
    await failureOf(firstPage())
    await failureOf(firstPage())
    expect(lines).toEqual(['circuit breaker open: era'])
    const before = await countRequests()
    for (let turn = 0; turn < 5; turn += 1)
      expect(await failureOf(firstPage())).toMatchObject({ kind: 'network', code: 'circuit-open' })
    expect(await countRequests()).toBe(before)
    clock += 30_000
    expect(await failureOf(firstPage())).toMatchObject({ code: 'circuit-open' })
    expect(await countRequests()).toBe(before + 1)
    await choose('ok')
    clock += 30_000
    expect((await firstPage()).items).toHaveLength(48)
    expect(lines).toEqual(['circuit breaker open: era', 'circuit breaker closed: era'])
  })
})

it('the warehouse client needs the key of the settings, and a URL with or without a slash', async () => {
  const open = (options: object) => createEraClient({ url, log, ...options }).readExchangeRate()
  expect(await failureOf(open({}))).toMatchObject({ kind: 'refused', status: 401 })
  expect(await open({ key, url: `${url}/` })).toBe('948.2')
})
