import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEraSandbox } from '../era-sandbox.ts'
import { type Fields, type SandboxUnderTest, startSandboxUnderTest } from '../sandbox-under-test.ts'
import { scenarioNames } from './scenarios.ts'

const pictures = import.meta.dirname
let sandbox: SandboxUnderTest

beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ pictures })
})
afterAll(() => sandbox.close())
beforeEach(() => choose('ok'))

const request: SandboxUnderTest['request'] = (...args) => sandbox.request(...args)
const read: SandboxUnderTest['read'] = (path) => sandbox.read(path)
const choose: SandboxUnderTest['choose'] = (...scenario) => sandbox.choose(...scenario)

describe('a scenario', () => {
  const list = '/era/inventory?limit=8'

  it.each([
    { name: 'down', status: 503 },
    { name: 'error', status: 500 },
    { name: 'throttled', status: 429 },
  ])('$name answers $status', async ({ name, status }) => {
    await choose(name)
    const response = await request(list)
    expect([response.status, await response.json()]).toEqual([status, { success: false, error: expect.any(String) }])
    expect(response.headers.has('retry-after')).toBe(status !== 500)
  })

  it.each([
    { name: 'html', status: 200 },
    { name: 'gateway', status: 502 },
  ])('$name is a page instead of JSON', async ({ name, status }) => {
    await choose(name)
    const response = await request(list)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
    expect(await response.text()).toContain('<html')
  })

  it.each(['rubbish', 'truncated'])('%s says JSON and is none', async (name) => {
    await choose(name)
    const response = await request(list)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('cut closes the connection without a word, broken-off in the middle of one', async () => {
    await choose('cut')
    await expect(request(list)).rejects.toThrow('fetch failed')
    await choose('broken-off')
    const response = await request(list)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('silent never responds, drip never ends', async () => {
    await choose('silent')
    await expect(request(list, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout')
    await choose('drip')
    const response = await request(list, { signal: AbortSignal.timeout(500) })
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('timeout')
  })

  it('slow responds late and correctly', async () => {
    await choose('slow')
    expect((await read(list)).data.listings).toHaveLength(8)
  })

  it('huge sends fifty megabytes', async () => {
    await choose('huge')
    expect((await (await request(list)).arrayBuffer()).byteLength).toBe(50 * 1024 * 1024)
  })

  it('wrong-types keeps the JSON and breaks the values', async () => {
    await choose('wrong-types')
    const { data } = await read(list)
    expect(data.total).toBe('many')
    expect(data.listings).toContain(null)
    expect(data.listings[0]).toMatchObject({ price: 'call for price' })
    expect(await read('/era-products/cached?limit=1')).toMatchObject({ totalFound: 'many' })
    const [known = {}] = (await readGood()).data.listings
    expect((await read(`/era/item/details?handle=${known.handle}`)).data).toMatchObject({ price: 'call for price' })
  })

  it('absurd has the right types and impossible values', async () => {
    await choose('absurd')
    const { data } = await read(list)
    expect(data.listings.filter(({ sku }) => sku === 'ERA-TWICE')).toHaveLength(2)
    expect(data.listings[0]).toMatchObject({ price: { amount: -149.5 } })
  })

  it('price-missing leaves the prices out', async () => {
    await choose('price-missing')
    for (const listing of (await read(list)).data.listings) expect(listing).not.toHaveProperty('price')
  })

  it('is limited to a path and to a share of the requests', async () => {
    await choose('down', undefined, { path: '/era/stock' })
    expect((await request(list)).status).toBe(200)
    expect((await request('/era/stock?ids=1')).status).toBe(503)
    await choose('down', undefined, { share: 0.3 })
    const statuses: number[] = []
    for (let turn = 0; turn < 100; turn += 1) statuses.push((await request('/era/categories')).status)
    const failed = statuses.filter((status) => status === 503).length
    expect(failed).toBeGreaterThan(15)
    expect(failed).toBeLessThan(45)
    expect((await choose('down', undefined, { share: 2 })).status).toBe(400)
  })

  it('empty is a success with nothing in it', async () => {
    await choose('empty')
    expect(await read(list)).toMatchObject({ success: true, data: { listings: [], total: 0 } })
  })

  it('lasts as many requests as configured', async () => {
    await choose('down', 2)
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await request(list)).status)
    expect(statuses).toEqual([503, 503, 200])
    const { requests } = (await read('/sandbox/journal')) as unknown as { requests: Fields[] }
    expect(requests.slice(-3)).toMatchObject([
      { method: 'GET', path: list, scenario: 'down' },
      { scenario: 'down' },
      { scenario: 'ok' },
    ])
  })

  it('that nobody knows is refused, and so is a form', async () => {
    expect((await choose('explode')).status).toBe(400)
    expect((await choose('down', 0)).status).toBe(400)
    const form = await request('/sandbox/scenario', { method: 'POST', body: new URLSearchParams({ name: 'down' }) })
    expect(form.status).toBe(415)
    expect(await read('/sandbox/scenario')).toEqual({ name: 'ok', names: scenarioNames })
  })

  /** Past a scenario that is on. */
  const readGood = async () => {
    const { name } = (await read('/sandbox/scenario')) as unknown as { name: string }
    await choose('ok')
    const response = await read('/era/inventory?limit=1')
    await choose(name)
    return response
  }
})

it('the warehouse sandbox says so when the port is taken', async () => {
  const second = createEraSandbox({ pictures })
  await expect(second.listen(Number(new URL(sandbox.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('the warehouse sandbox closes at once, whoever still waits', async () => {
  const short = createEraSandbox({ pictures })
  const { url: place } = await short.listen(0)
  await fetch(`${place}/sandbox/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"silent"}',
  })
  const waiting = fetch(`${place}/era/categories`).catch((error: Error) => error.message)
  while (((await (await fetch(`${place}/sandbox/journal`)).json()) as { requests: [] }).requests.length === 0);
  await short.close()
  expect(await waiting).toBe('fetch failed')
})
