import { tmpdir } from 'node:os'
import { failpointActions, platformFailpoints } from '@dvaput/database/failpoint'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import fc from 'fast-check'
import { openPlatformAt } from '../../support/databases/platform-at.ts'
import { createWalk } from '../../support/platform/checkout-walk.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import { originOf } from '../two-processes/origin.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const units = 2
const ways = ['cash-on-delivery', 'card'] as const
const presses = fc.array(fc.record({ checkout: fc.nat({ max: 2 }), way: fc.constantFrom(...ways) }), {
  minLength: 2,
  maxLength: 5,
})

/** T16: three buyers press for two units, perhaps twice; a scheduler decides at every failpoint who goes on. */
export const proveInterleaved = async (proof: Proof, { runs, seed }: Record<'runs' | 'seed', number>) => {
  let wait: (name: string) => Promise<unknown> = async () => undefined
  const { platform, close } = await openPlatformAt({
    url: proof.url,
    dataDir: tmpdir(),
  })
  for (const name of platformFailpoints)
    failpointActions[name] = { do: 'call', callback: async () => void (await wait(name)) }
  let buyers = 0
  const pressAll = async (
    scheduler: fc.Scheduler,
    pressed: readonly { checkout: number; way: (typeof ways)[number] }[],
  ) => {
    const variantId = await proof.addVariant({ stock: units })
    const opened = [await proof.readyWith([{ variantId, quantity: 1 }])]
    // Nobody holds what the others want: each takes it when pressing.
    for (let left = 2; left > 0; left -= 1) {
      await proof.setClockOffset((3 - left) * 16 * 60_000)
      await proof.servers[0]?.run('end-holds')
      opened.push(await proof.readyWith([{ variantId, quantity: 1 }]))
    }
    await proof.setClockOffset(3 * 16 * 60_000)
    await proof.servers[0]?.run('end-holds')
    wait = (name) => scheduler.schedule(Promise.resolve(), name)
    const press = async ({ checkout, way }: (typeof pressed)[number]) => {
      buyers += 1
      const visit = { shop: 'main', clientIp: `10.200.${(buyers >> 8) & 255}.${buyers & 255}` }
      const walk = createWalk(
        (path, init) => platform.fetch(new Request(`${originOf('main')}${path}`, init), visit),
        originOf('main'),
      )
      const { token = '', shown = '' } = opened[checkout] ?? {}
      return walk.press(token, shown, way === 'card' ? walk.card(testCards.approved) : { method: way })
    }
    const results = await scheduler.waitFor(Promise.all(pressed.map(press)))
    wait = async () => undefined
    const { rowCount: orders } = await proof.database.pool.query(
      'SELECT FROM platform.order_lines WHERE variant_id = $1',
      [variantId],
    )
    const expected = Math.min(units, new Set(pressed.map(({ checkout }) => checkout)).size)
    if (orders !== expected) throw new Error(`${orders} orders, not ${expected}: ${results}`)
    const odd = results.filter((result) => result !== 'accepted' && result !== 'refused')
    if (odd.length > 0) throw new Error(`responses ${odd}`)
    const broken = await checkInvariants(proof.database)
    if (broken.length > 0) throw new Error(broken.join())
    await proof.setClockOffset(0)
  }
  try {
    const result = await fc.check(fc.asyncProperty(fc.scheduler(), presses, pressAll), {
      numRuns: runs,
      seed,
      endOnFailure: true,
    })
    return result.failed
      ? [`after ${result.numRuns}: ${result.errorInstance} ${fc.stringify(result.counterexample)}`]
      : []
  } finally {
    await close()
  }
}
