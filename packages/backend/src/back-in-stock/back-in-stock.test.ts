import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { createMailer, type Mailer, type OutgoingMail } from '@dvaput/integrations/mail/mailer'
import type { CatalogueRecord } from '@dvaput/integrations/storefront/catalogue-record'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailSandbox } from '../../../../sandboxes/mail/src/mail-sandbox.ts'
import { makeSyncedProduct } from '../../../../tests/support/synced-product.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/test-jobs.ts'
import { testSealing } from '../../../../tests/support/test-sealing.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { createIds } from '../clock/ids.ts'
import { createMail } from '../mail/mail.ts'
import { createRateLimiter } from '../rate-limits/rate-limiter.ts'
import { backInStockRoutes } from './back-in-stock.routes.ts'
import { type BackInStock, createBackInStock } from './back-in-stock.ts'
import { purgeStockAlerts } from './purge-stock-alerts.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const homes = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }

let folder: string
let sandbox: ReturnType<typeof createMailSandbox>
let mailer: Mailer
let database: Database
let jobs: TestJobs
let backInStock: BackInStock
let routes: ReturnType<typeof backInStockRoutes>
let visitor = '192.0.2.1'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvaput-alerts-'))
  sandbox = createMailSandbox({ folder })
  mailer = createMailer({ smtpUrl: (await sandbox.listen(0)).url, from: 'Dvaput <shop@dvaput.example>' })
  database = openDatabase({ url: testDatabase.url, applicationName: 'back in stock test', log })
  jobs = createTestJobs({ database, log })
  jobs.define(purgeStockAlerts(database))
  const limiter = createRateLimiter({ database, secret: 'test' })
  const mail = createMail({ database, jobs, mailer, sealing: testSealing })
  backInStock = createBackInStock({ database, jobs, mail, limiter, ids: createIds(), homes })
  const localeOf = () => ({ market: markets.ba, language: 'en' as const })
  routes = backInStockRoutes({ backInStock, localeOf, limiter, clientIpOf: () => visitor })
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
  wish = { handle: 'product-7', email: `Amra${visitors}@Example.com ` }
  await testDatabase.setClockOffset(0)
  await database.pool.query(
    `TRUNCATE backend.stock_alerts, backend.catalogue_products, backend.catalogue_entries; DELETE FROM pgboss.job`,
  )
  await sandbox.app.request('/delete', { method: 'POST' })
})

type Arrived = Omit<OutgoingMail, 'to'> & { to: string[] }
const arrived = async (): Promise<Arrived[]> => (await sandbox.app.request('/api/mails')).json()

/** As the catalogue replica is written, at one moment after the other. */
let moment = Date.UTC(2026, 5, 1)
const write = (...products: CatalogueRecord[]) =>
  database.inTransaction(async (tx) => {
    moment += 1000
    const { changed } = await writeProducts(tx, 'main', products, new Date(moment))
    await backInStock.afterWriting(tx, 'main', changed)
  })
const soldOut = { available: false, stock: 0 }
const laptop = (facts: Partial<CatalogueRecord> = {}) => makeSyncedProduct(7, 'ThinkPad T480', facts)
const laptopGid = 'gid://shopify/ProductVariant/7'

const post = (body: object) =>
  routes.request('/back-in-stock', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
/** Somebody else in every test: wishes are counted by address. */
let wish = { handle: 'product-7', email: '' }
const alerts = async () => (await database.pool.query('SELECT * FROM backend.stock_alerts')).rows

describe('somebody who waits', () => {
  it('is notified once, in their language, when it can be bought again', async () => {
    await write(laptop(soldOut))
    expect((await post({ ...wish, variantId: laptopGid })).status).toBe(202)
    await write(laptop({ ...soldOut, priceMinor: 9_000 }))
    await jobs.drain()
    expect(await arrived()).toEqual([])

    await write(laptop())
    await jobs.drain()
    await write(laptop({ stock: 2 }))
    await write(laptop(soldOut))
    await write(laptop())
    await jobs.drain()
    const [mail, ...others] = await arrived()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ['amra1@example.com'], subject: 'Back in stock: ThinkPad T480' })
    expect(mail?.text).toContain('https://dvaput.example/product/product-7?lang=en')
  })

  it('is notified of any variant, unless one was named', async () => {
    const [small] = laptop().variants
    const large = { ...(small as NonNullable<typeof small>), gid: 'gid://shopify/ProductVariant/8' }
    const none = (variant: typeof large) => ({ ...variant, available: false, quantity: 0 })
    const two = (first: typeof large, second: typeof large) =>
      laptop({ variants: [first, second], available: first.available || second.available })
    await write(two(none(large), none({ ...large, gid: laptopGid })))
    await post({ ...wish, email: 'any@example.com' })
    await post({ ...wish, email: 'other@example.com', variantId: laptopGid })
    await write(two(large, none({ ...large, gid: laptopGid })))
    await jobs.drain()
    expect((await arrived()).map(({ to }) => to)).toEqual([['any@example.com']])
  })

  it('is not notified of what was sold again before the email was written', async () => {
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await write(laptop(soldOut))
    await jobs.drain()
    expect(await arrived()).toEqual([])
    expect(await alerts()).toMatchObject([{ mailed_at: null }])
  })

  it('is notified within the hour if nobody saw the request when the product came back', async () => {
    await write(laptop())
    await post(wish)
    await jobs.drain()
    expect(await arrived()).toEqual([])
    await backInStock.sendMissedAlerts()
    await jobs.drain()
    expect(await arrived()).toHaveLength(1)
  })

  it('may subscribe again after being notified, and is notified again', async () => {
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await jobs.drain()
    await write(laptop(soldOut))
    await post(wish)
    await write(laptop())
    await jobs.drain()
    expect(await arrived()).toHaveLength(2)
    expect(await alerts()).toHaveLength(1)
  })

  it('waits for the days of the market profile and not longer', async () => {
    await write(laptop(soldOut))
    await post(wish)
    const day = 24 * 60 * 60 * 1000
    const { to: days, unit } = markets.ba.figures.stockAlertStorage
    expect(unit).toBe('days')
    await testDatabase.setClockOffset((days - 1) * day)
    await purgeStockAlerts(database).run({}, {} as never)
    expect(await alerts()).toHaveLength(1)
    await testDatabase.setClockOffset(days * day)
    await purgeStockAlerts(database).run({}, {} as never)
    expect(await alerts()).toEqual([])
  })
})

