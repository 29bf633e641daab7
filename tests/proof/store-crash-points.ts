import type { StoreFailpoint } from '@dvaput/database/failpoint'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveStoreCrash, storeCrashPoints } from './crash-points/store-crash-points.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/**
 * T8 for reservations, checkouts, orders, returns, mailed links, imported products and offers: a process of the store is
 * killed at every named point. `node tests/proof/store-crash-points.ts [times] [pattern]`.
 */

const [times = '3', pattern = ''] = process.argv.slice(2)
const points = (Object.keys(storeCrashPoints) as StoreFailpoint[]).filter((point) => new RegExp(pattern).test(point))
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  for (const point of points) {
    const faults: string[] = []
    for (let time = 0; time < Number(times); time += 1) faults.push(...(await proveStoreCrash(proof, point)))
    thresholds.none(`T8 killed ${times} times at ${point}: what was lost or done twice`, faults)
  }
})
thresholds.conclude()
