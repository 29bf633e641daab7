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

type ApiDocument = {
  readonly paths: Record<string, { readonly get?: { readonly parameters?: Parameter[]; readonly responses: object } }>
}
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly example?: unknown }
}

/** A path with the status that a customer and a visitor who is not logged in must get. */
type SamplePath = { readonly path: string; readonly customer?: number; readonly nobody?: number }

const failing: Readonly<Record<string, number>> = { '*': 404, 'kit/failure': 500, 'account/addresses/:id/delete': 404 }
/** Whoever is logged in needs no login. */
const forNobody = new Set(['login/platform'])
/** Only a form logs out, and a login elsewhere leads there and back. */
const leadingOn = new Set(['logout', 'login/external', 'login/external/callback'])

const pageSamples = (route: PageRoute): SamplePath[] => {
  const path = pathOf(route)
  const name = route.path ?? ''
  const status = failing[name] ?? 200
  const isGuarded = route.access.kind === 'personal' && route.access.guard !== 'anyone'
  const sample = (of: string, redirect: number): SamplePath => ({
    path: of,
    customer: forNobody.has(name) || leadingOn.has(name) ? redirect : status,
    nobody: isGuarded || leadingOn.has(name) ? redirect : status,
  })
  // React Router sends a redirect of `.data` as 202.
  return [sample(path, 302), sample(dataPathOf(path), 202)]
}

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

  /** Every GET of the API, with the example of each query parameter that it requires. */
  const apiPaths = async (): Promise<SamplePath[]> => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
    return Object.entries(paths).flatMap(([template, { get }]) => {
      if (!get) return []
      const required = get.parameters?.filter((parameter) => parameter.in === 'query' && parameter.required) ?? []
      const query = new URLSearchParams(required.map(({ name, schema }) => [name, String(schema.example)]))
      const path = template.replaceAll(/\{\w+\}/g, 'lenovo-thinkpad-t480')
      return [{ path: query.size > 0 ? `${path}?${query}` : path, nobody: '401' in get.responses ? 401 : 200 }]
    })
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

  it('sends nobody from the account to the login and back [ACC-01] [ROLE-03]', async () => {
    const nobody = people[2] as TestPerson
    for (const path of ['/account', '/account?tab=orders'])
      expect((await openAs(server.url, path, nobody)).headers.get('Location')).toBe(
        `/login?returnTo=${encodeURIComponent(path)}`,
      )
  })

  it('shows nobody a byte of somebody else’s data', async () => {
    const samples = [...table.flatMap(pageSamples), ...(await apiPaths())]
    const { leaks, own, statuses } = await interleave(
      server.url,
      samples.map(({ path }) => path),
      people,
    )
    expect(leaks).toEqual([])
    expect(own).toBeGreaterThan(0)
    const expected = samples.flatMap(({ path, customer = 200, nobody = customer }) =>
      people.map(({ name }) => [`${name} ${path}`, new Set([name === 'nobody' ? nobody : customer])]),
    )
    expect(statuses).toEqual(Object.fromEntries(expected))
  })
})