describe('the response', () => {
  it('is the same for an address that waits already, and leaves one wish', async () => {
    await write(laptop(soldOut))
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(wish)))
    for (const response of responses) {
      expect(response.status).toBe(202)
      expect(await response.json()).toEqual({ success: true })
    }
    expect(await alerts()).toHaveLength(1)
  })

  it('is the same for an email that subscribes too often, which waits for no more', async () => {
    const products = Array.from({ length: 12 }, (_, at) => makeSyncedProduct(100 + at, `Laptop ${at}`, soldOut))
    await write(...products)
    for (const { handle } of products) expect((await post({ handle, email: 'often@example.com' })).status).toBe(202)
    expect(await alerts()).toHaveLength(10)
  })

  it('is a refusal for a visitor who subscribes too often, whatever the email', async () => {
    await write(laptop(soldOut))
    for (let number = 0; number < 20; number += 1) await post({ ...wish, email: `one${number}@example.com` })
    const refused = await post({ ...wish, email: 'last@example.com' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect(await alerts()).toHaveLength(20)
  })

  it.each([
    ['no address', { handle: 'product-7', email: 'amra' }],
    ['two addresses', { handle: 'product-7', email: 'a@example.com, b@example.com' }],
    ['a NUL', { handle: 'product-7\u0000', email: 'a@example.com' }],
    ['a NUL in the address', { handle: 'product-7', email: 'a\u0000@example.com' }],
    [
      'a strange variant',
      { handle: 'product-7', email: 'a@example.com', variantId: "gid://shopify/ProductVariant/1' OR 1" },
    ],
    ['nothing', {}],
  ])('is 400 for %s', async (_, body) => {
    expect((await post(body)).status).toBe(400)
  })

  it.each([
    ['a product nobody sells', { handle: 'nothing' }],
    ['a variant of another product', { variantId: 'gid://shopify/ProductVariant/999999999999999999' }],
  ])('is 404 for %s', async (_, named) => {
    await write(laptop(soldOut))
    expect((await post({ ...wish, ...named })).status).toBe(404)
    expect(await alerts()).toEqual([])
  })
})

describe('the last link of the mail', () => {
  const stopLink = async () => {
    const text = (await arrived())[0]?.text ?? ''
    return new URL(/https:\S+\/back-in-stock\S+/.exec(text)?.[0] ?? '')
  }

  it('ends all that the email waits for, is stored only as a hash, and harms nobody else', async () => {
    await write(laptop(soldOut), makeSyncedProduct(8, 'EliteBook', soldOut))
    await post(wish)
    await post({ ...wish, handle: 'product-8' })
    await post({ ...wish, handle: 'product-8', email: 'other@example.com' })
    await write(laptop())
    await jobs.drain()
    const link = await stopLink()
    expect(link.searchParams.get('lang')).toBe('en')
    const token = link.searchParams.get('token') ?? ''
    expect(token.length).toBeGreaterThan(30)
    expect(JSON.stringify(await alerts())).not.toContain(token)

    await backInStock.stop('')
    await backInStock.stop(`${token}x`)
    expect(await alerts()).toHaveLength(3)
    await backInStock.stop(token)
    expect(await alerts()).toMatchObject([{ email: 'other@example.com' }])
    await backInStock.stop(token)
    expect(await alerts()).toHaveLength(1)
  })
})
