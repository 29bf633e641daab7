import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveTamperedRequests } from './money/prove-prices.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T12: `node tests/proof/tampered-prices.ts [requests] [seed]`. */

const [runs = 2_000, seed = 1] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const { placed, faults } = await proveTamperedRequests(proof, { runs, seed })
  thresholds.none(`T12 ${runs} mutated requests, seed ${seed}: charged otherwise than the server's price`, faults)
  thresholds.hold('T12 some of them were orders all the same', placed, placed > runs / 10)
})
thresholds.conclude()
