import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Route, readEveryRoute } from '../support/every-route.ts'
import { createPlainSender, type PlainRequest } from '../support/plain-request.ts'
import { newIp, registerAt } from '../support/store-visitor.ts'
import { createThresholds } from '../support/thresholds.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T34: texts that would be SQL where a statement is put together from pieces, in every parameter of every route, then
 * sqlmap on 20 endpoints. `node tests/proof/sql-injection.ts [20 endpoints for sqlmap] [120 seconds each] [every nth text]`
 */

const [endpoints = 20, secondsEach = 120, everyNth = 1] = process.argv.slice(2).map(Number)
const sqlmap = '/usr/bin/sqlmap'
const slowMs = 4_000
const thresholds = createThresholds()

const corpus = [
  ...["'", '"', "''", "' OR '1'='1", "' OR 1=1 --", "1' AND 1=2 UNION SELECT NULL,version() --", '1); SELECT 1; --'],
  ...["'; SELECT pg_sleep(5); --", "' || pg_sleep(5) || '", '1 AND (SELECT 1 FROM pg_sleep(5)) IS NOT NULL', '$$;$$'],
  ...[
    "\\'; DROP TABLE backend.sessions; --",
    'price-asc, (SELECT pg_sleep(5))',
    'title; DELETE FROM platform.orders',
    '1e0x',
  ],
  ...['%27%20OR%201%3D1', 'CHR(39)', "E'\\047'", '{"$gt":""}', "') OR ('x'='x", '*/ OR 1=1 /*', "bcs'::text; SELECT 1"],
] as const

const fieldsOf = ({ body }: Route) => [...(body?.fields ?? []), ...Object.keys(body?.schema?.properties ?? {})]

/** Each parameter of the path, the query and the body in turn. */
const requestsTo = (route: Route, attack: string): PlainRequest[] => {
  const { method, host, kind } = route
  const plain = route.path.replaceAll(/\{\w+\}/g, '1')
  const type = kind === 'api' ? 'application/json' : 'application/x-www-form-urlencoded'
  const base = {
    method,
    host,
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(route.body && { 'Content-Type': type }) },
  }
  const places = [...route.path.matchAll(/\{\w+\}/g)]
  const inPath = places.map(({ index, 0: place }) => {
    const before = route.path.slice(0, index).replaceAll(/\{\w+\}/g, '1')
    const after = route.path.slice(index + place.length).replaceAll(/\{\w+\}/g, '1')
    return { ...base, path: `${before}${encodeURIComponent(attack)}${after}`, body: route.body && '{}' }
  })
  const inQuery = [...route.query, 'lang'].map((name) => ({
    ...{ ...base, path: `${plain}?${name}=${encodeURIComponent(attack)}`, body: route.body && '{}' },
  }))
  const inBody = fieldsOf(route).map((name) => ({
    ...{ ...base, path: plain },
    body: kind === 'api' ? JSON.stringify({ [name]: attack }) : new URLSearchParams({ [name]: attack }).toString(),
  }))
  return [...inPath, ...inQuery, ...inBody]
}

const runSqlmap = async (target: string, headers: readonly string[], data?: string) => {
  const output = await mkdtemp(join(tmpdir(), 'dvaput-sqlmap-'))
  const child = spawn(sqlmap, [
    ...['-u', target, '--batch', '--level=3', '--risk=1', '--threads=2', '--timeout=10', '--flush-session'],
    ...['--dbms=PostgreSQL', '--output-dir', output, '--disable-coloring', '--ignore-code=*', '--skip=Host'],
    ...(data === undefined ? [] : ['--data', data]),
    ...headers.flatMap((header) => ['-H', header]),
  ])
  const tooLong = setTimeout(() => child.kill('SIGKILL'), secondsEach * 1_000)
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearTimeout(tooLong)
  await rm(output, { recursive: true, force: true })
  return said
}

await withAttackedStore(async ({ server, database }) => {
  const { send, close } = createPlainSender(server.port)
  const { visitor } = await registerAt(server.url)
  const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const routes = (await readEveryRoute(server.url)).filter(({ path }) => !path.endsWith('.data'))
  const tablesBefore = await database.pool.query('SELECT count(*) FROM information_schema.tables')
  const requests = routes
    .flatMap((route) => corpus.flatMap((attack) => requestsTo(route, attack)))
    .filter((_, nth) => nth % everyNth === 0)
  const faults: string[] = []
  const queue = requests.values()
  const attackAll = async () => {
    for (const request of queue) {
      const headers = { ...request.headers, Cookie, 'X-Forwarded-For': newIp() }
      const told = `${request.method} ${request.host}${request.path} ${String(request.body ?? '')}`.slice(0, 300)
      try {
        const { status, text: said, ms } = await send({ ...request, headers })
        if (status >= 500 && status !== 503) faults.push(`${status}: ${told}`)
        if (/syntax error at|pg_catalog|PostgreSQL 1\d|unterminated quoted/i.test(said))
          faults.push(`shows SQL: ${told}`)
        if (ms > slowMs && /pg_sleep/.test(told)) faults.push(`took ${ms.toFixed(0)} ms: ${told}`)
      } catch (error) {
        faults.push(`${error}: ${told}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, attackAll))
  close()
  thresholds.none(
    `${requests.length} requests with ${corpus.length} texts in every parameter of ${routes.length} routes`,
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
  const tables = await database.pool.query('SELECT count(*) FROM information_schema.tables')
  thresholds.hold(
    'every table is still there',
    tables.rows[0]?.count,
    tables.rows[0]?.count === tablesBefore.rows[0]?.count,
  )

  const bar = `sqlmap at level 3 on ${endpoints} endpoints finds nothing`
  if (!existsSync(sqlmap)) return thresholds.notRun(bar, 'sqlmap is not installed: apt-get install sqlmap')
  const targets = routes.filter(
    ({ method, query, host, kind }) =>
      method === 'GET' && query.length > 0 && host === 'localhost' && kind !== 'screen',
  )
  const found: string[] = []
  let finished = 0
  for (const route of targets.slice(0, endpoints)) {
    const query = route.query.map((name) => `${name}=1`).join('&')
    const target = `${server.url}${route.path.replaceAll(/\{\w+\}/g, 'x')}?${query}`
    const said = await runSqlmap(target, [`Cookie: ${Cookie}`, `X-Forwarded-For: ${newIp()}`])
    if (/is vulnerable|sqlmap identified the following injection/.test(said)) found.push(target)
    if (/do not appear to be injectable|all tested parameters/.test(said)) finished += 1
  }
  console.log(
    `        sqlmap finished with ${finished} of ${Math.min(endpoints, targets.length)} within ${secondsEach} s each`,
  )
  thresholds.none(bar, found)
})

thresholds.conclude()
