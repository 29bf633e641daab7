import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { createReplicaLines, type LocalLine } from '@dvaput/backend/catalogue/replica/replica-lines'
import { writeProducts } from '@dvaput/backend/catalogue-sync/write-products'
import { createIds } from '@dvaput/backend/clock/ids'
import type { Customer } from '@dvaput/backend/customers/customers.schema'
import type { Person } from '@dvaput/backend/customers/person'
import { createImportedProducts } from '@dvaput/backend/international/imported-products'
import { createMail } from '@dvaput/backend/mail/mail'
import { definePurges } from '@dvaput/backend/purges/purges'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createTargetPrices, type TargetPrices } from '@dvaput/backend/target-prices/target-prices'
import { targetPricesRoutes } from '@dvaput/backend/target-prices/target-prices.routes'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import type { Locale } from '@dvaput/domain/markets/locale'
import { markets } from '@dvaput/domain/markets/markets'
import { createMailer, type Mailer, type OutgoingMail } from '@dvaput/integrations/mail/mailer'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createMailSandbox } from '../../../sandboxes/mail/src/mail-sandbox.ts'
import { useTestDatabase } from '../databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../orders/test-jobs.ts'
import { testSealing } from '../people/test-sealing.ts'
import { makeSyncedProduct } from './synced-product.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const homes = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }

type Arrived = Omit<OutgoingMail, 'to'> & { to: string[] }

export const soldOut = { available: false, stock: 0 }
export const laptop = (facts: Partial<CatalogueRecord> = {}) => makeSyncedProduct(7, 'ThinkPad T480', facts)
export const laptopGid = 'gid://shopify/ProductVariant/7'

/** The module with its routes, a replica of the catalogue that tests write, and a mailbox. */
export const useTargetPrices = () => {
  const testDatabase = useTestDatabase()
  let folder: string
  let sandbox: ReturnType<typeof createMailSandbox>
  let mailer: Mailer
  let database: Database
  let jobs: TestJobs
  let targetPrices: TargetPrices
  let routes: Hono
  /** Who is logged in. */
  let customer: Customer | undefined
  let visitor = '192.0.2.1'

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dvaput-alerts-'))
    sandbox = createMailSandbox({ folder })
    mailer = createMailer({
      smtpUrl: (await sandbox.listen(0)).url,
      senders: { ba: 'Dvaput <shop@dvaput.example>', cl: 'Dvaput <tienda@dvaput.example>' },
    })
    database = openDatabase({ url: testDatabase.url, applicationName: 'target prices test', log })
    jobs = createTestJobs({ database, log })
    definePurges({ database, jobs })
    const limiter = createRateLimiter({ database, secret: 'test' })
    const mail = createMail({ database, jobs, mailer, sealing: testSealing })
    targetPrices = createTargetPrices({ database, jobs, mail, limiter, ids: createIds(), homes })
    const localeOf = () => ({ market: markets.ba, language: 'en' as const })
    const replicaLines = createReplicaLines({ database, refreshRows: async (rows) => rows, now: () => new Date() })
    const imported = createImportedProducts({ database })
    const catalogue = {
      lines: (locale: Locale, lines: readonly LocalLine[]) => replicaLines(lines, locale, new AbortController().signal),
    }
    const cartLines = createCartLines({ catalogue, imported })
    routes = new Hono()
    routes.use(async (c, next) => {
      const checked = customer ? { ok: true, customer } : { ok: false, refusal: { code: 'login-required' } }
      c.set('person', { check: async () => checked } as unknown as Person)
      await next()
    })
    routes.route('/', targetPricesRoutes({ targetPrices, cartLines, localeOf, limiter, clientIpOf: () => visitor }))
    await jobs.prepare()
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
    mailer.close()
    await sandbox.close()
    await rm(folder, { recursive: true })
  })
  let visitors = 0
  beforeEach(async () => {
    visitors += 1
    visitor = `192.0.2.${visitors}`
    customer = undefined
    await testDatabase.setClockOffset(0)
    await database.pool.query(
      `TRUNCATE backend.target_prices, backend.catalogue_products, backend.catalogue_entries; DELETE FROM pgboss.job`,
    )
    await sandbox.app.request('/delete', { method: 'POST' })
  })

  /** As the catalogue replica is written, at one moment after the other. */
  let moment = Date.UTC(2026, 5, 1)

  return {
    testDatabase,
    get database() {
      return database
    },
    get jobs() {
      return jobs
    },
    get targetPrices() {
      return targetPrices
    },
    logIn(somebody: Customer | undefined) {
      customer = somebody
    },
    /** How many tests have begun. */
    count: () => visitors,
    write: (...products: CatalogueRecord[]) =>
      database.inTransaction(async (tx) => {
        moment += 1000
        const { changed } = await writeProducts(tx, 'main', products, new Date(moment))
        await targetPrices.afterWriting(tx, 'main', changed)
      }),
    send: async (path: string, method: string, body?: object): Promise<Response> =>
      routes.request(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    arrived: async (): Promise<Arrived[]> => (await sandbox.app.request('/api/mails')).json(),
    rows: async () => (await database.pool.query('SELECT * FROM backend.target_prices')).rows,
  }
}
