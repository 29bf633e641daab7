import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageRoute } from '../../apps/store/app/lib/page-access.ts'
import routes from '../../apps/store/app/routes.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { dataPathOf, interleave, openAs, pathOf } from '../support/interleaved-requests.ts'
import { createPeople, ownersIn, type TestPerson } from '../support/people.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { useTestDatabase } from '../support/test-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const testDatabase = useTestDatabase({ demo: true })
const table: readonly PageRoute[] = routes

describe('the running shop', () => {
  let server: RunningServer
  let people: readonly TestPerson[] = []
  let removeFolder = async () => {}
  beforeAll(async () => {
    const folder = await createDataFolder()
    removeFolder = folder.remove
    server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path } })
    people = await createPeople(testDatabase.url)
  })
  afterAll(async () => {
    await server?.stop()
    await removeFolder()
  })

  /** Every call that reads and needs nothing but a product's or a collection's name. */
  const apiPaths = async (): Promise<string[]> => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { get?: unknown }>
    }
    return Object.entries(paths)
      .filter(([, { get }]) => get)
      .map(([path]) => path.replaceAll(/\{\w+\}/g, 'lenovo-thinkpad-t480'))
  }

  it('stores no response of a personal page, whatever its status', async () => {
    const [amra, , nobody] = people as [TestPerson, TestPerson, TestPerson]
    const statuses = new Set<number>()
    const personal = table.filter(({ access }) => access.kind === 'personal').map(pathOf)
    const write = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }
    for (const path of personal)
      for (const url of [path, dataPathOf(path), path.toUpperCase(), `${path}/`, `${path}?x=1`])
        for (const [person, init] of [
          [amra, {}],
          [nobody, {}],
          [nobody, write],
          [nobody, { method: 'DELETE' }],
        ] as const) {
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

  it('shows nobody a byte of somebody else’s data', async () => {
    const pages = table.map(pathOf)
    const paths = [...pages, ...pages.map(dataPathOf), ...(await apiPaths())]
    const { leaks, own } = await interleave(server.url, paths, people)
    expect(leaks).toEqual([])
    expect(own).toBeGreaterThan(0)
  })
})
