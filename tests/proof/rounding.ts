import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveRounding } from './money/prove-prices.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T17 over HTTP: `node tests/proof/rounding.ts [carts] [seed]`. The ten thousand carts of the rule itself are in
 * price-lines.test.ts.
 */

const [carts = 300, seed = 1] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const faults = await proveRounding(proof, { carts, seed })
  thresholds.none(`T17 ${carts} carts in marks and pesos, seed ${seed}: off by one`, faults)
})
thresholds.conclude()
