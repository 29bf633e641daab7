import { failpointActions } from '@dvaput/database/failpoint'
import { emptyImportedQuery } from '@dvaput/domain/international/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestInternational } from '../../../../tests/support/imported/test-international.ts'

const test = useTestInternational()
const chile = { market: markets.cl, language: 'es' } as const
const hour = 60 * 60_000

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Row>(text, values)).rows

/** Everything that a shopper could see of the replica. */
const readAll = () =>
  query(`SELECT id, handle, title, description_html, tags, pictures, pesos, dollars, stock, listed, removed_at, category
    FROM backend.international_products ORDER BY id`)

const listAll = () => test.international.list({ ...emptyImportedQuery, withWarnings: true }, chile)
const setAside = 'SELECT reason FROM backend.international_rejections'
const statusOf = async (kind: 'full' | 'incremental') =>
  (await test.international.sync.status()).find((each) => each.kind === kind)

const someProduct = async (condition = 'true') => {
  const [row] = await query<{ id: string; handle: string }>(
    `SELECT id, handle FROM backend.international_products WHERE listed AND stock > 1 AND dollars IS NOT NULL
       AND pesos IS NULL AND ${condition} ORDER BY id LIMIT 1`,
  )
  if (!row) throw new Error('the warehouse has no such product')
  return row
}

/** The warehouse answers again, and the circuit breaker is closed. */
const recover = async () => {
  await test.choose('ok')
  test.passTime(hour)
}

beforeAll(async () => {
  await recover()
  expect(await test.international.sync.run('full')).toBe('finished')
})
beforeEach(recover)

