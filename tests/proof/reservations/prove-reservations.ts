import { setTimeout as sleep } from 'node:timers/promises'
import { sharedFigures } from '@dvaput/domain/markets/shared-profile'
import { startStoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'
import type { Crowd, SignedIn } from './reserving-crowd.ts'

const minute = 60_000
const { perProduct } = sharedFigures.reservationLimits
const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])

const heldOf = async ({ pool }: StoreProof, variantId: string): Promise<number> =>
  (await pool.query('SELECT reserved FROM platform.stock WHERE variant_id = $1', [variantId.split('/').at(-1)])).rows[0]
    ?.reserved

/** Milliseconds until the last of its reservations ends. */
const untilEnd = async ({ pool }: StoreProof, variantId: string): Promise<number> =>
  (
    await pool.query(
      `SELECT ceil(extract(epoch FROM max(expires_at) - app_now()) * 1000)::float AS ms FROM backend.reservations
       WHERE lines::text LIKE $1`,
      [`%${variantId}"%`],
    )
  ).rows[0]?.ms

const expiredMails = async ({ pool }: StoreProof, buyers: readonly SignedIn[]): Promise<number> =>
  (
    await pool.query(
      `SELECT FROM backend.mails JOIN backend.reservations ON key = 'reservation-expired:' || reservations.id
       WHERE customer_id = ANY($1)`,
      [buyers.map(({ id }) => id)],
    )
  ).rowCount ?? 0

type Rush = { readonly buyers: number; readonly units: number }

/** T15: many want few units; at the end of their time all of it is free again within a minute, and not before. */
export const proveReservationRush = async (proof: StoreProof, crowd: Crowd, { buyers, units }: Rush) => {
  const variantId = await proof.addProduct('retail', units)
  const people: SignedIn[] = []
  for (const _ of numbers(buyers)) people.push(await crowd.signIn())
  const responses = await Promise.all(people.map((person, nth) => crowd.reserve(nth, person, { variantId })))
  const granted = people.filter((_, nth) => responses[nth]?.status === 200)
  const refused = responses.filter(({ status }) => status >= 400 && status < 500)
  const held = await heldOf(proof, variantId)
  const faults = [
    ...fault(granted.length !== units, `${granted.length} granted`),
    ...fault(refused.length !== buyers - units, `${refused.length} refused, others ${responses.map((r) => r.status)}`),
    ...fault(held !== units, `${held} held`),
  ]
  await proof.passTime((await untilEnd(proof, variantId)) - minute)
  await crowd.sweep()
  await proof.drain()
  const early = await heldOf(proof, variantId)
  // The sweeper comes every half minute.
  await proof.passTime(minute + minute / 2)
  await Promise.all([crowd.sweep(), crowd.sweep()])
  await proof.drain()
  const [late, told] = [await heldOf(proof, variantId), await expiredMails(proof, people)]
  return [
    ...faults,
    ...fault(early !== units, `${early} held a minute before the end`),
    ...fault(late !== 0, `${late} held half a minute after the end`),
    ...fault(told !== units, `${told} were told`),
    ...(await proof.check()),
  ]
}

/** T15: what one customer may hold, however much they ask for, and however often at once. */
export const proveReservationCap = async (proof: StoreProof, crowd: Crowd, presses: number) => {
  const variantId = await proof.addProduct('retail', 2_000)
  const greedy = await crowd.signIn()
  const { status } = await crowd.reserve(0, greedy, { variantId, quantity: 1_000 })
  const pressed = await Promise.all(numbers(presses).map((nth) => crowd.reserve(nth, greedy, { variantId })))
  const granted = pressed.filter((response) => response.status === 200).length
  return [
    ...fault(status < 400 || status >= 500, `1,000 asked for: ${status}`),
    ...fault(granted !== perProduct || (await heldOf(proof, variantId)) !== perProduct, `${granted} granted`),
    ...pressed.flatMap((response) => fault(response.status >= 500 || response.status === 0, `${response.status}`)),
    ...(await proof.check()),
  ]
}

