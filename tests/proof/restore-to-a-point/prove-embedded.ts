import { execFile } from 'node:child_process'
import { chown, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preparePostgresDirectories } from '@dvaput/database/embedded/postgres-directories'
import { openDatabase } from '@dvaput/database/open-database'
import { postgresOf } from '../../support/databases/postgres-of.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import { type createThresholds, inMs } from '../../support/proofs/thresholds.ts'
import { trustsVisitors } from '../../support/requests/store-visitor.ts'
import { createDataFolder } from '../../support/servers/data-folder.ts'
import { startServer } from '../../support/servers/running-server.ts'
import { countOrders, openBuyers } from './buyers.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/** The embedded PostgreSQL brings no pg_basebackup: its files are copied between pg_backup_start and pg_backup_stop. */
export const proveEmbedded = async (seconds: number, thresholds: ReturnType<typeof createThresholds>) => {
  await using closing = new AsyncDisposableStack()
  const [first, second] = [await createDataFolder(), await createDataFolder()]
  closing.defer(first.remove)
  closing.defer(second.remove)
  const server = await startServer({ env: { DATA_DIR: first.path, ...trustsVisitors } })
  const database = openDatabase({ url: postgresOf(first.path).url, applicationName: 'backup', log })
  const buyers = await openBuyers(database, server.port)
  const { clusterDir } = preparePostgresDirectories(first.path)
  const restoredDir = preparePostgresDirectories(second.path).clusterDir

  const backUp = async () => {
    const client = await database.pool.connect()
    try {
      await client.query("SET statement_timeout = '60s'")
      await client.query("SELECT pg_backup_start('proof', true)")
      await copy(clusterDir, restoredDir)
      const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)')
      const ordered = await countOrders(database)
      // The WAL of the copying is needed too.
      await copy(join(clusterDir, 'pg_wal'), join(restoredDir, 'pg_wal'))
      await rm(join(restoredDir, 'postmaster.pid'), { force: true })
      const label = join(restoredDir, 'backup_label')
      await writeFile(label, rows[0]?.label ?? '')
      const { uid, gid } = await stat(join(clusterDir, 'PG_VERSION'))
      await chown(label, uid, gid)
      return ordered
    } finally {
      client.release()
    }
  }

  const before = await countOrders(database)
  await buyers.orderUntil(performance.now() + seconds * 500)
  const [ordered] = await Promise.all([backUp(), buyers.orderUntil(performance.now() + seconds * 500)])
  buyers.close()
  await database.close()
  await server.kill()

  const since = performance.now()
  const again = await startServer({ env: { DATA_DIR: second.path } })
  const tookMs = performance.now() - since
  const restored = openDatabase({ url: postgresOf(second.path).url, applicationName: 'restored', log })
  const { count } = await countOrders(restored)
  thresholds.hold(
    'embedded, restored from a copy of its files: every order of the moment when the copy ended',
    `${count}, there were ${ordered.count}`,
    count >= ordered.count && ordered.count > before.count,
  )
  thresholds.hold('embedded: ready within 10 minutes', inMs(tookMs), tookMs <= 600_000)
  thresholds.none('embedded: broken invariants after the restore', await checkInvariants(restored))
  await restored.close()
  await again.stop()
}
