import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type GatewayShops, openGatewayProof } from './gateway-proof.ts'
import type { HistoryName } from './histories.ts'
import { proveHistory, proveRefundFault } from './prove-gateway.ts'

/** Some of the histories; `npm run proof -- gateway-payments` has all of them, many times. */

let proof: GatewayShops
beforeAll(async () => {
  proof = await openGatewayProof(inject('postgresUrl'))
}, 180_000)
afterAll(() => proof.close())

const chosen = [
  'paid and told five times at once, while the buyer comes back',
  'called off before it is paid, and paid all the same',
  'called off while the notice comes',
  'called off, the card again, and both pages paid',
  'paid, and the order cancelled by ten presses while notices come',
] as const satisfies readonly HistoryName[]

describe.each(['main', 'retail'] as const)('cards of the %s shop at its gateway, two processes', (shop) => {
  it.each(chosen)('T6, T9: end in one order or in the money back: %s', async (name) => {
    expect(await proveHistory(proof, shop, name)).toEqual([])
  })

  it('T22: go back once, or the shop is asked once, where the answer to a refund is lost', async () => {
    expect(await proveRefundFault(proof, shop, 'lost')).toEqual([])
  })
})
