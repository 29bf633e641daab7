import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { collectLog } from '../../../../tests/support/servers/collected-log.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import { passwordPageRoutes } from '../customers/passwords/password-page.routes.ts'
import { orderStatusRoutes } from '../orders/page/order-status.routes.ts'

const shop = useTestPlatform()
const quiet = collectLog().log
const opened: Database[] = []
const open = (url: string) => {
  const database = openDatabase({ url, applicationName: 'failure test', log: quiet })
  opened.push(database)
  return database
}
let unavailable: Database
let without: Database

beforeAll(() => {
  unavailable = open('postgres://nobody@127.0.0.1:1/nothing')
  // A database that has none of our tables.
  without = open(inject('postgresUrl'))
})
afterAll(() => Promise.all(opened.map((database) => database.close())))

const pages = [
  { name: 'a step of the checkout', routes: checkoutRoutes, path: `/checkouts/${'a'.repeat(40)}/information` },
  { name: 'the page of an order', routes: orderStatusRoutes, path: '/orders/5000001/status?key=k' },
  { name: 'the page of a new password', routes: passwordPageRoutes, path: `/account/reset/1/${'a'.repeat(64)}` },
] as const

const visit = async ({ routes, path }: (typeof pages)[number], database: Database, locale: string) => {
  const { log, lines } = collectLog()
  const origin = 'http://main.localhost:3000'
  const endpoint = {
    shop: shop.platform.shopOf('main').shop,
    origin,
    clientIp: '203.0.113.7',
    requestId: 'request-7',
  }
  const url = new URL(path, origin)
  url.searchParams.set('locale', locale)
  const response = await routes({ ...shop.platform.parts, database, log }).request(url.href, {}, { endpoint })
  return { status: response.status, headers: response.headers, text: await response.text(), lines }
}

describe.each(pages)('$name', (page) => {
  it('that fails says so in the reader’s language, with a number and the way back, and is written down', async () => {
    const { status, text, lines, headers } = await visit(page, without, 'es')
    expect(status).toBe(500)
    expect(text).toContain('<html lang="es">')
    expect(text).toContain('<h1>Algo salió mal</h1>')
    expect(text).toContain('Número de solicitud (indícalo si nos escribes): request-7')
    expect(text).toContain('<a class="button" href="http://main.localhost:3000/">')
    expect(text).not.toMatch(/platform\.|relation|SELECT/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(lines()).toEqual([expect.objectContaining({ level: 50, request: 'request-7' })])
    expect(JSON.stringify(lines())).toContain('42P01')
  })

  it('asks for a moment where the database is unavailable', async () => {
    const { status, text, lines, headers } = await visit(page, unavailable, 'bs')
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(text).toContain('<h1>Samo trenutak</h1>')
    expect(text).toContain('request-7')
    expect(lines()).toHaveLength(1)
  })
})

it('the page of a new password keeps its address to itself when it fails', async () => {
  expect((await visit(pages[2], unavailable, 'en')).headers.get('Referrer-Policy')).toBe('no-referrer')
})
