import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database

beforeAll(() => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'purges test', log })
})
afterAll(() => database.close())

type Row = Readonly<Record<string, unknown>>

/** `since` lies the age ago, and then so many seconds earlier or later. */
const insert = async (table: string, row: Row, since: string, age: string, seconds: number) => {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 3}`)
  await database.pool.query(
    `INSERT INTO backend.${table} (${[since, ...names]})
     VALUES (app_now() - $1::interval + make_interval(secs => $2), ${places})`,
    [age, seconds, ...Object.values(row)],
  )
}

const hash = () => randomBytes(32).toString('hex')

const checkout = () => ({
  ...{ id: randomUUID(), state: 'closed', market: 'ba', shop: 'main', lines: '[]' },
  ...{ browser_hash: hash(), fingerprint: hash() },
})

const emailChange = () => ({
  ...{ customer_id: randomUUID(), email: 'amra@example.com', new_email: 'amra.h@example.com' },
  ...{ token_hash: hash(), market: 'ba', language: 'bcs' },
})

const invitation = () => ({ id: randomUUID(), token_hash: hash(), email: 'emir@example.com', role: 'clerk' })

const productImport = () => ({ id: randomUUID(), shop: 'main', file_name: 'cijene.csv', created_by: 'Amra' })

const importedOrder = (state: string) => () => ({
  ...{ id: randomUUID(), state, market: 'cl', language: 'es', email: 'diego@kupac.example', customer: '{}' },
  ...{ browser_hash: hash(), fingerprint: hash(), lines: '[]', shipping: '{}', shipping_total: 1_000, total: 1_000 },
  ...{ provider: 'mercado-pago', hold_until: new Date() },
})

const countRows = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`SELECT count(*)::int AS count FROM backend.${table}`)
  return rows[0].count
}

it.each([
  ['checkouts', 'created_at', '90 days', checkout],
  ['email_changes', 'expires_at', '1 day', emailChange],
  ['administrator_invitations', 'expires_at', '30 days', invitation],
  ['product_imports', 'created_at', '90 days', productImport],
  ['international_orders', 'created_at', '90 days', importedOrder('expired')],
  ['international_orders', 'created_at', '90 days', importedOrder('replaced')],
])('the daily purge deletes from %s what its %s says is older than %s, and nothing younger', async (...purged) => {
  const [table, since, age, row] = purged
  await database.pool.query(`DELETE FROM backend.${table}`)
  const older: Row = row()
  const younger: Row = row()
  const key = 'id' in younger ? 'id' : 'customer_id'
  await insert(table, older, since, age, -60)
  await insert(table, younger, since, age, 60)
  expect(await countRows(table)).toBe(2)
  await purgeBackend(database)
  const { rows } = await database.pool.query(`SELECT ${key} AS key FROM backend.${table}`)
  expect(rows).toEqual([{ key: younger[key] }])
})

it('the daily purge deletes the rows of an import of products together with it', async () => {
  await database.pool.query('DELETE FROM backend.product_imports')
  for (const seconds of [-60, 60]) {
    const row = productImport()
    await insert('product_imports', row, 'created_at', '90 days', seconds)
    await database.pool.query(
      `INSERT INTO backend.product_import_rows (import_id, line, state, name) VALUES ($1, 2, 'done', 'Telefon')`,
      [row.id],
    )
  }
  await purgeBackend(database)
  expect(await countRows('product_import_rows')).toBe(1)
})

it('the daily purge leaves old orders of imported products that are paid, open, or that somebody tried to pay', async () => {
  await database.pool.query('DELETE FROM backend.international_orders')
  const states = ['awaiting-payment', 'payment-pending', 'paid', 'sent', 'not-coverable', 'refunded', 'review']
  for (const state of states) await insert('international_orders', importedOrder(state)(), 'created_at', '91 days', 0)
  const tried = importedOrder('expired')()
  await insert('international_orders', tried, 'created_at', '91 days', 0)
  await database.pool.query(
    `INSERT INTO backend.international_payments (provider, payment_id, order_id, status, status_detail, amount, currency)
     VALUES ('mercado-pago', '1', $1, 'rejected', '', 1000, 'CLP')`,
    [tried.id],
  )
  await purgeBackend(database)
  expect(await countRows('international_orders')).toBe(states.length + 1)
})
