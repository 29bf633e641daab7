import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveOddQuantities, proveSharedVariant } from './money/prove-quantities.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T3: `node tests/proof/odd-quantities.ts [carts] [seed]`. */

const [runs = 100, seed = 1] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  thresholds.none('T3 quantities that are none: taken', await proveOddQuantities(proof))
  const faults = await proveSharedVariant(proof, { runs, seed })
  thresholds.none(`T3 one variant on several lines, ${runs} times, seed ${seed}: sold beyond stock`, faults)
})
thresholds.conclude()
