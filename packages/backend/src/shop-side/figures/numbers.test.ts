import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { createNumbers, type Numbers } from './numbers.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let numbers: Numbers

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'numbers test', log })
  numbers = createNumbers(database)
})
afterAll(() => database.close())

type Sale = { readonly market?: 'ba' | 'cl'; readonly currency?: string; readonly at?: string; readonly minor?: number }
let lastNumber = 0
const sell = async ({ market = 'ba', currency = 'BAM', at = 'app_now()', minor = 1_000 }: Sale, facts: object = {}) => {
  lastNumber += 1
  await database.pool.query(
    `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
     VALUES ($1, 'main', $2, '#', 'a@example.ba', ${at}, app_now(), $3)`,
    [
      `main-${lastNumber}`,
      market,
      {
        ...{ total: { minor, currency }, refunded: { minor: 100, currency }, lines: [] },
        ...{ cancelledAt: null, financialStatus: 'PAID', ...facts },
      },
    ],
  )
}

it('the shop’s report adds up what was paid by day, market and currency, never across them', async () => {
  expect(await numbers.readSales(7)).toEqual([])
  await sell({})
  await sell({ minor: 3_000 })
  await sell({ minor: 9_000 }, { financialStatus: 'PENDING' })
  await sell({ minor: 9_000 }, { cancelledAt: '2026-01-01T00:00:00Z' })
  await sell({ at: `app_now() - interval '3 days'`, minor: 500 })
  await sell({ at: `app_now() - interval '9 days'` })
  await sell({ market: 'cl', currency: 'CLP', minor: 50_100 })
  await sell({ market: 'cl', currency: 'USD', minor: 700 })
  const sales = await numbers.readSales(7)
  expect(sales.map(({ market, currency, days }) => [market, currency, days.length])).toEqual([
    ['ba', 'BAM', 7],
    ['cl', 'CLP', 7],
    ['cl', 'USD', 7],
  ])
  expect(sales[0]?.days.map(({ orders, minor }) => [orders, minor])).toEqual([
    ...[
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 400],
      [0, 0],
      [0, 0],
      [2, 3_800],
    ],
  ])
  expect(sales[1]?.days.at(-1)).toMatchObject({ orders: 1, minor: 50_000 })
})

it('the shop’s report counts a day by the clock of the market', async () => {
  const midnight = `date_trunc('day', app_now() AT TIME ZONE 'America/Santiago') AT TIME ZONE 'America/Santiago'`
  await sell({ market: 'cl', currency: 'CLP', at: `${midnight} - interval '1 minute'`, minor: 200 })
  const chile = (await numbers.readSales(2)).find(({ currency }) => currency === 'CLP')
  expect(chile?.days.map(({ minor }) => minor)).toEqual([100, 50_000])
})

it('the shop’s report follows offers to the orders that came of them', async () => {
  const offer = (facts: Record<string, string> = {}) => {
    const row = {
      ...{ id: `'${randomUUID()}'`, market: `'cl'`, kind: `'international'`, customer_id: `'${randomUUID()}'` },
      ...{ email: `'d@example.com'`, language: `'es'`, target_country: `'CL'`, product_key: `'international:E1'` },
      ...{ item: `'E1'`, handle: `'h'`, title: `'t'`, currency: `'CLP'`, original_price: '1000', offered_price: '800' },
      ...{ answer_by: 'app_now()', ...facts },
    }
    return database.pool.query(
      `INSERT INTO backend.offers (${Object.keys(row)}) VALUES (${Object.values(row).join(', ')})`,
    )
  }
  const agreed = { status: `'approved'`, agreed_price: '800', pay_by: 'app_now()' }
  await offer()
  await offer(agreed)
  await offer({ ...agreed, used_at: 'app_now()', reason: `'used'` })
  await offer({ created_at: `app_now() - interval '40 days'` })
  const [chile, ...others] = await numbers.readOfferConversion(30)
  expect(others).toEqual([])
  expect(chile?.days).toHaveLength(30)
  expect(chile?.days.at(-1)).toMatchObject({ made: 3, agreed: 2, ordered: 1 })
})

