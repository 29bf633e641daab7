import { createThresholds } from '../support/proofs/thresholds.ts'
import { clockJumps } from './money/prove-clock.ts'
import {
  proveReservationCap,
  proveReservationClock,
  proveReservationKills,
  proveReservationRush,
} from './reservations/prove-reservations.ts'
import { openCrowd } from './reservations/reserving-crowd.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/** T15, T28 and T7 for reservations: `node tests/proof/reservations.ts [buyers] [kills]`. */

const [buyers = 200, kills = 50] = process.argv.slice(2).map(Number)
const units = Math.ceil(buyers / 10)
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  const crowd = await openCrowd(proof)
  try {
    thresholds.none(
      `T15 ${buyers} customers for ${units} units, who have them until the end and no longer`,
      await proveReservationRush(proof, crowd, { buyers, units }),
    )
    thresholds.none(
      'T15 one customer who asks for 1,000, and then 50 times at once',
      await proveReservationCap(proof, crowd, 50),
    )
    for (const [name, jumpMs] of Object.entries(clockJumps(Date.now())))
      thresholds.none(
        `T28 ${name}: a reservation ended early, or twice`,
        await proveReservationClock(proof, crowd, jumpMs),
      )
    const { pressed, answered, faults } = await proveReservationKills(proof, crowd, { kills, atOnce: 6 })
    thresholds.none(
      `T7 processes killed ${kills} times while customers reserve: what was lost or held for nothing`,
      faults,
    )
    thresholds.hold('T7 presses that were granted all the same', `${answered} of ${pressed}`, answered > 0)
  } finally {
    await crowd.close()
  }
})
thresholds.conclude()
