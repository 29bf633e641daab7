import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveIdempotencyKeys } from './money/prove-idempotency-keys.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T5, so many keys one after another: `node tests/proof/idempotency-keys.ts [keys]`. */

const keys = Number(process.argv[2] ?? 20)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const faults: string[] = []
  for (let key = 0; key < keys; key += 1) faults.push(...(await proveIdempotencyKeys(proof, key)))
  thresholds.none(`T5 ${keys} keys, 50 requests each: what is not one execution`, faults)
})
thresholds.conclude()
