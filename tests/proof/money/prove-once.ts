import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import type { Walk } from '../../support/platform/checkout-walk.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const presses = 50
const stock = 5

export const waysToPay = {
  'cash-on-delivery': () => ({ method: 'cash-on-delivery' }),
  card: (walk: Walk) => walk.card(testCards.approved),
} as const

/**
 * T4: one cart is completed by 50 requests at once, while the way back from the payment is followed and the sweeper
 * sweeps. Returns what is not one order that all of them name.
 */
export const proveOnce = async (proof: Proof, method: keyof typeof waysToPay): Promise<string[]> => {
  const { database, ready, sweep, walkOf } = proof
  const { variantId, checkoutUrl, token, shown } = await ready(stock)
  const fields = waysToPay[method](walkOf(0))
  const hands = Array.from({ length: presses }, (_, index) => index)
  const [pressed] = await Promise.all([
    Promise.all(hands.map((index) => walkOf(index).place(token, shown, fields))),
    Promise.all(hands.map((index) => walkOf(index).get(`/checkouts/${token}/thank-you`))),
    Promise.all(hands.map((index) => walkOf(index).open(checkoutUrl))),
    sweep().then(sweep),
  ])
  const { rows: orders } = await database.pool.query<{ id: string; number: number }>(
    'SELECT id, number FROM platform.orders WHERE checkout_token = $1',
    [token],
  )
  const number = `#${orders[0]?.number}`
  const shownOrders = await Promise.all([0, 1].map((index) => walkOf(index).get(`/checkouts/${token}/thank-you`)))
  const { rows: emails } = await database.pool.query('SELECT key FROM backend.mails WHERE key LIKE $1', [
    `order:${orders[0]?.id}:%`,
  ])
  const { rows: left } = await database.pool.query(
    'SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1',
    [variantId],
  )
  return [
    ...pressed.flatMap(({ status, location }) =>
      status === 303 && location === `/checkouts/${token}/thank-you` ? [] : [`answered ${status} ${location}`],
    ),
    ...(orders.length === 1 ? [] : [`${orders.length} orders`]),
    ...shownOrders.flatMap(({ status, text }) => (text.includes(number) ? [] : [`${status}: ${number} is not named`])),
    ...(emails.length === 1 ? [] : [`${emails.length} emails`]),
    ...(left[0]?.on_hand === stock - 1 && left[0]?.reserved === 0 ? [] : [`stock ${JSON.stringify(left)}`]),
    ...(await checkInvariants(database)),
  ]
}
