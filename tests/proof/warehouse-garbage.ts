import { createThresholds } from '../support/proofs/thresholds.ts'
import { withPostgres } from './two-processes/with-postgres.ts'
import { openGarbageProof } from './warehouse-garbage/garbage-proof.ts'
import { callKinds } from './warehouse-garbage/prove-calls.ts'
import { inventoryKinds } from './warehouse-garbage/prove-inventory.ts'

/**
 * T20: one kind of rubbish of the warehouse after the other, each with a closed circuit.
 * `node tests/proof/warehouse-garbage.ts [pattern]`
 */

const [pattern = ''] = process.argv.slice(2)
const thresholds = createThresholds()

await withPostgres(async ({ url }) => {
  const proof = await openGarbageProof(url, { timeoutMs: 20_000 })
  try {
    for (const { name, prove } of [...inventoryKinds, ...callKinds].filter((kind) => kind.name.match(pattern)))
      thresholds.none(
        `T20 ${name}: a crash, a good row lost or a bad one published`,
        await prove(proof).catch((error: unknown) => [`threw ${error}`]),
      )
    thresholds.none('broken invariants', await proof.check())
  } finally {
    await proof.close()
  }
})
thresholds.conclude()
