import { createThresholds } from '../support/proofs/thresholds.ts'
import { openGatewayProof } from './gateways/gateway-proof.ts'
import { historyNames } from './gateways/histories.ts'
import { proveHistory, proveRefundFault, refundFaults } from './gateways/prove-gateway.ts'
import { withPostgres } from './two-processes/with-postgres.ts'

/**
 * T6, T9, T11: cards of the platform's checkout at Monri and at Mercado Pago, with their failures; two processes.
 * `node tests/proof/gateway-payments.ts [times]`
 */

const [times = 5] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()

await withPostgres(async ({ url }) => {
  const proof = await openGatewayProof(url)
  try {
    for (const shop of ['main', 'retail'] as const) {
      for (const name of historyNames) {
        const faults: string[] = []
        for (let time = 0; time < times; time += 1) faults.push(...(await proveHistory(proof, shop, name)))
        thresholds.none(`${shop}, ${times} times ${name}: money or orders that are wrong`, faults)
      }
      for (const name of refundFaults)
        thresholds.none(
          `${shop}, refund ${name}: twice, lost or nobody asked`,
          await proveRefundFault(proof, shop, name),
        )
    }
  } finally {
    await proof.close()
  }
})
thresholds.conclude()
