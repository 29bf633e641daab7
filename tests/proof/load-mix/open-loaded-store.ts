import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { createTestDatabase } from '@dvaput/database/test-database'
import { fillDemo } from '../../support/databases/fill-demo.ts'
import { registerAt, trustsVisitors } from '../../support/requests/store-visitor.ts'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../../support/servers/running-server.ts'
import type { Shelf } from './shoppers.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const manyUnits = 1_000_000

type Settings = Readonly<Record<string, string>>

/** One PostgreSQL with the demo and plenty of stock, on which processes of the store can be started. */
export const openLoadedStore = async (settings: Settings = {}) => {
  const closing = new AsyncDisposableStack()
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log })
  closing.defer(async () => void (await postgres.stop()))
  const { url, drop } = await createTestDatabase(postgres.url)
  closing.defer(drop)
  await fillDemo(url)
  const database = openDatabase({ url, applicationName: 'load mix', log })
  closing.defer(database.close)

  const { rows } = await database.pool.query<{ id: string; handle: string }>(
    `SELECT stock.variant_id AS id, product.handle FROM platform.stock
     JOIN platform.product_variants AS variant ON variant.id = stock.variant_id
     JOIN platform.products AS product ON product.id = variant.product_id
     JOIN platform.shops AS shop ON shop.id = product.shop_id AND shop.handle = 'main'
     WHERE on_hand - reserved > 0 AND product.status = 'active' AND product.published_at <= now() ORDER BY stock.variant_id LIMIT 60`,
  )
  // A whole run buys from them; booked as a movement, or the checker would miss it, and announced as a shop's own is.
  await database.pool.query(
    `INSERT INTO platform.stock_movements (variant_id, quantity, reason, reference)
     SELECT unnest($1::int[]), $2, 'restock', 'load mix'`,
    [rows.map(({ id }) => id), manyUnits],
  )
  await database.pool.query(
    'UPDATE platform.stock SET on_hand = on_hand + $2, unnotified_since = app_now() WHERE variant_id = ANY($1)',
    [rows.map(({ id }) => id), manyUnits],
  )
  const shelf: Shelf = {
    handles: [...new Set(rows.map(({ handle }) => handle))],
    variantIds: rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`),
  }

  return {
    database,
    shelf,
    /** A process on this database; the limits of the machine as they come. */
    async start(more: Settings = {}): Promise<RunningServer> {
      const limits = { BUSY_REQUESTS: '', RENDERS_PER_VISITOR: '' }
      return startServer({
        env: { DATABASE_URL: url, DATA_DIR: folder.path, ...trustsVisitors, ...limits, ...settings, ...more },
      })
    },
    /** So many customers who are logged in. */
    async logInCustomers(server: RunningServer, count: number) {
      const customers: { readonly cookie: string }[] = []
      for (let each = 0; each < count; each += 1) {
        const { visitor } = await registerAt(server.url)
        customers.push({ cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })
      }
      return customers
    },
    close: () => closing.disposeAsync(),
  }
}
