import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { allowedBackendRows } from '../../../../../tests/support/proofs/forbidden-backend-rows.ts'
import { createListOrders } from '../orders/list-orders.ts'
import { createReadWaiting } from '../waiting.ts'
import { createReadToday, type ReadToday } from './today.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database
let readToday: ReadToday

beforeAll(async () => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'today test', log })
  readToday = createReadToday(database)
  await database.pool.query(`CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (name text, state text)`)
})
afterAll(() => database.close())

it('the figures of today are zero in an empty shop', async () => {
  expect(await readToday('Europe/Sarajevo')).toEqual({
    ...{ offers: 0, orders: 0, reservations: 0, returns: 0, stock: 0, jobs: 0 },
    sales: [],
  })
})

it('the screen of today counts what waits, and adds up what was paid since midnight', async () => {
  for (const statement of allowedBackendRows) await database.pool.query(statement)
  const order = (id: number, facts: object, at = 'app_now()') =>
    database.pool.query(
      `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
       VALUES ($1, 'main', 'ba', '#', 'a@example.ba', ${at}, app_now(), $2)`,
      [
        `main-${id}`,
        {
          ...{ total: { minor: 1_000, currency: 'BAM' }, refunded: { minor: 100, currency: 'BAM' } },
          ...{ cancelledAt: null, financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED', ...facts },
        },
      ],
    )
  await order(101, {})
  await order(102, { fulfillmentStatus: 'FULFILLED' })
  await order(103, { financialStatus: 'PENDING' })
  await order(104, { cancelledAt: '2026-01-01T00:00:00Z' })
  await order(105, { fulfillmentStatus: null }, `app_now() - interval '3 days'`)
  await order(106, { financialStatus: 'PENDING', paymentMethods: ['cash-on-delivery'] })
  // At a hosted shop.
  await order(108, { financialStatus: 'PENDING', paymentMethods: ['Cash on Delivery (COD)'] })
  await order(107, { financialStatus: 'PENDING', paymentMethods: ['bank-transfer'] })
  await database.pool.query(`INSERT INTO pgboss.job VALUES ('dead-letters', 'created'), ('dead-letters', 'failed')`)
  const waiting = await createReadWaiting(database)('bcs')
  expect(waiting.orders.map(({ id, isLate }) => [id, isLate])).toEqual([
    ['main-105', true],
    ['main-101', false],
    ['main-106', false],
    ['main-108', false],
  ])
  expect(waiting.reservations).toHaveLength(1)
  expect(waiting.returns).toHaveLength(1)
  expect(waiting.owed).toEqual([])
  // Of cancelled orders: by a hosted shop's own name of a manual method, by card, and one whose money went back.
  const cancelled = { cancelledAt: '2030-01-01T10:00:00Z' }
  await order(201, { ...cancelled, paymentMethods: ['Bank Deposit'] })
  await order(202, { ...cancelled, paymentMethods: ['Cash on Delivery (COD)'], financialStatus: 'PARTIALLY_PAID' })
  await order(203, { ...cancelled, paymentMethods: ['card'] })
  await order(204, {
    ...{ ...cancelled, paymentMethods: ['bank-transfer'], financialStatus: 'PARTIALLY_REFUNDED' },
    refunded: { minor: 1_000, currency: 'BAM' },
  })
  const owed = ['main-201', 'main-202']
  const back = (await createReadWaiting(database)('bcs')).owed.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(back.map(({ id, minor, currency }) => [id, minor, currency])).toEqual(owed.map((id) => [id, 900, 'BAM']))
  const listed = await createListOrders(database)({ owed: true })
  expect(listed.orders.map(({ id }) => id).toSorted()).toEqual(owed)
  await database.pool.query(`DELETE FROM backend.orders WHERE id = ANY ($1)`, [
    ['main-201', 'main-202', 'main-203', 'main-204'],
  ])
  const { sales, ...counts } = await readToday('Europe/Sarajevo')
  expect(counts).toMatchObject({ orders: 4, reservations: 1, returns: 1, jobs: 1 })
  expect(sales).toEqual([{ minor: 1_800, currency: 'BAM' }])
})
