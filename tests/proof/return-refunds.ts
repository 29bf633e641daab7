import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveReturnRefund } from './money/prove-return-refunds.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/** T5 for returns: `node tests/proof/return-refunds.ts [times] [presses]`. */

const [times = 10, presses = 50] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  const processes = [await startStoreProcess(proof.surroundings), await startStoreProcess(proof.surroundings)]
  try {
    const faults: string[] = []
    for (let time = 0; time < times; time += 1) faults.push(...(await proveReturnRefund(proof, processes, presses)))
    thresholds.none(
      `T5 ${times} returns, each refunded by ${presses} presses at once: twice, or in two entries`,
      faults,
    )
  } finally {
    for (const each of processes) await each.kill()
  }
})
thresholds.conclude()
