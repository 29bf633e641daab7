import { createThresholds } from '../support/proofs/thresholds.ts'
import { paymentFaults, provePageFault, proveReadFault, proveWarehouseDown } from './imported/prove-outages.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/** T18 for orders and T22: `node tests/proof/imported-outages.ts [orders]`. */

const orders = Number(process.argv[2] ?? 200)
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  for (const name of paymentFaults) {
    // A process for each: a circuit breaker that one fault opened closes by the real clock.
    const store = await startStoreProcess(proof.surroundings)
    try {
      thresholds.none(
        `T22 ${name} at the payment page: more than one page, or nobody told`,
        await provePageFault(proof, store, name),
      )
      if (name !== 'lost')
        thresholds.none(
          `T22 ${name} when a payment is read: lost, or a webhook not answered in 2 s`,
          await proveReadFault(proof, store, name),
        )
    } finally {
      await store.kill()
    }
  }
  thresholds.none(
    `T18 ${orders} orders paid while the warehouse is down: missing or twice five minutes later`,
    await proveWarehouseDown(proof, { orders }),
  )
})
thresholds.conclude()