it('the shop’s side lists searches without results, the most frequent first, page by page', async () => {
  expect(await numbers.searchMisses.countByDay({ days: 30 })).toEqual([])
  await database.pool.query(
    `INSERT INTO backend.search_misses (day, word, language, count)
     SELECT (app_now() AT TIME ZONE 'UTC')::date - age, 'gramofon', 'bcs', 2 FROM unnest(ARRAY[0, 1, 50]) AS age
     UNION ALL SELECT (app_now() AT TIME ZONE 'UTC')::date, 'tocadiscos', 'es', 1`,
  )
  const both = await numbers.searchMisses.list({ days: 30 })
  expect(both.misses).toMatchObject([
    { word: 'gramofon', language: 'bcs', count: 4 },
    { word: 'tocadiscos', language: 'es', count: 1 },
  ])
  const first = await numbers.searchMisses.list({ days: 30, limit: 1 })
  const second = await numbers.searchMisses.list({ days: 30, limit: 1, after: first.next ?? '' })
  expect([second.misses, second.next]).toMatchObject([[{ word: 'tocadiscos' }], null])
  expect((await numbers.searchMisses.list({ days: 90, language: 'bcs' })).misses).toMatchObject([{ count: 6 }])
  expect((await numbers.searchMisses.countByDay({ days: 3 })).map(({ count }) => count)).toEqual([0, 2, 3])
})

it('the shop’s report finds what stands long without an order', async () => {
  const product = (id: number, age: number, stock = 2) =>
    database.pool.query(
      `INSERT INTO backend.catalogue_products (shop, id, gid, handle, titles, descriptions, vendor, product_type, tags,
         collections, created_at, updated_at, available, price_minor, currency, stock, skus, specifications, notes, images,
         variants, listed, first_listed_at, digest, synced_at)
       VALUES ('main', $1::bigint, 'gid', 'h' || $1::bigint, '{"bcs":"P","en":"P","es":"P"}', '{}', 'v', 't', '{}', '{}', app_now(),
         app_now(), true, 1000, 'BAM', $2, '{}', '{}', '{}', '[]', jsonb_build_array(jsonb_build_object('gid', 'variant-' || $1::bigint)),
         true, app_now() - make_interval(days => $3), '', app_now())`,
      [id, stock, age],
    )
  await product(1, 100)
  await product(2, 400)
  await product(3, 100)
  await product(4, 10)
  await product(5, 100, 0)
  await product(6, 1)
  await database.pool.query(
    `UPDATE backend.catalogue_products SET published_at = app_now() - interval '70 days' WHERE id = 6`,
  )
  await sell({ at: `app_now() - interval '5 days'` }, { lines: [{ variantId: 'variant-3' }] })
  const { products } = await numbers.slowStock.list({ days: 60 })
  expect(products).toMatchObject([
    { key: 'main-2', daysListed: 400, stock: 2, priceMinor: 1_000, currency: 'BAM' },
    { key: 'main-1', daysListed: 100 },
    { key: 'main-6', daysListed: 70 },
  ])
  const first = await numbers.slowStock.list({ days: 60, limit: 1 })
  expect((await numbers.slowStock.list({ days: 60, limit: 1, after: first.next ?? '' })).products).toMatchObject([
    { key: 'main-1' },
  ])
  expect(await numbers.slowStock.countByAge({ days: 60 })).toEqual([
    { shop: 'main', fromDays: 60, products: 1 },
    { shop: 'main', fromDays: 90, products: 1 },
    { shop: 'main', fromDays: 365, products: 1 },
  ])
  expect((await numbers.slowStock.list({ days: 60, shop: 'retail' })).products).toEqual([])
})

it('the shop’s report writes a file that a spreadsheet neither misreads nor runs', () => {
  expect(
    numbers.formatCsv([
      ['Riječ', '=1+1'],
      ['a,b', '-5'],
    ]),
  ).toBe(`\uFEFFRiječ,'=1+1\r\n"a,b",-5\r\n`)
})
