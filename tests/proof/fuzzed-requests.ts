import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveFuzzed } from './fuzzed-requests/prove-fuzzed.ts'
import { withAttackedStore } from './login-attacks/attacked-store.ts'

/**
 * T30: requests made at random from our own lists and schemas, over every route.
 * `node tests/proof/fuzzed-requests.ts [10000] [seed]`
 */

const [count = 10_000, seed = Date.now() % 1e9] = process.argv.slice(2).map(Number)
const maxGrownMb = 50
const thresholds = createThresholds()
console.log(`seed ${seed}`)

await withAttackedStore(async (store) => {
  const { sent, routes, statuses, faults, errors, grownMb } = await proveFuzzed(store, count, seed)
  console.log(`        responds: ${JSON.stringify(statuses)}`)
  thresholds.none(
    `${sent} fuzzed requests over ${routes} routes and every GraphQL field: 500, stack traces, no code`,
    faults,
  )
  thresholds.none(
    'errors in the log',
    errors.map((line) => line.slice(0, 600)),
  )
  const { status } = await fetch(`${store.server.url}/health/ready`).catch(() => ({ status: 0 }))
  thresholds.hold('the process lives and is ready', status, status === 200)
  thresholds.hold(
    `memory in the second half grows by at most ${maxGrownMb} MB`,
    `${grownMb.toFixed(1)} MB`,
    grownMb <= maxGrownMb,
  )
})

thresholds.conclude()
