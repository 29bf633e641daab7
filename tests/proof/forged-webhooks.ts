import { forgeWebhooks } from '../support/orders/forged-webhooks.ts'
import { createThresholds } from '../support/proofs/thresholds.ts'

/** T23, the signature: `node tests/proof/forged-webhooks.ts [webhooks] [seed]`. */

const [runs = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()
const { accepted, refusedGenuine } = forgeWebhooks({ runs, seed })
thresholds.none(`T23 ${runs} forged webhooks, seed ${seed}: accepted`, accepted)
thresholds.none(`T23 ${runs} genuine webhooks, seed ${seed}: refused`, refusedGenuine)
thresholds.conclude()
