import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CheckoutResponse, copyCheckout } from '../support/platform/checkout-walk.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { comeBackLater, countPaid, payAll } from './money/buyer-who-insists.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T24: PostgreSQL is stopped without ceremony and started again while buyers pay by card:
 * `node tests/proof/database-restarts.ts [restarts] [buyers]`.
 */

const [restarts = 10, buyers = 1_000] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

/** The first line of the file is the process id of the server; SIGQUIT is its immediate shutdown. */
const stopAtOnce = async (dataDir: string) => {
  const [pid] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGQUIT')
}

await withTwoProcesses(async (proof, postgres) => {
  const { token } = await proof.ready(buyers + 10)
  const waiting = await copyCheckout(proof.database, token, buyers)
  const unexpected: string[] = []
  let [isOver, slowestMs] = [false, 0]

  const seen = (response: CheckoutResponse | undefined) => {
    if (!response) unexpected.push('the connection broke')
    else if (response.status >= 500 && (response.status !== 503 || !response.headers.has('retry-after')))
      unexpected.push(`${response.status}, Retry-After ${response.headers.get('retry-after')}`)
  }
  const serves = () =>
    proof.database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
  const becomesHealthy = async (server: number) => {
    while ((await proof.walkOf(server).get(`/checkouts/${token}/information`)).status >= 500) await sleep(50)
  }
  const restart = async () => {
    await stopAtOnce(postgres.dataDir)
    await sleep(50)
    while (!(await serves())) await sleep(20)
    const from = performance.now()
    await Promise.all([becomesHealthy(0), becomesHealthy(1)])
    slowestMs = Math.max(slowestMs, performance.now() - from)
  }
  const restartOften = async () => {
    let done = 0
    for (; done < restarts && !isOver; done += 1) {
      await sleep(1_500)
      await restart()
    }
    return done
  }

  const restarting = restartOften()
  await payAll(proof, waiting, { atOnce: 20, seen })
  isOver = true
  const done = await restarting
  const late = await comeBackLater(proof, waiting)
  const { paid, charged } = await countPaid(proof, waiting)
  const exits = await Promise.all(proof.servers.map(({ ended }) => Promise.race([ended, sleep(10, 'alive')])))
  thresholds.hold(`T24 PostgreSQL restarted ${restarts} times under load`, done, done === restarts)
  thresholds.hold(
    `T24 ${buyers} buyers have an order each, and were charged once`,
    `${paid} paid, ${charged} charged, ${late} came back later`,
    paid === buyers && charged === buyers,
  )
  thresholds.hold(
    'T24 both processes live on',
    exits.join(),
    exits.every((exit) => exit === 'alive'),
  )
  thresholds.none('T24 errors other than 503 with Retry-After', unexpected)
  thresholds.hold('T24 healthy within 5 s of the database', inMs(slowestMs), slowestMs <= 5_000)
  thresholds.none('T24 broken invariants', await checkInvariants(proof.database))
})
thresholds.conclude()
