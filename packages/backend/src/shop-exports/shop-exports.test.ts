import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { sampleOrder } from '../../../../tests/support/orders/sample-order.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { parseCsv } from '../product-imports/parse-csv.ts'
import { createShopExports, type ShopExports } from './shop-exports.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }
let database: Database
let jobs: TestJobs
let audit: AuditLog
let shopExports: ShopExports
/** Pages of customers of which the first asks fail. */
let failures = 0

const customer = (number: number, firstName: string) => ({
  ...{ id: `gid://shopify/Customer/${number}`, email: `${number}@example.ba`, firstName, lastName: 'B', phone: '' },
  ...{ orders: 1, createdAt: '2026-01-01T10:00:00Z' },
})

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'exports test', log })
  jobs = createTestJobs({ database, log })
  audit = createAuditLog({ database, sealing: testSealing })
  const search = async (_query: string, after: string | null) => {
    if (after !== null && failures > 0) {
      failures -= 1
      throw new Error('the shop does not answer')
    }
    return after === null
      ? { customers: [customer(1, '=HYPERLINK("x")')], next: 'more' }
      : { customers: [customer(2, 'Emir')], next: null }
  }
  shopExports = createShopExports({ database, jobs, audit, customers: { admin: { search } } })
  await jobs.prepare()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

let lastNumber = 0
const addOrder = async (processedAt: string, facts: object = {}) => {
  lastNumber += 1
  const snapshot = { ...sampleOrder(), processedAt, ...facts }
  await database.pool.query(
    `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
     VALUES ($1, 'main', 'ba', $2, 'a@example.ba', $3, app_now(), $4)`,
    [`main-${lastNumber}`, `#${1000 + lastNumber}`, processedAt, snapshot],
  )
  return `main-${lastNumber}`
}

const range = { market: 'ba', from: '2026-03-01', to: '2026-03-31' } as const

const make = async (kind: Parameters<typeof shopExports.start>[0]['kind']) => {
  const id = await shopExports.start({ kind, range, by })
  await jobs.drain({ alsoLater: true })
  let text = ''
  for await (const part of shopExports.readFile(id)) text += part
  const [header, ...rows] = [...parseCsv(text)].map(({ cells }) => cells)
  return {
    ...{ id, text, file: await shopExports.read(id) },
    rows: rows.map((cells) => Object.fromEntries((header ?? []).map((name, index) => [name, cells[index]]))),
  }
}

const bam = (minor: number) => ({ minor, currency: 'BAM' })

it('the journal for the accountant has sales and refunds of the days that were asked for, each on its own day', async () => {
  const paid = {
    ...{ financialStatus: 'PARTIALLY_REFUNDED', total: bam(11_700), paymentMethods: ['card'] },
    taxes: [{ title: 'PDV', rate: 0.17, amount: bam(1_700) }],
    refunds: [{ id: '1', createdAt: '2026-03-10T10:00:00Z', note: '', amount: bam(1_170), lines: [] }],
  }
  await addOrder('2026-03-05T10:00:00Z', paid)
  // Sold in February, of which some went back in March.
  await addOrder('2026-02-20T10:00:00Z', paid)
  // Sold an hour after the month began in Sarajevo, which was February in London.
  await addOrder('2026-02-28T23:30:00Z', { ...paid, refunds: [] })
  await addOrder('2026-03-06T10:00:00Z', { ...paid, financialStatus: 'PENDING' })
  await addOrder('2026-04-01T10:00:00Z', { ...paid, refunds: [] })
  const { rows, file } = await make('journal')
  expect(file).toMatchObject({ status: 'done', rows: 4 })
  const sale = { kind: 'sale', net: '100.00', rate: '0.17', tax: '17.00', gross: '117.00', currency: 'BAM' }
  const refund = { kind: 'refund', net: '-10.00', tax: '-1.70', gross: '-11.70', way_of_payment: 'card' }
  expect(rows).toMatchObject([
    { date: '2026-03-10', number: '#1002', ...refund },
    { date: '2026-03-01', number: '#1003', ...sale },
    { date: '2026-03-05', number: '#1001', ...sale },
    { date: '2026-03-10', number: '#1001', ...refund },
  ])
})

it('the file of orders has the orders of the days, and nothing in it is a formula', async () => {
  const evil = { title: 'Mouse', sku: 'M', quantity: 1, variantTitle: null }
  await addOrder('2026-03-20T10:00:00Z', {
    ...{ lines: [evil], total: bam(5_000), discountCodes: ['=cmd|calc'], financialStatus: 'PAID' },
  })
  const { rows, text } = await make('orders')
  expect(rows.map(({ number }) => number)).toEqual(['#1003', '#1001', '#1004', '#1006'])
  expect(rows.at(-1)).toMatchObject({ total: '50.00', items: '1 x Mouse (M)', payment: 'PAID' })
  expect(rows.at(-1)?.discount_codes).toBe("'=cmd|calc")
  expect(text).not.toMatch(/(^|,)=/m)
})

it('the file of returns says what went back, and how much money', async () => {
  const orderId = await addOrder('2026-03-02T10:00:00Z')
  const { rows: made } = await database.pool.query(
    `INSERT INTO backend.return_requests (id, order_id, form_key, email, language, lines, reason, message, state, created_at)
     VALUES (gen_random_uuid(), $1, 'k', 'a@example.ba', 'bcs', '[{"lineId": "none", "quantity": 2}]', 'other', '+1', 'refunded',
       '2026-03-12T10:00:00Z') RETURNING id`,
    [orderId],
  )
  await database.pool.query(
    `INSERT INTO backend.refunds (id, subject_kind, subject_id, reason, amount, currency, state, settled_at)
     VALUES (gen_random_uuid(), 'return', $1, 'return', 2500, 'BAM', 'done', app_now())`,
    [made[0].id],
  )
  const { rows } = await make('returns')
  expect(rows).toMatchObject([
    { date: '2026-03-12', state: 'refunded', items: '2 x none', refunded: '25.00', message: "'+1" },
  ])
})

it('the file of customers is made whole also where the shop fails in the middle, and is audited without their data', async () => {
  failures = 2
  const { id, rows, file } = await make('customers')
  expect(file).toMatchObject({ status: 'done', rows: 2 })
  expect(rows.map(({ email, first_name }) => [email, first_name])).toEqual([
    ['1@example.ba', `'=HYPERLINK("x")`],
    ['2@example.ba', 'Emir'],
  ])
  const { entries } = await audit.list({ subject: { kind: 'shop-export', id } })
  expect(entries).toMatchObject([{ action: 'customer.export-all', administratorName: 'Amra' }])
  expect(JSON.stringify(entries)).not.toContain('example.ba')
  expect((await shopExports.list({ withCustomers: false })).map(({ kind }) => kind)).not.toContain('customers')
  expect((await shopExports.list({ withCustomers: true })).map(({ kind }) => kind)).toContain('customers')
})
