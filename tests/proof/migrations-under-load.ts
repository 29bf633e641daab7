import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import { openDatabase } from '@dvaput/database/open-database'
import { createTestDatabase } from '@dvaput/database/test-database'
import { checkMigrations } from '../support/databases/check-migration.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs, percentile } from '../support/proofs/thresholds.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { registerAt, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'
import { arrive } from './load-mix/arrivals.ts'
import { actOf, createShoppers, type Recorded } from './load-mix/shoppers.ts'
import { buildRelease, commitBeforeLastMigration } from './migrations-under-load/build-release.ts'
import { watchLocks } from './migrations-under-load/watch-locks.ts'
import { openBuyers } from './restore-to-a-point/buyers.ts'

/**
 * T57: an older release under load; this one starts beside it and migrates their database; then it goes, and the older one
 * stays on the new tables, as after a rollback.
 * `node tests/proof/migrations-under-load.ts [15 a second] [20 seconds] [commit]`
 */

const [perSecond = 15, seconds = 20] = process.argv.slice(2, 4).map(Number)
const [commit = await commitBeforeLastMigration()] = process.argv.slice(4)
const maxLockMs = 500
const thresholds = createThresholds()
const bar = 'an older release and this one at once, on a database that migrates: failed requests'
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const prove = async (older: string) => {
  await using closing = new AsyncDisposableStack()
  const release = await buildRelease(older)
  closing.defer(release.remove)
  const [folder, store] = [await createDataFolder(), await createDataFolder()]
  closing.defer(folder.remove)
  closing.defer(store.remove)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log })
  closing.defer(async () => void (await postgres.stop()))
  const { url, drop } = await createTestDatabase(postgres.url, { folder: release.migrationsFolder })
  closing.defer(drop)
  const env = { DATABASE_URL: url, DATA_DIR: store.path, ...trustsVisitors }
  const old = await startServer({ env, bundle: release.bundle })
  closing.defer(async () => void (await old.stop()))
  const database = openDatabase({ url, applicationName: 'migrations', log })
  closing.defer(database.close)

  const recorded: Recorded[] = []
  const visit = async (server: RunningServer) => {
    const { send, close } = createPlainSender(server.port, { connections: 200 })
    closing.defer(async () => close())
    const { visitor } = await registerAt(server.url)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { shelf } = await openBuyers(database, server.port)
    return createShoppers({ send, customers: [{ cookie }], shelf, record: (each) => recorded.push(each) })
  }
  const loadFor = async (forSeconds: number, { act }: Awaited<ReturnType<typeof visit>>) =>
    arrive({ perSecond, seconds: forSeconds }, () => act(actOf(Math.random())))

  const atOld = await visit(old)
  await loadFor(10, atOld)
  recorded.length = 0
  const countApplied = async () =>
    (await database.pool.query<{ count: number }>('SELECT count(*)::int FROM drizzle.__drizzle_migrations')).rows[0]
      ?.count ?? 0
  const appliedBefore = await countApplied()
  const readLocks = await watchLocks(database)
  const loading = loadFor(seconds, atOld)
  await sleep(2_000)
  const started = await startServer({ env })
  const locks = await readLocks()
  const applied = (await countApplied()) - appliedBefore
  await Promise.all([loading, loadFor(seconds / 2, await visit(started))])
  await started.stop()
  // As after a rollback: there are no migrations backwards, so the older release must live with the new tables.
  await loadFor(seconds / 2, atOld)

  thresholds.hold(
    'the migrations of this release were applied under load',
    `${applied} of ${release.newMigrations}`,
    applied === release.newMigrations && applied > 0,
  )
  const failed = recorded.filter(({ status }) => status === 0 || status >= 400)
  thresholds.none(
    `${bar} of ${recorded.length}`,
    failed.map(({ act, status, path }) => `${act} ${status} ${path}`),
  )
  for (const [name, { output }] of Object.entries(failed.length > 0 ? { older: old, this: started } : {}))
    for (const line of output()
      .split('\n')
      .filter((each) => each.startsWith('{'))
      .slice(-5))
      console.log(`        ${name} release: ${line.slice(0, 300)}`)
  const longest = percentile(
    locks.map(({ ms }) => ms),
    1,
  )
  thresholds.hold(
    `no table is locked by a migration for over ${maxLockMs} ms`,
    `${inMs(longest)}, the longest of ${locks.length} changes`,
    longest <= maxLockMs,
  )
  thresholds.none('broken invariants', await checkInvariants(database))
}

if (commit === undefined) thresholds.notRun(bar, 'needs the history of the repository and git')
else await prove(commit)
const { checked, findings } = await checkMigrations()
const squawk = 'squawk on the migrations from 0065 on'
if (checked === 0) thresholds.notRun(squawk, 'there are none yet')
else thresholds.none(`${squawk}, ${checked} so far`, findings)
thresholds.conclude()
