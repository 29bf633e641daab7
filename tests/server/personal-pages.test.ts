import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRoute } from '../../apps/store/app/lib/loading/page-access.ts'
import routes from '../../apps/store/app/routes.ts'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createPeople, ownersIn, type TestPerson } from '../support/people/people.ts'
import { nobodysRecords, requestOf, rows, statusesOfNothing } from '../support/requests/access-table.ts'
import { dataPathOf, interleave, openAs, pathOf } from '../support/requests/interleaved-requests.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const table: readonly PageRoute[] = routes

/** A path with the status that a customer and a visitor who is not logged in must get. */
type SamplePath = { readonly path: string; readonly customer: number; readonly nobody: number }

/** Pages that fail for everybody here: nobody holds the gate's grant, and no warehouse runs. */
const failing: Readonly<Record<string, number>> = {
  '*': 404,
  'kit/failure': 500,
  'international-products': 403,
  international: 403,
  'international/:handle': 404,
}

/** React Router sends a redirect of `.data` as 202. */
const ofData = (status: number) => (status === 302 ? 202 : status)

const pageSamples = (route: PageRoute): SamplePath[] => {
  const path = pathOf(route)
  const status = failing[route.path ?? ''] ?? 200
  const { customer, nobody } =
    route.access.kind === 'personal' ? statusesOfNothing(`GET /${route.path}`) : { customer: status, nobody: status }
  return [
    { path, customer, nobody },
    { path: dataPathOf(path), customer: ofData(customer), nobody: ofData(nobody) },
  ]
}

const apiSamples = (): SamplePath[] =>
  rows
    // A stream has no end, and tests of its own.
    .filter((row) => row.startsWith('GET /api/') && row !== 'GET /api/offers/events')
    .map((row) => ({ path: requestOf(row, nobodysRecords).path, ...statusesOfNothing(row) }))

describe('the running shop', () => {
  let server: RunningServer
  let people: readonly TestPerson[] = []
  let removeFolder = async () => {}
  beforeAll(async () => {
    const folder = await createDataFolder()
    removeFolder = folder.remove
    const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
    server = await startServer({ env })
    people = await createPeople(testDatabase.url)
  })
  afterAll(async () => {
    await server?.stop()
    await removeFolder()
  })

  it('asks no customer to log in while the scripts of a page of their own are loading', async () => {
    const [amra] = people as [TestPerson, TestPerson, TestPerson]
    const own = await (await openAs(server.url, '/orders', amra)).text()
    expect(own).not.toContain('href="/login"')
    const shared = await (await openAs(server.url, '/faq', amra)).text()
    expect(shared, 'the same for everybody').toContain('href="/login"')
  })

  it('stores no response of a personal page, whatever its status', async () => {
    const [amra, , nobody] = people as [TestPerson, TestPerson, TestPerson]
    const statuses = new Set<number>()
    const personal = table.filter(({ access }) => access.kind === 'personal').map(pathOf)
    const write = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }
    const unwritten = [
      [amra, {}],
      [nobody, {}],
    ] as const
    const all = [...unwritten, [nobody, write], [nobody, { method: 'DELETE' }]] as const
    for (const path of personal)
      for (const url of [path, dataPathOf(path), path.toUpperCase(), `${path}/`, `${path}?x=1`])
        for (const [person, init] of url === path || url === dataPathOf(path) ? all : unwritten) {
          const response = await openAs(server.url, url, person, init)
          statuses.add(response.status)
          expect([url, response.status, response.headers.get('Cache-Control')]).toEqual([
            url,
            response.status,
            'no-store',
          ])
          expect(response.headers.has('ETag')).toBe(false)
        }
    for (const status of [200, 302, 202, 308, 403]) expect([...statuses]).toContain(status)
  })

  it('sends nobody to the login and back, and shows a customer their own page', async () => {
    const [amra, , nobody] = people as [TestPerson, TestPerson, TestPerson]
    const refused = await openAs(server.url, '/kit/customer?x=1', nobody)
    expect([refused.status, refused.headers.get('Location')]).toEqual([
      302,
      '/login?returnTo=%2Fkit%2Fcustomer%3Fx%3D1',
    ])
    expect(ownersIn(await (await openAs(server.url, '/kit/customer', amra)).text(), people)).toEqual(['amra'])
  })

  it('sends nobody from the account and the orders to the login and back [ACC-01] [ORD-01] [ROLE-03]', async () => {
    const nobody = people[2] as TestPerson
    for (const path of ['/account', '/account?tab=orders', '/orders', '/orders?page=2'])
      expect((await openAs(server.url, path, nobody)).headers.get('Location')).toBe(
        `/login?returnTo=${encodeURIComponent(path)}`,
      )
  })

  it('shows nobody a byte of somebody else’s data', async () => {
    const samples = [...table.flatMap(pageSamples), ...apiSamples()]
    const { leaks, own, statuses } = await interleave(
      server.url,
      samples.map(({ path }) => path),
      people,
    )
    expect(leaks).toEqual([])
    expect(own).toBeGreaterThan(0)
    const expected = samples.flatMap(({ path, customer, nobody }) =>
      people.map(({ name }) => [`${name} ${path}`, new Set([name === 'nobody' ? nobody : customer])]),
    )
    expect(statuses).toEqual(Object.fromEntries(expected))
  })
})
