import type { PlatformFailpoint } from '@dvaput/database/failpoint'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { type Crash, crashPoints } from './crash-points/crash-points.ts'
import { proveCrash } from './crash-points/prove-crash.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T8: a server process is killed at every named point between "pay" and "order confirmed", and where money goes back.
 * `node tests/proof/crash-points.ts [times] [word]` kills it so often at the points whose name contains the word.
 */

const [times = '3', word = ''] = process.argv.slice(2)
const points = (Object.entries(crashPoints) as [PlatformFailpoint, readonly Crash[]][]).filter(([point]) =>
  point.includes(word),
)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  for (const [point, crashes] of points) {
    const faults: string[] = []
    for (let time = 0; time < Number(times); time += 1)
      for (const crash of crashes) faults.push(...(await proveCrash(proof, point, crash)))
    thresholds.none(`T8 killed ${times} times at ${point}: what was lost or done twice`, faults)
  }
})
thresholds.conclude()
