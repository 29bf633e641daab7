import { execFile } from 'node:child_process'
import { chmod, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@dvaput/database/open-database'
import { postgresOf } from '../support/databases/postgres-of.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { createVisitor, newIp, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'

/**
 * T27: the disk of the database and of the uploads runs full and is freed again. The disk is a small one in memory, which
 * only root can mount.
 */

const thresholds = createThresholds()
const megabytes = 900
const bar = 'a full disk: writes answer 503 with Retry-After'
const run = promisify(execFile)

const mount = async (path: string) => {
  await mkdir(path)
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'dvaput-proof', path])
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Until nothing more can be written. */
const fill = async (path: string) => {
  const piece = Buffer.alloc(256 * 1024)
  const file = await open(path, 'a')
  try {
    for (;;) await file.appendFile(piece)
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    await file.close()
  }
}

const prove = async (dataDir: string) => {
  await using closing = new AsyncDisposableStack()
  const server = await startServer({ env: { DATA_DIR: dataDir, ...trustsVisitors } })
  closing.defer(async () => void (await server.stop()))
  const silence = () => undefined
  const database = openDatabase({
    ...{ url: postgresOf(dataDir).url, applicationName: 'full disk' },
    log: { info: silence, warn: silence, error: silence },
  })
  closing.defer(database.close)
  const register = () =>
    createVisitor(server.url).submit('/register', {
      ...{ fullName: 'Ime Prezime', email: `${crypto.randomUUID()}@example.com`, acceptsTerms: 'yes' },
      ...{ password: 'proljetna kiša 7', confirmPassword: 'proljetna kiša 7' },
    })
  const before = await register()
  thresholds.hold('with room: an account is made', before.status, before.status === 302)

  const filler = join(dataDir, 'filler')
  await fill(filler)
  // PostgreSQL writes into files that it has: only growth meets the full disk.
  const grow = () =>
    database.pool
      .query('CREATE TABLE IF NOT EXISTS proof_filler (text text)')
      .then(() =>
        database.pool.query(
          `INSERT INTO proof_filler SELECT repeat(md5(random()::text), 200) FROM generate_series(1, 5000)`,
        ),
      )
      .then(
        () => undefined,
        (error: { code?: string; message: string }) => error.code ?? error.message,
      )
  let code: string | undefined
  for (let tries = 0; tries < 40 && code === undefined; tries += 1) code = await grow()
  thresholds.hold('PostgreSQL says that the disk is full', String(code), code !== undefined)

  const statuses: string[] = []
  const faults: string[] = []
  for (let count = 0; count < 20; count += 1) {
    const response = await fetch(`${server.url}/register`, {
      ...{ method: 'POST', redirect: 'manual' },
      headers: { 'X-Forwarded-For': newIp(), 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
      body: new URLSearchParams({
        ...{ fullName: 'Ime Prezime', email: `${count}.${Date.now()}@example.com`, acceptsTerms: 'yes' },
        ...{ password: 'proljetna kiša 7', confirmPassword: 'proljetna kiša 7' },
      }),
    }).catch((error: Error) => error)
    if (response instanceof Error) faults.push(response.message)
    else {
      statuses.push(String(response.status))
      const isLater = response.status === 503 && response.headers.has('Retry-After')
      if (response.status >= 500 && !isLater)
        faults.push(`${response.status}, Retry-After ${response.headers.get('Retry-After')}`)
    }
  }
  console.log(`        responds: ${statuses.join(' ')}`)
  thresholds.none(bar, faults)
  const page = await fetch(`${server.url}/`)
  thresholds.hold('a full disk: pages are read', page.status, page.status === 200)
  const live = await fetch(`${server.url}/health/live`)
  thresholds.hold('a full disk: the process lives', live.status, live.status === 200)

  await rm(filler)
  await database.pool.query('DROP TABLE IF EXISTS proof_filler').catch(() => undefined)
  const since = performance.now()
  let again = await register().catch(() => undefined)
  while (again?.status !== 302 && performance.now() - since < 60_000) {
    await sleep(500)
    again = await register().catch(() => undefined)
  }
  thresholds.hold(
    'freed: an account is made again within 30 s',
    `${again?.status} after ${inMs(performance.now() - since)}`,
    again?.status === 302 && performance.now() - since <= 30_000,
  )
  thresholds.none('broken invariants', await checkInvariants(database))
}

const folder = await createDataFolder()
const disk = join(folder.path, 'disk')
const problem = await mount(disk).then(
  () => undefined,
  (error: Error) => error,
)
if (problem)
  thresholds.notRun(bar, `no disk in memory can be mounted, which needs root: ${problem.message.split('\n').at(-2)}`)
else
  try {
    await chmod(folder.path, 0o755)
    await prove(disk)
  } finally {
    await run('umount', [disk])
  }
await folder.remove()
thresholds.conclude()
