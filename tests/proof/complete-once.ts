import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveOnce, waysToPay } from './money/prove-once.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T4 for so many carts and each way to pay: `node tests/proof/complete-once.ts [carts]`. */

const carts = Number(process.argv[2] ?? 10)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  for (const method of Object.keys(waysToPay) as (keyof typeof waysToPay)[]) {
    const faults: string[] = []
    for (let cart = 0; cart < carts; cart += 1) faults.push(...(await proveOnce(proof, method)))
    thresholds.none(`T4 ${carts} carts by ${method}, 50 presses each: what is not one order`, faults)
  }
})
thresholds.conclude()
