import { setTimeout as sleep } from 'node:timers/promises'
import type { PlatformFailpoint } from '@dvaput/database/failpoint'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { adjustStock, releaseHold } from '@dvaput/platform/stock/stock'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import { type PlatformProcess, startPlatformProcess } from '../two-processes/platform-process.ts'
import type { Proof } from '../two-processes/two-processes.ts'
import type { Crash } from './crash-points.ts'

const stock = 3
const twoMinutesMs = 2 * 60_000
const twentyMinutesMs = 20 * 60_000

type Scene = {
  readonly proof: Proof
  readonly doomed: PlatformProcess
  readonly checkout: Awaited<ReturnType<Proof['ready']>>
}

const countRows = async ({ database }: Proof, statement: string, ...values: unknown[]) =>
  (await database.pool.query(statement, values)).rowCount ?? 0

const ordersOf = ({ proof, checkout }: Scene) =>
  countRows(proof, 'SELECT FROM platform.orders WHERE checkout_token = $1', checkout.token)

const until = async (isTrue: () => Promise<boolean>) => {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error('waited in vain')
}

/** The queue would do so itself when the time of a job is over. */
const releaseJobs = ({ database }: Proof) =>
  database.pool.query(`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`)

/** Press, die, sweep; then the buyer presses again and has one order, paid once. */
const dieAtPress = async (scene: Scene, { method, left }: Extract<Crash, { by: 'press' }>) => {
  const { proof, doomed, checkout } = scene
  const fields = method === 'card' ? proof.walkOf(0).card(testCards.approved) : { method }
  await doomed
    .walk('10.9.9.9')
    .place(checkout.token, checkout.shown, fields)
    .catch(() => undefined)
  const signal = await Promise.race([doomed.ended, sleep(10_000, 'alive', { ref: false })])
  await proof.setClockOffset(twoMinutesMs)
  await proof.sweep()
  const swept = await ordersOf(scene)
  const again = await proof.walkOf(1).place(checkout.token, checkout.shown, fields)
  const orders = await ordersOf(scene)
  return [
    ...(signal === 'SIGKILL' ? [] : [`not reached: ${signal}`]),
    ...(swept === left ? [] : [`${swept} orders after the sweep, not ${left}`]),
    ...(again.status === 303 && again.location?.endsWith('/thank-you') ? [] : [`pressed again: ${again.status}`]),
    ...(orders === 1 ? [] : [`${orders} orders`]),
  ]
}

/**
 * A payment that nobody settles: its process waits for a gateway that never responds. What it shows the buyer in the end
 * is not waited for: it writes nothing (`cards.test.ts`), and its wait is one of real seconds.
 */
const payInVain = async ({ proof, checkout }: Scene, card: 'lost' | 'noResponse') => {
  const walk = proof.walkOf(0)
  walk.place(checkout.token, checkout.shown, walk.card(testCards[card])).catch(() => undefined)
  const [table, column] = card === 'lost' ? ['payments', 'id'] : ['card_gateway_charges', 'provider_id']
  const arrived = `SELECT FROM platform.payments WHERE checkout_token = $1
    AND ${column} IN (SELECT id FROM platform.${table})`
  await until(async () => (await countRows(proof, arrived, checkout.token)) === 1)
  await proof.setClockOffset(twoMinutesMs)
}

/** The charge was called off, and who did it died: the next sweep says so to the buyer. */
const dieAtSweep = async (scene: Scene) => {
  const { proof, doomed, checkout } = scene
  await payInVain(scene, 'lost')
  await doomed.run('sweep')
  const signal = await doomed.ended
  await proof.sweep()
  const cancelled = await countRows(
    proof,
    `SELECT FROM platform.payments WHERE checkout_token = $1 AND status = 'cancelled'`,
    checkout.token,
  )
  return [...(signal === 'SIGKILL' ? [] : ['not reached']), ...(cancelled === 1 ? [] : ['not cancelled'])]
}

/** Charged, but somebody else has the products: the money goes back, once. */
const dieAtPayBack = async (scene: Scene, isSwept: boolean) => {
  const { proof, doomed, checkout } = scene
  await payInVain(scene, 'noResponse')
  await proof.database.inTransaction(async (tx) => {
    await releaseHold(tx, `checkout:${checkout.token}`)
    await adjustStock(tx, { variantId: checkout.variantId, delta: -stock, reference: checkout.token })
  })
  if (isSwept) await proof.sweep()
  await doomed.run(isSwept ? 'drain' : 'sweep')
  const signal = await doomed.ended
  await releaseJobs(proof)
  await proof.sweep()
  await proof.jobs.drain()
  const paidBack = await countRows(
    proof,
    `SELECT FROM platform.payments JOIN platform.card_gateway_charges AS charge ON charge.id = provider_id
     WHERE checkout_token = $1 AND payments.status = 'refunded' AND charge.refunded = charge.amount`,
    checkout.token,
  )
  return [
    ...(signal === 'SIGKILL' ? [] : ['not reached']),
    ...(paidBack === 1 ? [] : ['not paid back']),
    ...((await ordersOf(scene)) === 0 ? [] : ['an order of money that went back']),
  ]
}

const die = (scene: Scene, crash: Crash): Promise<string[]> => {
  if (crash.by === 'press') return dieAtPress(scene, crash)
  return crash.by === 'sweep' ? dieAtSweep(scene) : dieAtPayBack(scene, crash.by === 'refund')
}

/** T8, one point: a process kills itself there, and nothing is lost, sold twice or charged for nothing. */
export const proveCrash = async (proof: Proof, point: PlatformFailpoint, crash: Crash): Promise<string[]> => {
  const doomed = await startPlatformProcess(proof.url, { diesAt: point })
  const scene = { proof, doomed, checkout: await proof.ready(stock) }
  try {
    const faults = await die(scene, crash)
    // Whoever gave up lets the products go.
    await proof.setClockOffset(twentyMinutesMs)
    await proof.servers[1]?.run('end-holds')
    await releaseJobs(proof)
    await proof.jobs.drain()
    return [...faults, ...(await checkInvariants(proof.database))].map((fault) => `${point} by ${crash.by}: ${fault}`)
  } finally {
    await doomed.kill()
    await proof.setClockOffset(0)
  }
}
