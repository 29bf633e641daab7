import { setTimeout as sleep } from 'node:timers/promises'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import type { CheckoutResponse } from '../../support/platform/checkout-walk.ts'
import type { Proof } from '../two-processes/two-processes.ts'

type Checkout = { readonly token: string; readonly shown: string }
/** Every response, and undefined where the connection broke. */
type Seen = (response: CheckoutResponse | undefined) => void

/** Pays by card, and presses again while the server is broken or busy, as people do. Who is told to wait goes away. */
const insist = async (proof: Proof, { token, shown }: Checkout, buyer: number, seen: Seen) => {
  for (let left = 60; left > 0; left -= 1) {
    const walk = proof.walkOf(buyer)
    const response = await walk.place(token, shown, walk.card(testCards.approved)).catch(() => undefined)
    seen(response)
    if (response?.status === 303) return
    await sleep(200 + Math.random() * 300)
  }
}

type Crowd = { readonly atOnce: number; readonly handsOf?: (buyer: number) => number; readonly seen?: Seen }

/** Returns when every buyer has been answered or told to wait. */
export const payAll = async (
  proof: Proof,
  waiting: readonly Checkout[],
  { atOnce, handsOf = () => 1, seen = () => {} }: Crowd,
): Promise<void> => {
  const queue = waiting.entries()
  const buy = async () => {
    for (const [buyer, checkout] of queue) {
      const hands = Array.from({ length: handsOf(buyer) }, (_, hand) => hand)
      await Promise.all(hands.map((hand) => insist(proof, checkout, buyer + hand, seen)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buy))
}

/** Two minutes later, when unfinished payments were swept, whoever has no order yet pays again. */
export const comeBackLater = async (proof: Proof, waiting: readonly Checkout[]): Promise<number> => {
  await proof.setClockOffset(2 * 60_000)
  await proof.sweep()
  const { rows } = await proof.database.pool.query<{ token: string }>(
    'SELECT checkout_token AS token FROM platform.orders WHERE checkout_token = ANY($1)',
    [waiting.map(({ token }) => token)],
  )
  const served = new Set(rows.map(({ token }) => token))
  const left = waiting.filter(({ token }) => !served.has(token))
  await payAll(proof, left, { atOnce: 4 })
  await proof.jobs.drain()
  return left.length
}

/** Orders that are paid, and charges that were not paid back. */
export const countPaid = async ({ database }: Proof, waiting: readonly Checkout[]) => {
  const { rows } = await database.pool.query<{ paid: number; charged: number }>(
    `SELECT (SELECT count(*)::int FROM platform.orders WHERE checkout_token = ANY($1) AND financial_status = 'paid') AS paid,
       (SELECT count(*)::int FROM platform.card_gateway_charges WHERE status = 'approved' AND refunded = 0) AS charged`,
    [waiting.map(({ token }) => token)],
  )
  return rows[0] ?? { paid: 0, charged: 0 }
}
