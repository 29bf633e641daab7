import { createSessions } from '@dvaput/backend/sessions/sessions'
import { defaultOfferSettings } from '@dvaput/domain/offers/offer-limits'
import { fault, loginTokens, registered, sessionsOf } from '../crash-points/crash-scenes.ts'
import type { StoreProcess } from '../store-processes/store-process.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'

const minute = 60_000
const hour = 60 * minute

type Clocked = (proof: StoreProof, processes: readonly StoreProcess[]) => Promise<string[]>

/** What the schedule of both processes does at this moment, twice. */
const sweepAll = (processes: readonly StoreProcess[], command: 'sweepOffers' | 'sweepImports') =>
  Promise.all([...processes, ...processes].map((process) => process.run(command, undefined)))

const proveOffer: Clocked = async ({ commands, ...proof }, processes) => {
  const eraId = await proof.addImport(5)
  const made = await commands.offerImport({ buyer: proof.newBuyer(), eraId, amount: 150_000 })
  if (!made.ok) return [`an offer was refused: ${made.refusal.code}`]
  const { id } = made.offer
  const read = async () =>
    (
      await proof.pool.query<{ status: string; ends: number }>(
        `SELECT status, (SELECT count(*)::int FROM backend.offer_moves WHERE offer_id = offers.id AND actor = 'clock') AS ends
         FROM backend.offers WHERE id = $1`,
        [id],
      )
    ).rows[0]
  const faults: string[] = []
  for (const [passing, when] of [
    [-hour, 'when the clock went back'],
    [hour + defaultOfferSettings.answerHours * hour - minute, 'a minute before its end'],
  ] as const) {
    await proof.passTime(passing)
    await sweepAll(processes, 'sweepOffers')
    const early = await read()
    faults.push(...fault(early?.status !== 'pending', `the offer is ${early?.status} ${when}`))
  }
  await proof.passTime(2 * minute)
  await sweepAll(processes, 'sweepOffers')
  const late = await read()
  return [
    ...faults,
    ...fault(late?.status !== 'expired' || late.ends !== 1, `after its time the offer is ${JSON.stringify(late)}`),
  ]
}

/** Paid after it has expired: the money goes back, once. */
const provePendingPayment: Clocked = async ({ commands, ...proof }, processes) => {
  const placed = await commands.placeImport({ eraId: await proof.addImport(5), browser: proof.newBrowser() })
  if (!placed.ok) return [`an import was refused: ${placed.refusal.code}`]
  const { id, total } = placed.order
  const read = async () =>
    (
      await proof.pool.query<{ state: string; holds: number }>(
        `SELECT state, (SELECT count(*)::int FROM backend.international_holds WHERE order_id = id) AS holds
         FROM backend.international_orders WHERE id = $1`,
        [id],
      )
    ).rows[0]
  await proof.passTime(-hour)
  await sweepAll(processes, 'sweepImports')
  const early = await read()
  await proof.passTime(hour + 33 * minute)
  for (let times = 0; times < 3; times += 1) {
    await sweepAll(processes, 'sweepImports')
    await proof.passTime(minute)
  }
  const late = await read()
  await proof.pay(id, total)
  await Promise.all([...processes, ...processes].map((process) => process.run('settleImport', { reference: id })))
  await proof.drain()
  const back = (await proof.paymentsOf(id)).map(({ transaction_amount_refunded: refunded }) => refunded)
  return [
    ...fault(early?.state !== 'awaiting-payment' || early.holds !== 1, `the clock went back: ${JSON.stringify(early)}`),
    ...fault(late?.state !== 'expired' || late.holds !== 0, `after its time: ${JSON.stringify(late)}`),
    ...fault(back.join() !== String(total), `given back: ${back} of ${total}`),
  ]
}

const useAtOnce = async (processes: readonly StoreProcess[], token: string) =>
  (await Promise.all([...processes, ...processes].map((process) => process.run('useLoginLink', { token })))).filter(
    (used) => used?.outcome === 'signed-in',
  ).length

const proveLoginLinks: Clocked = async (proof, processes) => {
  const mailed = async () => {
    const email = await registered(proof)
    await proof.commands.requestLoginLink({ email })
    await proof.drain()
    const [token = ''] = await loginTokens(proof, email)
    return { email, token }
  }
  const [inTime, tooLate] = [await mailed(), await mailed()]
  await proof.passTime(-hour)
  await proof.passTime(hour + 9 * minute)
  const used = await useAtOnce(processes, inTime.token)
  await proof.passTime(3 * minute)
  const dead = await useAtOnce(processes, tooLate.token)
  const sessions = [await sessionsOf(proof, inTime.email), await sessionsOf(proof, tooLate.email)]
  return [
    ...fault(used !== 1 || sessions[0] !== 1, `a link in time let in ${used} times, ${sessions[0]} sessions`),
    ...fault(dead !== 0 || sessions[1] !== 0, `a link after its time let in ${dead} times`),
  ]
}

/** Half an hour without a request, eight hours in all. */
const proveAdminSessions: Clocked = async ({ store, ...proof }) => {
  const { create, read } = createSessions(store)
  const open = () => create({ kind: 'admin', subject: crypto.randomUUID(), data: { stage: 'complete' } })
  const [idle, busy] = [await open(), await open()]
  const isAlive = async (id: string) => (await read('admin', id)) !== undefined
  await proof.passTime(-hour)
  const afterBack = await isAlive(idle)
  await proof.passTime(hour + 31 * minute)
  const afterIdle = await isAlive(idle)
  await proof.passTime(-4 * minute)
  let aliveFor = 27
  for (; aliveFor < 600 && (await isAlive(busy)); aliveFor += 20) await proof.passTime(20 * minute)
  return [
    ...fault(!afterBack, 'a session ended when the clock went back'),
    ...fault(afterIdle, 'a session without requests lived for 31 minutes'),
    ...fault(aliveFor < 8 * 60 - 20 || aliveFor > 8 * 60 + 20, `a busy session lived for ${aliveFor} minutes`),
  ]
}

/** T28 for the store: every deadline follows the time of the database, forwards and backwards, and ends once. */
export const proveStoreClock = async (
  proof: StoreProof,
  processes: readonly StoreProcess[],
  jumpMs: number,
): Promise<string[]> => {
  await proof.passTime(jumpMs)
  const faults: string[] = []
  for (const [name, prove] of Object.entries({ proveOffer, provePendingPayment, proveLoginLinks, proveAdminSessions }))
    faults.push(...(await prove(proof, processes)).map((text) => `${name.replace('prove', '')}: ${text}`))
  return [...faults, ...(await proof.check())]
}
