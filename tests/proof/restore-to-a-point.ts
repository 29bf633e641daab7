import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { createTestDatabase } from '@dvaput/database/test-database'
import { fillDemo } from '../support/databases/fill-demo.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startServer } from '../support/servers/running-server.ts'
import { openPaidImports } from './imported/paid-imports.ts'
import { countOrders, openBuyers } from './restore-to-a-point/buyers.ts'
import { debianPrograms, openDebianPostgres } from './restore-to-a-point/debian-postgres.ts'
import { proveEmbedded } from './restore-to-a-point/prove-embedded.ts'

/**
 * T58: a base backup and archived WAL of Debian's PostgreSQL while orders are placed, a kill, and a restore on another
 * port: to the last moment, and to one before, after which imported products were paid. And a copy of the files of the embedded one. `node tests/proof/restore-to-a-point.ts [30 seconds of orders]`
 */

const [seconds = 30] = process.argv.slice(2).map(Number)
const archiveEverySeconds = 10
const maxLostSeconds = 60
const restoredWithinMs = 600_000
const importedOrders = 20
const thresholds = createThresholds()
const bar = `after a kill at most ${maxLostSeconds} s of orders are lost`
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const prove = async (programs: string) => {
  await using closing = new AsyncDisposableStack()
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const store = await createDataFolder()
  closing.defer(store.remove)
  const postgres = await openDebianPostgres(programs, folder.path)
  const [cluster, archive] = [await postgres.own('cluster'), await postgres.own('archive')]
  await postgres.run('initdb', ['-D', cluster, '-U', 'dvaput', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'])
  await postgres.configure(cluster, {
    ...{ wal_level: 'replica', archive_mode: 'on', archive_timeout: String(archiveEverySeconds) },
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  const port = await findFreePort()
  const first = await postgres.start(cluster, port)
  closing.defer(async () => void first.kill())
  const { url } = await createTestDatabase(first.url)
  await fillDemo(url)
  const database = openDatabase({ url, applicationName: 'restore', log })
  const imports = await openPaidImports()
  closing.defer(imports.close)
  const env = { DATA_DIR: store.path, ...trustsVisitors, ...imports.env }
  const server = await startServer({ env: { DATABASE_URL: url, ...env } })
  const { orderUntil, close } = await openBuyers(database, server.port)
  const half = (seconds * 1_000) / 2
  const backup = await postgres.own('backup')
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'dvaput']
  await Promise.all([
    orderUntil(performance.now() + half),
    postgres.run('pg_basebackup', [...connection, '-D', backup, '-X', 'stream', '-c', 'fast']),
  ])
  await imports.place(server.url, database, importedOrders)
  const atPoint = await countOrders(database)
  const point = (await database.pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now')).rows[0]?.now ?? ''
  await sleep(1_500)
  await orderUntil(performance.now() + half)
  const paid = await imports.pay(database)
  // As long as an archived segment may take, and orders go on all the while.
  await orderUntil(performance.now() + archiveEverySeconds * 1_000)
  const atKill = await countOrders(database)
  first.kill()
  await server.kill()
  close()
  await database.close().catch(silence)

  const restore = async (
    name: string,
    target: Readonly<Record<string, string>>,
    lookInto: (opened: Database) => Promise<void> = async () => undefined,
  ) => {
    const since = performance.now()
    const dataDir = await postgres.own(name)
    await postgres.copy(backup, dataDir)
    await postgres.configure(dataDir, {
      ...{ archive_mode: 'off', restore_command: `cp ${archive}/%f %p`, recovery_target_action: 'promote', ...target },
    })
    await postgres.markForRecovery(dataDir)
    const restored = await postgres.start(dataDir, await findFreePort())
    closing.defer(async () => void restored.kill())
    const restoredUrl = new URL(restored.url)
    restoredUrl.pathname = new URL(url).pathname
    const again = await startServer({ env: { DATABASE_URL: restoredUrl.href, ...env } })
    const tookMs = performance.now() - since
    const opened = openDatabase({ url: restoredUrl.href, applicationName: 'restored', log })
    const orders = await countOrders(opened)
    await lookInto(opened)
    const broken = await checkInvariants(opened)
    await opened.close()
    await again.stop()
    return { orders, broken, tookMs }
  }

  const latest = await restore('latest', {})
  const lostSeconds = (Date.parse(atKill.last) - Date.parse(latest.orders.last)) / 1_000
  thresholds.hold(
    bar,
    `${atKill.count - latest.orders.count} of ${atKill.count} orders, ${lostSeconds.toFixed(1)} s`,
    latest.orders.count > 0 && lostSeconds <= maxLostSeconds,
  )
  thresholds.hold('restored and ready within 10 minutes', inMs(latest.tookMs), latest.tookMs <= restoredWithinMs)
  thresholds.none('broken invariants after the restore', latest.broken)
  let recovered = 0
  const before = await restore('before', { recovery_target_time: point }, async (opened) => {
    recovered = await imports.recover(opened)
  })
  thresholds.hold(
    'restored to a moment: exactly the orders until then',
    `${before.orders.count}, there were ${atPoint.count}`,
    before.orders.count === atPoint.count && atPoint.count > 0,
  )
  thresholds.none('broken invariants at that moment', before.broken)
  thresholds.hold(
    `${importedOrders} orders placed before that moment and paid after it come back by asking the provider`,
    `${recovered}, ${paid} were paid before the kill`,
    paid === importedOrders && recovered === importedOrders,
  )
  const sent = await imports.countAtWarehouse()
  thresholds.hold(
    'the warehouse has each of them once',
    sent.join(' '),
    sent.every((count) => count === 1),
  )
}

await proveEmbedded(seconds, thresholds)
if (debianPrograms) await prove(debianPrograms)
else thresholds.notRun(bar, 'Debian’s PostgreSQL is not installed: apt-get install postgresql')
thresholds.conclude()
