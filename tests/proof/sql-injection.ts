import { availableParallelism } from 'node:os'
import { administratorAt } from '../support/people/administrators.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { type Route, readEveryRoute } from '../support/requests/every-route.ts'
import { createPlainSender, type PlainRequest } from '../support/requests/plain-request.ts'
import { newIp, registerAt, type Visitor, whoIs } from '../support/requests/store-visitor.ts'
import { readAdminToken } from '../support/servers/read-admin-token.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'
import { attackTexts } from './sql-injection/attack-texts.ts'
import { graphqlAttacks } from './sql-injection/graphql-attacks.ts'
import { openPageWithHole } from './sql-injection/open-page-with-hole.ts'
import { attacksOn } from './sql-injection/route-attacks.ts'
import { findSqlmap, runSqlmap } from './sql-injection/run-sqlmap.ts'
import { pageOptions, sqlmapTargets } from './sql-injection/sqlmap-targets.ts'

/**
 * T34: texts that would be SQL where a statement is put together from pieces, in every parameter of every route and every
 * argument of GraphQL, by a customer who is an administrator too; then sqlmap on a page with a hole, and on 20 endpoints.
 * `node tests/proof/sql-injection.ts [20 endpoints for sqlmap] [900 seconds each] [every nth request]`
 */

const [endpoints = 20, secondsEach = 900, everyNth = 1] = process.argv.slice(2).map(Number)
const slowMs = 4_000
const inParallel = 8
const maxLimited = 20
const thresholds = createThresholds()

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`)

await withAttackedStore(async ({ server, database, dataDir }) => {
  const { send, close } = createPlainSender(server.port)
  let { visitor } = await registerAt(server.url)
  let customers = 1
  const { visitor: administrator } = await administratorAt({ url: server.url, database }, 'owner')
  const cookie = () => [...cookiesOf(visitor), ...cookiesOf(administrator)].join('; ')
  /** A form that logs in anew or ends sessions ends this one too. */
  const stayLoggedIn = async (set: readonly string[]) => {
    if (!set.some((line) => line.startsWith('sid=')) || (await whoIs(visitor)).customer) return
    visitor = (await registerAt(server.url)).visitor
    customers += 1
  }
  const takesForms = ({ kind, method, body }: Route) => kind !== 'page' || method === 'GET' || body?.forms?.length !== 0
  const routes = (await readEveryRoute(server.url)).filter(
    (route) => !route.path.endsWith('.data') && takesForms(route),
  )
  const adminToken = await readAdminToken(dataDir)
  const countTables = async () =>
    (await database.pool.query<{ count: string }>('SELECT count(*) FROM information_schema.tables')).rows[0]?.count
  const tablesBefore = await countTables()
  const requests = attackTexts
    .flatMap((attack) => [
      ...routes.flatMap((route) => attacksOn(route, attack)),
      ...graphqlAttacks(adminToken, attack),
    ])
    .filter((_, nth) => nth % everyNth === 0)
  const faults: string[] = []
  const statuses = new Map<string, number>()
  const queue = requests.values()
  /** Or is the machine busy? Asked again, and beside the same text with a sleep that does not last. */
  const sleeps = async (request: PlainRequest) => {
    const awake = (text: string) => text.replaceAll(/(pg_sleep(?:\(|%28))5/g, (_, before) => `${before}0`)
    const [path, body] = [awake(request.path), request.body && awake(String(request.body))]
    const headers = () => ({ ...request.headers, ...(request.headers?.Cookie && { Cookie: cookie() }) })
    const again = await send({ ...request, headers: headers() })
    const other = await send({ ...request, path, body, headers: headers() })
    return again.ms - other.ms > slowMs / 2
  }
  const attackAll = async () => {
    for (const request of queue) {
      // Those after a logout would come from nobody.
      const own = request.path.includes('/logout') ? {} : { Cookie: cookie() }
      const headers = { ...request.headers, 'X-Forwarded-For': newIp(), ...own }
      const sent = `${request.method} ${request.host}${request.path} ${String(request.body ?? '')}`.slice(0, 300)
      try {
        const { status, text: said, ms, headers: received } = await send({ ...request, headers })
        await stayLoggedIn(received['set-cookie'] ?? [])
        const kind = said.includes('"THROTTLED"') ? 'throttled' : String(status)
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
        if (status >= 500 && status !== 503) faults.push(`${status}: ${sent}`)
        if (/syntax error at|pg_catalog|PostgreSQL 1\d|unterminated quoted/i.test(said))
          faults.push(`shows SQL: ${sent}`)
        if (ms > slowMs && /pg_sleep/.test(sent) && (await sleeps({ ...request, headers })))
          faults.push(`took ${ms.toFixed(0)} ms: ${sent}`)
      } catch (error) {
        faults.push(`${error}: ${sent}`)
      }
    }
  }
  await Promise.all(Array.from({ length: inParallel }, attackAll))
  close()
  console.log(
    `        ${customers} customers, responds: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`,
  )
  thresholds.none(
    `${requests.length} requests with ${attackTexts.length} texts in every parameter of ${routes.length} routes and every argument of GraphQL`,
    faults,
  )
  thresholds.none(
    'errors of the database in the log',
    server
      .output()
      .split('\n')
      .filter((line) => /"level":50|syntax error|42601|42P01|22P02/.test(line))
      .map((line) => line.slice(0, 400)),
  )
  const tables = await countTables()
  thresholds.hold('every table is still there', String(tables), tables === tablesBefore)
  const { status } = await administrator.open('/admin')
  thresholds.hold('the administrator is still logged in', status, status === 200)

  const targets = sqlmapTargets.slice(0, endpoints)
  const bar = `sqlmap at level 3 on ${targets.length} endpoints finds nothing`
  const sqlmap = findSqlmap()
  if (!sqlmap) return thresholds.notRun(bar, 'sqlmap is not installed: apt-get install sqlmap')
  const hole = await openPageWithHole(database.pool)
  const shown = await runSqlmap(sqlmap, { target: hole.url, options: pageOptions, seconds: secondsEach }).finally(
    hole.close,
  )
  thresholds.hold('sqlmap finds a hole that is there', String(shown.isVulnerable), shown.isVulnerable)
  const found: string[] = []
  const unfinished: string[] = []
  const limited: string[] = []
  const scanning = targets.values()
  const scanAll = async () => {
    for (const { path, options = [], isPage, isLoggedIn } of scanning) {
      const own = [...options, ...(isPage ? pageOptions : []), ...(isLoggedIn ? ['--cookie', cookie()] : [])]
      const scan = await runSqlmap(sqlmap, { target: server.url + path, options: own, seconds: secondsEach })
      console.log(`        ${path}: ${scan.isFinished ? 'ended' : 'not ended'} after ${scan.seconds.toFixed(0)} s`)
      if (scan.isVulnerable) found.push(path)
      if (!scan.isFinished) unfinished.push(path)
      if (scan.limited > maxLimited) limited.push(`${path}: ${scan.limited}`)
    }
  }
  // sqlmap works longer on a response than the server does.
  await Promise.all(Array.from({ length: availableParallelism() }, scanAll))
  thresholds.none(`endpoints that sqlmap did not end within ${secondsEach} s`, unfinished)
  thresholds.none('endpoints where a limit answered in their place', limited)
  thresholds.none(bar, found)
})

thresholds.conclude()