describe('a full sync', () => {
  it('reads the whole warehouse, and lists what is for sale [GEN-12]', async () => {
    const [counted] = await query<{ products: number; listed: number; entries: number }>(
      `SELECT count(*)::int AS products, count(*) FILTER (WHERE listed)::int AS listed,
         (SELECT count(*)::int FROM backend.international_entries) AS entries
       FROM backend.international_products`,
    )
    const { total, products, pages, confirmedAt } = await listAll()
    expect(total).toBeGreaterThan(3_000)
    expect(counted).toEqual({ products: (await statusOf('full'))?.seen, listed: total, entries: total })
    expect([products.length, pages]).toEqual([48, Math.ceil(total / 48)])
    expect(new Date(confirmedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - hour)
    expect(await statusOf('full')).toMatchObject({ isRunning: false, problem: null })
  })

  it('places every product in the category tree', async () => {
    expect(await query(`SELECT id FROM backend.international_products WHERE subcategory = ''`)).toEqual([])
    const { total } = await test.international.list({ ...emptyImportedQuery, category: 'apple' }, chile)
    expect(total).toBeGreaterThan(100)
  })

  it('stores descriptions of the ten allowed tags alone, without attributes', async () => {
    const unsafe = await query(
      `SELECT id FROM backend.international_products
       WHERE description_html ~ '<(?!/?(p|strong|b|em|i|ul|ol|li|br|span)>)'`,
    )
    expect(unsafe).toEqual([])
  })

  it('goes on behind the last page that was written, after a process was killed', async () => {
    let pages = 0
    const crash = () => {
      pages += 1
      if (pages === 3) throw new Error('killed')
    }
    failpointActions['before-international-page'] = { do: 'call', callback: crash }
    await expect(test.international.sync.run('full')).rejects.toThrow('killed')
    expect(await query(`SELECT "offset" FROM backend.international_syncs WHERE kind = 'full'`)).toEqual([
      { offset: 500 },
    ])
    let resumed = 0
    const count = () => {
      resumed += 1
    }
    failpointActions['before-international-page'] = { do: 'call', callback: count }
    expect(await test.international.sync.run('full')).toBe('finished')
    const { seen = 0 } = (await statusOf('full')) ?? {}
    expect(resumed).toBe(Math.ceil(seen / 250) - 2)
  })

  it('removes what ERA no longer has, and nothing that it merely did not list', async () => {
    const product = await someProduct()
    await query(
      `INSERT INTO backend.international_products SELECT (p).* FROM (
         SELECT jsonb_populate_record(product, '{"id": "gone-1", "handle": "gone-1"}') AS p
         FROM backend.international_products AS product WHERE id = $1) AS copied`,
      [product.id],
    )
    await query(
      `UPDATE backend.international_products SET synced_at = synced_at - interval '1 day' WHERE id = 'gone-1'`,
    )
    expect(await test.international.detail('gone-1')).toBeDefined()
    expect(await test.international.sync.run('full')).toBe('finished')
    expect(await test.international.detail('gone-1')).toBeUndefined()
    expect(await test.international.detail(product.handle)).toBeDefined()
    await query(`DELETE FROM backend.international_products WHERE id = 'gone-1'`)
  })
})

describe('an incremental sync', () => {
  it('brings what changed and confirms the rest', async () => {
    const [sold, fewer] = [
      await someProduct(),
      await someProduct(
        `id <> (SELECT min(id) FROM backend.international_products WHERE listed AND stock > 1 AND dollars IS NOT NULL AND pesos IS NULL)`,
      ),
    ]
    await test.setStock(sold.handle, 0)
    await test.setStock(fewer.handle, 1)
    const before = (await listAll()).total
    expect(await test.international.sync.run('incremental')).toBe('finished')
    expect((await test.international.detail(sold.handle))?.stock).toBe(0)
    expect((await test.international.detail(fewer.handle))?.stock).toBe(1)
    expect((await listAll()).total).toBe(before - 1)
    const other = await someProduct(`id <> '${fewer.id}'`)
    const { confirmedAt } = (await test.international.detail(other.handle)) ?? {}
    expect(confirmedAt).toBe((await statusOf('incremental'))?.confirmedAt?.toISOString())
  })

  it('is what a job does once everything was read, and everything is what it does before', async () => {
    const begun = async () => {
      await test.international.sync.begin()
      const [job] = await query<{ kind: string }>(
        `SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE name = 'sync-international' ORDER BY created_on DESC LIMIT 1`,
      )
      return job?.kind
    }
    expect(await begun()).toBe('incremental')
    await query(`UPDATE backend.international_syncs SET confirmed_at = NULL WHERE kind = 'full'`)
    expect(await begun()).toBe('full')
    await test.jobs.drain()
    expect((await statusOf('full'))?.confirmedAt).not.toBeNull()
  })
})

describe('while ERA talks rubbish, the catalogue stays as it was', () => {
  it.each(['down', 'html', 'truncated', 'rubbish', 'huge', 'wrong-types', 'absurd', 'empty', 'price-missing'])(
    'for %s',
    async (scenario) => {
      const before = { rows: await readAll(), listing: await listAll() }
      await test.choose(scenario)
      expect(await test.international.sync.run('full')).toBe('failed')
      expect({
        rows: await readAll(),
        listing: { ...(await listAll()), confirmedAt: before.listing.confirmedAt },
      }).toEqual(before)
      expect((await statusOf('full'))?.problem).toMatch(/ERA|era|rows/)
    },
  )

  it('also where it begins to in the middle of a run', async () => {
    const before = await readAll()
    let pages = 0
    const spoil = async () => {
      pages += 1
      if (pages === 4) await test.choose('empty')
    }
    failpointActions['before-international-page'] = { do: 'call', callback: spoil }
    expect(await test.international.sync.run('full')).toBe('failed')
    expect(await readAll()).toEqual(before)
    await recover()
    expect(await test.international.sync.run('full')).toBe('finished')
  })

  it('sets bad rows aside with their reason, and forgets them when they are good again', async () => {
    await test.choose('absurd', { path: '/era/inventory' })
    await test.international.sync.run('full')
    const rejected = await query<{ reason: string }>(setAside)
    expect(rejected.length).toBeGreaterThan(100)
    const reasons = rejected.map(({ reason }) => reason).join('\n')
    for (const part of ['is negative', 'is too high', 'handle cannot be part of a URL']) expect(reasons).toContain(part)
    await recover()
    expect(await test.international.sync.run('full')).toBe('finished')
    expect(await query(setAside)).toEqual([])
  })

  it('publishes no price that ERA did not give', async () => {
    const bad = await query(
      `SELECT id FROM backend.international_entries WHERE price_minor <= 0 OR price_minor > 1000000000`,
    )
    expect(bad).toEqual([])
  })
})

describe('prices', () => {
  it('follow the live rate, for a day the last known one, then 750, and the live one again [CAT-03]', async () => {
    const { handle } = await someProduct()
    const priceOf = async () => {
      const price = (await test.international.detail(handle))?.price
      return price?.kind === 'sold' ? price : undefined
    }
    expect(await test.international.sync.run('incremental')).toBe('finished')
    const live = await priceOf()
    const known = await test.international.rate()
    expect([live?.rate?.source, known.source]).toEqual(['live', 'live'])
    test.passTime(23 * hour)
    await test.choose('down', { path: '/shopify/settings' })
    expect(await test.international.sync.run('incremental')).toBe('finished')
    expect(await test.international.rate(), 'with the time it was read').toEqual(known)
    expect((await priceOf())?.pesos).toEqual(live?.pesos)
    test.passTime(2 * hour)
    expect(await test.international.sync.run('incremental')).toBe('finished')
    expect(await test.international.rate()).toMatchObject({ pesosPerDollar: '750', source: 'fallback' })
    const fallback = await priceOf()
    expect(fallback).toMatchObject({ dollars: live?.dollars, rate: { pesosPerDollar: '750', source: 'fallback' } })
    expect(fallback?.pesos.minor).toBe(Math.round(((live?.dollars?.minor ?? 0) * 750) / 100))
    const [entry] = await query(
      `SELECT price_minor FROM backend.international_entries JOIN backend.international_products USING (id) WHERE handle = $1`,
      [handle],
    )
    expect(entry).toEqual({ price_minor: fallback?.pesos.minor })
    await recover()
    expect(await test.international.sync.run('incremental')).toBe('finished')
    expect((await priceOf())?.pesos).toEqual(live?.pesos)
  })
})

describe('the stock that ERA confirms', () => {
  it('is that of this moment, and the replica learns of it at once', async () => {
    const product = await someProduct()
    await test.setStock(product.handle, 0)
    expect((await test.international.detail(product.handle))?.stock).toBeGreaterThan(0)
    expect(await test.international.confirmStock([product.id, 'unknown'])).toEqual(
      new Map([
        [product.id, 0],
        ['unknown', 0],
      ]),
    )
    expect((await test.international.detail(product.handle))?.stock).toBe(0)
    const { products } = await test.international.list({ ...emptyImportedQuery, search: product.handle }, chile)
    expect(products.map(({ handle }) => handle)).not.toContain(product.handle)
  })

  it('is unknown, not 0, where the answer of ERA leaves the product out', async () => {
    const { id, handle } = await someProduct()
    const before = await test.international.detail(handle)
    await test.choose('empty', { path: '/era/stock' })
    expect(await test.international.confirmStock([id])).toEqual(new Map([[id, null]]))
    expect(await test.international.detail(handle)).toEqual(before)
    await recover()
    expect(await test.international.confirmStock([id])).toEqual(new Map([[id, before?.stock]]))
  })

  it('is not guessed where ERA does not answer', async () => {
    const { id } = await someProduct()
    await test.choose('down')
    await expect(test.international.confirmStock([id])).rejects.toThrow('era')
  })
})
