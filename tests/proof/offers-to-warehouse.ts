import { createThresholds, inMs } from '../support/proofs/thresholds.ts'
import { proveLostOfferAnswers, proveOffersWhileDown } from './imported/prove-offers.ts'
import { withStoreProof } from './store-processes/store-proof.ts'

/** T18 and T19 for price offers: `node tests/proof/offers-to-warehouse.ts [offers]`. */

const offers = Number(process.argv[2] ?? 500)
const thresholds = createThresholds()

await withStoreProof(async (proof) => {
  const { p95, isFast, seconds, faults } = await proveOffersWhileDown(proof, { offers })
  thresholds.hold(`T18 ${offers} offers while the warehouse is down, p95 of a press at most 300 ms`, inMs(p95), isFast)
  thresholds.none(
    `T18 ${offers} offers: missing, twice or out of order ${Math.round(seconds)} s after the warehouse is back`,
    faults,
  )
})

// The circuit breaker would wait half a minute after every fifth answer that is lost: its clock runs ahead.
let clock = Date.now()
const eraNow = () => {
  clock += 10_000
  return clock
}
await withStoreProof(
  async (proof) =>
    thresholds.none(
      `T19 ${offers} offers, 30% of the answers lost, warehouse ignores keys: not there once and in order`,
      await proveLostOfferAnswers(proof, { offers }),
    ),
  { eraNow },
)
thresholds.conclude()
