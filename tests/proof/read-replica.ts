import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@dvaput/database/open-database'
import { createTestDatabase } from '@dvaput/database/test-database'
import { fillDemo } from '../support/databases/fill-demo.ts'
import { createThresholds, percentile } from '../support/proofs/thresholds.ts'
import { queryAdmin } from '../support/requests/admin-query.ts'
import { createPlainSender } from '../support/requests/plain-request.ts'
import { newIp, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { startServer } from '../support/servers/running-server.ts'
import { openBuyers } from './restore-to-a-point/buyers.ts'
import { debianPrograms, openDebianPostgres } from './restore-to-a-point/debian-postgres.ts'

/**
 * Streaming replication of Debian's PostgreSQL: lists come from the replica, its lag is shown and bounded, and a change
 * is seen at once however far behind it is. `node tests/proof/read-replica.ts [20 seconds of orders]`
 */

const [seconds = 20] = process.argv.slice(2).map(Number)
const maxLagSeconds = 5
const thresholds = createThresholds()
const bar = 'lists and searches are read at the replica'
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const prove = async (programs: string) => {
  await using closing = new AsyncDisposableStack()
  const [folder, store] = [await createDataFolder(), await createDataFolder()]
  closing.defer(folder.remove)
  closing.defer(store.remove)
  const postgres = await openDebianPostgres(programs, folder.path)
  const cluster = await postgres.own('cluster')
  await postgres.run('initdb', ['-D', cluster, '-U', 'dvaput', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'])
  const [port, followingPort] = [await findFreePort(), await findFreePort()]
  const primary = await postgres.start(cluster, port)
  closing.defer(async () => void primary.kill())
  const { url } = await createTestDatabase(primary.url)
  await fillDemo(url)
  const following = await postgres.own('following')
  await postgres.run('pg_basebackup', [
    ...['-h', '127.0.0.1', '-p', String(port), '-U', 'dvaput', '-D', following],
    ...['-X', 'stream', '-c', 'fast', '--write-recovery-conf'],
  ])
  const standby = await postgres.start(following, followingPort, { isFollowing: true })
  closing.defer(async () => void standby.kill())
  const readUrl = new URL(standby.url)
  readUrl.pathname = new URL(url).pathname
  const server = await startServer({
    env: { DATABASE_URL: url, DATABASE_READ_URL: readUrl.href, DATA_DIR: store.path, ...trustsVisitors },
  })
  closing.defer(async () => void (await server.stop()))
  const database = openDatabase({ url, applicationName: 'proof', log })
  closing.defer(database.close)
  const replica = openDatabase({ url: readUrl.href, applicationName: 'proof', log })
  closing.defer(replica.close)
  const { send, close } = createPlainSender(server.port)
  closing.defer(async () => close())

  const read = (path: string) => send({ path, headers: { 'X-Forwarded-For': newIp() } })
  const status = async () =>
    (JSON.parse((await read('/health/ready')).text) as { readReplica: { isUsed: boolean; lagSeconds: number | null } })
      .readReplica
  const until = async (isSo: () => Promise<boolean>, withinMs: number) => {
    for (const since = performance.now(); performance.now() - since < withinMs; await sleep(100))
      if (await isSo()) return true
    return false
  }
  /** Of the server's own pool there; its checks are one statement. */
  const readsAtReplica = async () => {
    const { rows } = await replica.pool.query<{ count: string }>(
      `SELECT sum(tup_returned + tup_fetched)::text AS count FROM pg_stat_database WHERE datname = current_database()`,
    )
    return Number(rows[0]?.count)
  }
  let page = 0
  /** Each with a text or a price that no cache has. */
  const browse = async (count: number) => {
    const statuses = new Set<number>()
    for (let each = 0; each < count; each += 1) {
      page += 1
      statuses.add((await read(`/products?min=${page}`)).status)
      statuses.add((await read(`/search?query=laptop%20${page}%20gb`)).status)
    }
    return [...statuses]
  }
  const rowsReadBy = async (count: number) => {
    const before = await readsAtReplica()
    const statuses = await browse(count)
    // PostgreSQL tells its statistics about a second later.
    await sleep(1_500)
    return { statuses, rows: (await readsAtReplica()) - before }
  }

  await until(async () => (await status()).isUsed, 20_000)
  const used = await rowsReadBy(10)
  thresholds.hold(
    bar,
    `${used.rows} rows read there for 20 pages, as ${used.statuses}`,
    used.rows > 1_000 && used.statuses.join() === '200',
  )

  const lags: number[] = []
  const { orderUntil, close: leave } = await openBuyers(database, server.port)
  const watching = setInterval(async () => lags.push((await status()).lagSeconds ?? Number.POSITIVE_INFINITY), 250)
  await orderUntil(performance.now() + seconds * 1_000)
  clearInterval(watching)
  leave()
  const worst = percentile(lags, 1)
  thresholds.hold(
    `lag while orders are placed, within ${maxLagSeconds} s`,
    `median ${percentile(lags, 0.5).toFixed(2)} s, at most ${worst.toFixed(2)} s of ${lags.length} samples`,
    lags.length > 0 && worst <= maxLagSeconds,
  )

  const { rows: products } = await database.pool.query<{ id: string; handle: string }>(
    `SELECT product.id, product.handle FROM platform.products AS product
     JOIN platform.shops AS shop ON shop.id = product.shop_id
     WHERE shop.handle = 'main' AND status = 'active' AND published_at <= now() ORDER BY product.published_at DESC LIMIT 1`,
  )
  const rename = async (title: string) =>
    queryAdmin(
      { port: server.port, dataDir: store.path },
      'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }',
      { product: { id: `gid://shopify/Product/${products[0]?.id}`, title } },
    )
  const isFound = async (title: string) => (await read(`/search?query=${title}`)).text.includes(title)

  await replica.pool.query('SELECT pg_wal_replay_pause()')
  const name = `Zaostatak${process.pid}`
  await rename(name)
  const isSeen = await until(() => isFound(name), 20_000)
  thresholds.hold('a change is found while the replica stands still', String(isSeen), isSeen)
  const isLeft = await until(async () => !(await status()).isUsed, 15_000)
  await sleep((maxLagSeconds + 1) * 1_000)
  const { isUsed, lagSeconds } = await status()
  thresholds.hold(
    `one that is over ${maxLagSeconds} s behind is not used, and says how far`,
    `${isUsed ? 'used' : 'not used'}, ${lagSeconds?.toFixed(1)} s behind`,
    isLeft && !isUsed && (lagSeconds ?? 0) > maxLagSeconds,
  )
  const paused = await rowsReadBy(10)
  thresholds.hold(
    'meanwhile the primary answers',
    `${paused.rows} rows read at the replica, as ${paused.statuses}`,
    paused.rows < used.rows / 10 && paused.statuses.join() === '200',
  )
  await replica.pool.query('SELECT pg_wal_replay_resume()')
  const isBack = await until(async () => (await status()).isUsed, 15_000)
  thresholds.hold('it is used again when it has caught up', String(isBack), isBack && (await isFound(name)))

  standby.kill()
  const without = await browse(10)
  const ready = await read('/health/ready')
  thresholds.hold(
    'without it every page is served by the primary',
    `${without}, /health/ready ${ready.status}`,
    without.join() === '200' && ready.status === 200,
  )
}

if (debianPrograms) await prove(debianPrograms)
else thresholds.notRun(bar, 'Debian’s PostgreSQL is not installed: apt-get install postgresql')
thresholds.conclude()
