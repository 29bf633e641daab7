import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** The last Sunday of a month, when Europe changes its clocks at one o'clock UTC; Chile changes in the same nights' weeks. */
const lastSundayOf = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 0, 50))
  return last.getTime() - last.getUTCDay() * 24 * hourMs
}

/** Where the clock stands when a buyer comes, as a difference from now. */
export const clockJumps = (now: number): Readonly<Record<string, number>> => {
  const year = new Date(now).getUTCFullYear() + 1
  return {
    'an hour later': hourMs,
    'an hour earlier': -hourMs,
    'the night that loses an hour': lastSundayOf(year, 2) - now,
    'the night that gains an hour': lastSundayOf(year, 9) - now,
    'the last minutes of the year': Date.UTC(year, 11, 31, 23, 50) - now,
  }
}

/** T28: two buyers hold the two last units, the clock jumps, both processes end holds and sweep; then both press. */
export const proveClockJump = async (proof: Proof, jumpMs: number): Promise<string[]> => {
  const { database, servers, setClockOffset } = proof
  const stockOf = async (variantId: number) =>
    (await database.pool.query('SELECT on_hand, reserved FROM platform.stock WHERE variant_id = $1', [variantId]))
      .rows[0]
  const endHolds = async () =>
    void (await Promise.all([...servers, ...servers].map((server) => server.run('end-holds'))))
  await setClockOffset(jumpMs)
  const variantId = await proof.addVariant({ stock: 2 })
  const lines = [{ variantId, quantity: 1 }]
  const [first, second] = [await proof.readyWith(lines), await proof.readyWith(lines)]
  await setClockOffset(jumpMs - hourMs)
  await endHolds()
  const early = await stockOf(variantId)
  await setClockOffset(jumpMs + 16 * minuteMs)
  await endHolds()
  await proof.sweep()
  const late = await stockOf(variantId)
  const pressed = await Promise.all([
    proof.walkOf(0).place(first.token, first.shown),
    proof.walkOf(1).place(second.token, second.shown, { method: 'bank-transfer' }),
  ])
  const { rows } = await database.pool.query<{ hours: string }>(
    `SELECT extract(epoch FROM payment_due_at - created_at) / 3600 AS hours FROM platform.orders WHERE checkout_token = $1`,
    [second.token],
  )
  const faults = [
    ...(early.reserved === 2 ? [] : [`${early.reserved} of 2 held when the clock went back`]),
    ...(late.reserved === 0 && late.on_hand === 2 ? [] : [`after expiry ${JSON.stringify(late)}`]),
    ...pressed.flatMap(({ status }) => (status === 303 ? [] : [`pressed: ${status}`])),
    ...(Number(rows[0]?.hours) % 24 === 0 && rows.length === 1 ? [] : [`transfer due after ${rows[0]?.hours} hours`]),
    ...(await checkInvariants(database)),
  ]
  await setClockOffset(0)
  return faults
}
