import fc from 'fast-check'
import { checkInvariants } from '../support/proofs/check-invariants.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'
import { allCommands, openShop } from './random-commands/commands.ts'
import { proveInterleaved } from './random-commands/interleave.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T16: random commands (hold, order, pay, decline, cancel, expire, refund, restock) against a model of the shop:
 * `node tests/proof/random-commands.ts [sequences] [commands] [seed]`.
 */

const [sequences = 1_000, maxCommands = 50, seed = 1] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withTwoProcesses(async (proof) => {
  const result = await fc.check(
    fc.asyncProperty(fc.commands(allCommands, { maxCommands, size: 'max' }), async (commands) => {
      await fc.asyncModelRun(() => openShop(proof), commands)
      await proof.setClockOffset(0)
    }),
    { numRuns: sequences, seed, endOnFailure: true },
  )
  thresholds.none(
    `T16 ${sequences} sequences of up to ${maxCommands} commands, seed ${seed}: where shop and model differ`,
    result.failed ? [`after ${result.numRuns} sequences: ${result.counterexample} ${result.errorInstance}`] : [],
  )
  const runs = Math.ceil(sequences / 5)
  thresholds.none(
    `T16 ${runs} times buyers whose steps a scheduler mixes, seed ${seed}: sold twice or answered wrongly`,
    await proveInterleaved(proof, { runs, seed }),
  )
  await proof.jobs.drain()
  thresholds.none('T16 broken invariants', await checkInvariants(proof.database))
})
thresholds.conclude()
