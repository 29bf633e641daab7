import { createThresholds } from '../support/proofs/thresholds.ts'
import { proveAgreedPrice } from './money/prove-agreed-price.ts'
import { proveOnce, waysToPay } from './money/prove-once.ts'
import { proveRush } from './money/prove-rush.ts'
import { startDelayProxy } from './two-processes/delay-proxy.ts'
import { withTwoProcesses } from './two-processes/two-processes.ts'

/**
 * T29: T1, T4 and T14 with 50 to 100 ms between the server processes and the database, which is when races show:
 * `node tests/proof/slow-database.ts [buyers] [units] [carts]`. Half of a round trip each way.
 */

const [buyers = 60, units = 15, carts = 3] = process.argv.slice(2).map(Number)
const thresholds = createThresholds()
const delayMs = () => 25 + Math.random() * 25

const socketOf = (url: string) => `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`

await withTwoProcesses(
  async (proof) => {
    const { counts, broken } = await proveRush(proof, { buyers, units, seed: 1 })
    const figure = JSON.stringify(counts)
    thresholds.hold(
      `T29 ${units} units for ${buyers} buyers`,
      figure,
      counts.accepted === units && counts.refused === buyers - units,
    )
    thresholds.none('T29 broken invariants', broken)
    for (const method of Object.keys(waysToPay) as (keyof typeof waysToPay)[]) {
      const faults: string[] = []
      for (let cart = 0; cart < carts; cart += 1) faults.push(...(await proveOnce(proof, method)))
      thresholds.none(`T29 ${carts} carts by ${method}, 50 presses each: what is not one order`, faults)
    }
    thresholds.none(
      'T29 50 uses of an agreed price: what is not one',
      await proveAgreedPrice(proof, { shop: 'main', uses: 50 }),
    )
  },
  {
    route: async (url) => {
      const proxy = await startDelayProxy(socketOf(url), delayMs)
      const slow = new URL(url)
      slow.searchParams.delete('host')
      slow.hostname = '127.0.0.1'
      slow.port = `${proxy.port}`
      return { url: slow.href, close: proxy.close }
    },
  },
)
thresholds.conclude()
