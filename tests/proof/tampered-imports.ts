import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveTamperedImports } from './imported/prove-tampering.ts'
import { startStoreProcess } from './store-processes/store-process.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/** T12 for imported products: `node tests/proof/tampered-imports.ts [requests] [seed]`. */

const [runs = 2_000, seed = 1] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  const store = await startStoreProcess(proof.surroundings)
  const { placed, paid, faults } = await proveTamperedImports(proof, store, { runs, seed }).finally(store.kill)
  thresholds.none(
    `T12 ${runs} mutated requests for imported products, seed ${seed}: charged otherwise than the server's price`,
    faults,
  )
  thresholds.hold(
    'T12 some of them were orders all the same, and some of these paid',
    `${placed} placed, ${paid} paid`,
    placed > runs / 10 && paid > 0,
  )
})
thresholds.conclude()
