import { loseAnswers } from '../support/imported/lost-answers.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'

/** T19, the warehouse: `node tests/proof/lost-answers.ts [orders]`. */

const [total = 3_000] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()
for (const keepsKeys of [true, false]) {
  const { lost, repeated } = await loseAnswers({ total, keepsKeys })
  const run = `T19 ${total} orders, 30% of the answers lost, warehouse ${keepsKeys ? 'keeps' : 'ignores'} keys`
  thresholds.none(`${run}: not made`, lost)
  thresholds.none(`${run}: made twice`, repeated)
}
thresholds.conclude()
