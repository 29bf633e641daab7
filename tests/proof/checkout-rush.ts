import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { checkInvariants } from '../support/check-invariants.ts'
import { copyCheckout } from '../support/checkout-walk.ts'
import { createThresholds } from '../support/thresholds.ts'
import { type Proof, withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T1: 2,000 buyers with carts of their own press "order" at once for 500 units of one variant, over HTTP, at two
 * server processes on one database with fsync. Run it alone:
 * `node tests/proof/checkout-rush.ts [buyers] [units] [--seeds 10]`. A seed decides who presses before whom, and where.
 */

const { values, positionals } = parseArgs({
  options: { seeds: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const [buyers = 2_000, units = 500] = positionals.map(Number)
const thresholds = createThresholds()

const countBy = (all: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(all, (value) => value)].map(([value, same]) => [value, same.length]))

const inOrderOf = <Item>(seed: number, items: Item[]): Item[] => {
  const complete = { minLength: items.length, maxLength: items.length }
  return fc.sample(fc.shuffledSubarray(items, complete), { seed, numRuns: 1 })[0] ?? items
}

const rush = async ({ database, ready, walkOf }: Proof, seed: number) => {
  const { token: first } = await ready(units)
  await database.pool.query('DELETE FROM platform.stock_holds')
  await database.pool.query('UPDATE platform.stock SET reserved = 0')
  const waiting = inOrderOf(seed, await copyCheckout(database, first, buyers))

  const from = performance.now()
  const statuses = await Promise.all(
    waiting.map(async ({ token, shown }, buyer) => (await walkOf(buyer).place(token, shown)).status),
  )
  const seconds = (performance.now() - from) / 1_000
  const counts = countBy(statuses)
  const broken = await checkInvariants(database)
  thresholds.hold(
    `seed ${seed}: ${units} units for ${buyers} buyers, within 30 s`,
    `${JSON.stringify(counts)} in ${seconds.toFixed(1)} s`,
    counts[303] === units && counts[409] === buyers - units && seconds <= 30,
  )
  thresholds.none(`seed ${seed}: broken invariants`, broken)
}

await withTwoProcesses(async (proof) => {
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) await rush(proof, seed)
})
thresholds.conclude()
