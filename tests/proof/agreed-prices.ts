import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveAgreedPrice } from './money/prove-agreed-price.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/** T14 for so many offers of each shop: `node tests/proof/agreed-prices.ts [offers] [uses]`. */

const [offers = 5, uses = 50] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  for (const shop of ['main', 'retail'] as const) {
    const faults: string[] = []
    for (let offer = 0; offer < offers; offer += 1) faults.push(...(await proveAgreedPrice(proof, { shop, uses })))
    thresholds.none(`T14 ${offers} agreed prices of the ${shop} shop, ${uses} uses each: what is not one use`, faults)
  }
})
thresholds.conclude()