/** T28: the clock goes back, and forward past the end, while both processes sweep. */
export const proveReservationClock = async (proof: StoreProof, crowd: Crowd, jumpMs: number) => {
  await proof.passTime(jumpMs)
  const variantId = await proof.addProduct('retail', 2)
  const people = [await crowd.signIn(), await crowd.signIn()]
  const responses = await Promise.all(people.map((person, nth) => crowd.reserve(nth, person, { variantId })))
  const sweepTwice = async () => {
    await Promise.all([crowd.sweep(), crowd.sweep()])
    await proof.drain()
  }
  await proof.passTime(-60 * minute)
  await sweepTwice()
  const early = await heldOf(proof, variantId)
  const end = (await untilEnd(proof, variantId)) + 1_000
  await proof.passTime(end)
  await sweepTwice()
  const late = await heldOf(proof, variantId)
  await proof.passTime(-end)
  await sweepTwice()
  await proof.passTime(end)
  await sweepTwice()
  const told = await expiredMails(proof, people)
  const faults = [
    ...responses.flatMap(({ status }) => fault(status !== 200, `reserved: ${status}`)),
    ...fault(early !== 2, `${early} of 2 held when the clock went back`),
    ...fault(late !== 0, `${late} held after the end`),
    ...fault(told !== 2, `${told} mails of the end`),
    ...(await proof.check()),
  ]
  await proof.passTime(60 * minute - end - jumpMs)
  return faults
}

type Kills = { readonly kills: number; readonly atOnce: number }

/** T7: processes are killed at random while customers reserve, cancel and pay at the counter. */
export const proveReservationKills = async (proof: StoreProof, crowd: Crowd, { kills, atOnce }: Kills) => {
  const variantId = await proof.addProduct('retail', 100_000)
  let [isOver, pressed, answered] = [false, 0, 0]

  /** Presses again with the same key until somebody answers. */
  const insist = async (nth: number, person: SignedIn) => {
    for (let tries = 0; tries < 120; tries += 1) {
      const response = await crowd.reserve(nth + tries, person, { variantId, key: 'one-press' })
      if (response.status > 0 && response.status < 500) return response
      await sleep(250)
    }
    return { status: 0 }
  }
  const goOn = async (nth: number) => {
    for (let turn = nth; !isOver; turn += atOnce) {
      const person = await crowd.signIn()
      pressed += 1
      const { status, id } = await insist(turn, person)
      if (status === 200) answered += 1
      if (id === undefined || turn % 3 === 0) continue
      const command = turn % 3 === 1 ? 'cancelReservation' : 'completeReservation'
      await crowd
        .processAt(turn)
        .run(command, { id, buyer: person })
        .catch(() => undefined)
    }
  }
  const killing = async () => {
    for (let done = 0; done < kills; done += 1) {
      await sleep(Math.random() * 500)
      await crowd.processes[done % 2]?.kill()
      crowd.processes[done % 2] = await startStoreProcess(proof.surroundings)
    }
    isOver = true
  }
  await Promise.all([killing(), ...numbers(atOnce).map(goOn)])
  for (let times = 0; times < 2; times += 1) {
    await proof.passTime(61_000)
    await crowd.sweep()
    await proof.drain()
  }
  const { rows } = await proof.pool.query<{ customers: number; most: number }>(
    `SELECT count(*)::int AS customers, coalesce(max(own), 0)::int AS most FROM (
       SELECT count(*) AS own FROM backend.reservations WHERE lines::text LIKE $1 GROUP BY customer_id) AS each`,
    [`%${variantId}"%`],
  )
  return {
    pressed,
    answered,
    faults: [
      ...fault(rows[0]?.most !== 1, `${rows[0]?.most} reservations of one press`),
      ...fault(answered < pressed / 2, `${answered} of ${pressed} presses were granted`),
      ...(await proof.check()),
    ],
  }
}
