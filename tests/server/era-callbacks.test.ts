import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { findFreePort } from '../support/free-port.ts'
import { startServer } from '../support/running-server.ts'
import { useTestDatabase } from '../support/test-database.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let database: ReturnType<typeof openDatabase>
let warehouse: string

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const eraPort = await findFreePort()
  warehouse = `http://127.0.0.1:${eraPort}`
  const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, ERA_PORT: String(eraPort) }
  const server = await startServer({ env })
  closing.defer(async () => void (await server.stop()))
  database = openDatabase({ url: testDatabase.url, applicationName: 'era callbacks test', log })
  closing.defer(database.close)
})
afterAll(() => closing.disposeAsync())

/** The first row, as soon as there is one. */
const waitForRow = async <Row extends object>(query: string): Promise<Row> => {
  for (;;) {
    const { rows } = await database.pool.query<Row>(query)
    if (rows[0]) return rows[0]
    await sleep(100)
  }
}

it('a piece that is sold elsewhere is not offered here any longer, before the next sync', async () => {
  const { id } = await waitForRow<{ id: string }>(
    'SELECT id FROM backend.international_products WHERE listed AND stock > 1 LIMIT 1',
  )
  await fetch(`${warehouse}/sandbox/stock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: id, quantity: 0 }),
  })
  const event = await waitForRow<{ topic: string; body: string }>(
    "SELECT topic, body FROM backend.webhook_inbox WHERE provider = 'era' AND settled_at IS NOT NULL",
  )
  expect([event.topic, JSON.parse(event.body)]).toMatchObject(['stock.changed', { data: { ids: [id] } }])
  const { rows } = await database.pool.query('SELECT stock, listed FROM backend.international_products WHERE id = $1', [
    id,
  ])
  expect(rows).toEqual([{ stock: 0, listed: false }])
})
