import { setTimeout as sleep } from 'node:timers/promises'
import { copyCheckout } from '../support/platform/checkout-walk.ts'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { comeBackLater, countPaid, payAll } from './money/buyer-who-insists.ts'
import { startPlatformProcess } from './two-processes/platform-process.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T7: server processes are killed at random while buyers pay by card, some of them with several hands at once:
 * `node tests/proof/kill-at-random.ts [kills] [buyers]`.
 */

const [kills = 50, buyers = 1_200] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const { token } = await proof.ready(buyers + 10)
  const waiting = await copyCheckout(proof.database, token, buyers)
  let [isOver, slowestMs] = [false, 0]

  const killing = async () => {
    let done = 0
    for (; done < kills && !isOver; done += 1) {
      await sleep(Math.random() * 500)
      await proof.servers[done % 2]?.kill()
      const from = performance.now()
      const started = await startPlatformProcess(proof.url)
      proof.servers[done % 2] = started
      await started.walk('10.9.9.9').get(`/checkouts/${token}/information`)
      slowestMs = Math.max(slowestMs, performance.now() - from)
    }
    return done
  }
  const killed = killing()
  await payAll(proof, waiting, { atOnce: 12, handsOf: (buyer) => (buyer % 10 === 0 ? 3 : 1) })
  isOver = true
  const done = await killed
  const late = await comeBackLater(proof, waiting)
  const { paid, charged } = await countPaid(proof, waiting)
  thresholds.hold(`T7 processes killed ${kills} times under load`, done, done === kills)
  thresholds.hold(
    `T7 ${buyers} buyers have an order each, and were charged once`,
    `${paid} paid, ${charged} charged, ${late} came back later`,
    paid === buyers && charged === buyers,
  )
  thresholds.hold('T7 first response within 3 s of a restart', inMs(slowestMs), slowestMs <= 3_000)
  thresholds.none('T7 broken invariants', await checkInvariants(proof.database))
})
thresholds.conclude()
