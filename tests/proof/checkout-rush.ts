import { parseArgs } from 'node:util'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveRush } from './money/prove-rush.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T1: 2,000 buyers with carts of their own press "order" at once for 500 units of one variant, over HTTP, at two
 * server processes on one database with fsync. Run it alone:
 * `node tests/proof/checkout-rush.ts [buyers] [units] [--seeds 10]`.
 */

const { values, positionals } = parseArgs({
  options: { seeds: { type: 'string', default: '10' } },
  allowPositionals: true,
})
const [buyers = 2_000, units = 500] = positionals.map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
    const { counts, seconds, broken } = await proveRush(proof, { buyers, units, seed })
    thresholds.hold(
      `T1 seed ${seed}: ${units} units for ${buyers} buyers, within 30 s`,
      `${JSON.stringify(counts)} in ${seconds.toFixed(1)} s`,
      counts.accepted === units && counts.refused === buyers - units && seconds <= 30,
    )
    thresholds.none(`T1 seed ${seed}: broken invariants`, broken)
  }
})
thresholds.conclude()
