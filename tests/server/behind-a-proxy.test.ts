import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { prepareCustomerRecords, sendRow } from '../support/people/store-customer-records.ts'
import { accessTable, type CustomerRecords, rows } from '../support/requests/access-table.ts'
import { createVisitor, logInAt, registerAt, sessionOf, whoIs } from '../support/requests/store-visitor.ts'
import { startRoundRobinProxy } from '../support/servers/round-robin-proxy.ts'
import { startTwoServers } from '../support/servers/running-server.ts'

/** Two processes behind a proxy that gives each request to the other one. */

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let proxy: Awaited<ReturnType<typeof startRoundRobinProxy>>
let processes: readonly string[]
let database: Database

beforeAll(async () => {
  proxy = await startRoundRobinProxy()
  closing.defer(proxy.close)
  const origins = { BA_ORIGIN: proxy.url, CL_ORIGIN: `http://cl.localhost:${proxy.port}` }
  const env = { TRUSTED_PROXIES: '127.0.0.1', ...origins }
  const servers = await startTwoServers({ databaseUrl: testDatabase.url, env })
  closing.defer(servers.stop)
  proxy.passTo([servers.first.port, servers.second.port])
  processes = [servers.first.url, servers.second.url]
  database = openDatabase({ url: testDatabase.url, applicationName: 'behind a proxy', log })
  closing.defer(database.close)
}, 300_000)
afterAll(async () => {
  const [one = 0, other = 0] = proxy?.turns() ?? []
  await closing.disposeAsync()
  expect(Math.abs(one - other), 'requests of the two processes').toBeLessThanOrEqual(1)
})

describe('two processes behind a proxy', () => {
  it('keep everybody to what is theirs, whichever of them is asked', async () => {
    const diego = await registerAt(proxy.url)
    const diegos = await prepareCustomerRecords(proxy.url, diego, database)
    let amra = await registerAt(proxy.url)
    let amras: CustomerRecords | undefined
    const wrong: string[] = []
    for (const row of rows) {
      const { nobody, customer, foreign } = accessTable[row] ?? {}
      const isLoggedIn = (await whoIs(amra.visitor)).customer
      if (!isLoggedIn) amra = { ...amra, visitor: await logInAt(proxy.url, amra) }
      if (!isLoggedIn || !amras) amras = await prepareCustomerRecords(proxy.url, amra, database)
      const ofNobody = await sendRow(createVisitor(proxy.url), row, amras)
      const ofDiego = foreign === undefined ? undefined : await sendRow(amra.visitor, row, diegos)
      const own = await sendRow(amra.visitor, row, amras)
      if (!row.startsWith('GET ')) amras = undefined
      const statuses = [ofNobody.status, ofDiego?.status, own.status]
      if (String(statuses) !== String([nobody, foreign, customer])) wrong.push(`${row}: ${statuses}`)
      if (ofDiego?.text.includes(diego.lastName)) wrong.push(`${row}: shows what is Diego’s`)
    }
    expect(wrong).toEqual([])
  }, 600_000)

  /** From an IP address of its own on this machine, which no process trusts, and which the proxy alone says. */
  const guess = (from: string, claimed: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = new URLSearchParams({ email: `${randomUUID()}@example.com`, password: 'x' }).toString()
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: proxy.port, path: '/login', method: 'POST', localAddress: from, agent: false },
          headers: {
            ...{ Host: `localhost:${proxy.port}`, 'X-Forwarded-For': claimed, 'Sec-Fetch-Site': 'same-origin' },
            ...{ 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) },
          },
        },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  it('count a visitor together, whatever IP address they claim, and leave others alone', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 8; nth += 1)
      statuses.push(await guess('127.0.0.2', `203.0.113.${nth + 1}${nth % 2 === 0 ? ', 127.0.0.1' : ''}`))
    expect(statuses.slice(0, 5)).not.toContain(429)
    expect(statuses.slice(5)).toEqual([429, 429, 429])
    expect(await guess('127.0.0.3', '127.0.0.2')).not.toBe(429)
  })

  it('end a session in both, and its token at the platform, when one of them is told to log out the others', async () => {
    const here = await registerAt(proxy.url)
    const there = await logInAt(proxy.url, here)
    const { accessToken } = await whoIs(there)
    const copies = processes.map((url) => {
      const copy = createVisitor(url)
      copy.cookies.set('sid', sessionOf(there) ?? '')
      return copy
    })
    const customers = async () => (await Promise.all(copies.map(whoIs))).map(({ customer }) => customer?.email ?? null)
    expect(await customers()).toEqual([here.email, here.email])
    expect((await here.visitor.submit('/account/security', { intent: 'end-others' })).status).toBe(302)
    await vi.waitUntil(async () => (await customers()).every((email) => email === null), { timeout: 5_000 })
    expect(accessToken).toBeTruthy()
    const { rows: tokens } = await vi.waitUntil(
      async () => {
        const found = await database.pool.query(
          `SELECT FROM platform.customer_tokens AS token JOIN platform.customers AS customer ON customer.id = customer_id
           WHERE customer.email = $1`,
          [here.email],
        )
        return found.rowCount === 1 && found
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(tokens).toHaveLength(1)
    expect((await whoIs(here.visitor)).customer?.email).toBe(here.email)
  })
})
