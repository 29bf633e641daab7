import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { proveMixedRush } from './money/prove-rush.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T2: 2,000 carts hold three of twenty variants in any order, 25 units of each, and 100 buyers at a time press "order":
 * `node tests/proof/mixed-rush.ts [kinds of cart] [copies of each] [hands]`.
 */

const [carts = 40, copies = 50, hands = 100] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const { counts, slowestMs, sold, broken } = await proveMixedRush(proof, { carts, copies, hands, seed: 1 })
  const figure = `${JSON.stringify(counts)}, ${sold} units`
  const placed = counts.accepted ?? 0
  thresholds.hold(
    `T2 ${carts * copies} carts of 3 variants: each placed or out of stock`,
    figure,
    placed > 0 && sold === 3 * placed && placed + (counts.refused ?? 0) === carts * copies,
  )
  thresholds.hold('T2 longest wait at most 5 s', inMs(slowestMs), slowestMs <= 5_000)
  thresholds.none('T2 broken invariants', broken)
})
thresholds.conclude()
