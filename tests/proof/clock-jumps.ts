import { createThresholds } from '../support/thresholds.ts'
import { clockJumps, proveClockJump } from './money/prove-clock.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T28: `node tests/proof/clock-jumps.ts [times]`. */

const times = Number(process.argv[2] ?? 5)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  for (const [name, jumpMs] of Object.entries(clockJumps(Date.now()))) {
    const faults: string[] = []
    for (let time = 0; time < times; time += 1) faults.push(...(await proveClockJump(proof, jumpMs)))
    thresholds.none(`T28 ${name}, ${times} times: judged by another clock, or expired twice`, faults)
  }
})
thresholds.conclude()
