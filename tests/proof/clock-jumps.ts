import { createThresholds } from '../support/proofs/thresholds.ts'
import { clockJumps, proveClockJump } from './money/prove-clock.ts'
import { proveStoreClock } from './money/prove-store-clock.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { withStoreProof } from './store-processes/store-proof.ts'
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

for (const [name, jumpMs] of Object.entries(clockJumps(Date.now())))
  await withStoreProof(async (proof) => {
    const processes = [await startStoreProcess(proof.surroundings), await startStoreProcess(proof.surroundings)]
    try {
      thresholds.none(
        `T28 ${name}: offers, unpaid orders, login links and sessions of administrators`,
        await proveStoreClock(proof, processes, jumpMs),
      )
    } finally {
      for (const each of processes) await each.kill()
    }
  })
thresholds.conclude()
