import { percentile } from '../../support/proofs/thresholds.ts'
import type { StoreProof } from '../store-processes/store-proof.ts'

const minute = 60_000
const maxMs = 300
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])

type Made = { readonly id: string; readonly isWithdrawn: boolean }

/** So many offers of as many customers; every third is withdrawn at once, which is a second message. */
const makeOffers = async ({ commands, ...proof }: StoreProof, count: number) => {
  const items = await Promise.all(Array.from({ length: 5 }, () => proof.addImport(1_000)))
  const [made, faults, took]: [Made[], string[], number[]] = [[], [], []]
  for (let nth = 0; nth < count; nth += 1) {
    const buyer = proof.newBuyer()
    const from = performance.now()
    const submitted = await commands.offerImport({ buyer, eraId: items[nth % 5] ?? '', amount: 150_000 })
    took.push(performance.now() - from)
    if (!submitted.ok) {
      faults.push(`refused: ${submitted.refusal.code}`)
      continue
    }
    const { id } = submitted.offer
    const isWithdrawn = nth % 3 === 0
    if (isWithdrawn) await commands.withdrawOffer({ buyer, id })
    made.push({ id, isWithdrawn })
  }
  return { made, faults, p95: percentile(took, 0.95) }
}

const unsent = async ({ pool }: StoreProof): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS count FROM backend.offer_messages WHERE sent_at IS NULL')).rows[0]?.count

/** Each message is there once, in the order of its thread, and its offer says so. */
const checkArrived = async (proof: StoreProof, made: readonly Made[]): Promise<string[]> => {
  const taken = await proof.takenMoves()
  const wrong = made.filter(({ id, isWithdrawn }) => taken.get(id)?.join() !== (isWithdrawn ? '1,2' : '1'))
  const { rows } = await proof.pool.query(
    `SELECT count(*)::int AS count FROM backend.offers WHERE id = ANY($1) AND era_status <> 'sent'`,
    [made.map(({ id }) => id)],
  )
  return [
    ...wrong.map(
      ({ id, isWithdrawn }) => `${isWithdrawn ? 'two moves' : 'one move'}, there: ${taken.get(id) ?? 'none'}`,
    ),
    ...fault(rows[0]?.count !== 0, `${rows[0]?.count} offers are not called sent`),
    ...(await proof.check()),
  ]
}

/** T18 for offers: the warehouse is down while people offer; nobody waits, and once it is back it has every move, once. */
export const proveOffersWhileDown = async (proof: StoreProof, { offers }: { readonly offers: number }) => {
  await proof.eraScenario('down')
  const { made, faults, p95 } = await makeOffers(proof, offers)
  // Each is tried in vain while it is down.
  await proof.commands.drain({ alsoLater: false })
  const early = [...(await proof.takenMoves()).keys()].filter((id) => made.some((each) => each.id === id))
  const { rows } = await proof.pool.query<{ slow: number }>(
    `SELECT count(*)::int AS slow FROM pgboss.job WHERE name = 'send-offer-to-era' AND state = 'retry'
       AND (retry_delay_max > 300 OR retry_limit < 5000)`,
  )
  await proof.eraScenario('ok')
  const back = Date.now()
  while ((await unsent(proof)) > 0 && Date.now() - back < 5 * minute) {
    await proof.commands.drain({ alsoLater: false })
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    p95,
    isFast: p95 <= maxMs,
    seconds: (Date.now() - back) / 1_000,
    faults: [
      ...faults,
      ...fault(early.length > 0, 'an offer reached a warehouse that is down'),
      ...fault(rows[0]?.slow !== 0, `${rows[0]?.slow} would wait longer than five minutes, or not for a week`),
      ...(await checkArrived(proof, made)),
    ],
  }
}

/** T19 for offers: three of ten answers are lost, at a warehouse that does not look at keys. */
export const proveLostOfferAnswers = async (proof: StoreProof, { offers }: { readonly offers: number }) => {
  const { made, faults } = await makeOffers(proof, offers)
  await proof.eraScenario('lost-answer', { path: '/era/offers', share: 0.3 })
  for (let rounds = 0; rounds < 50 && (await unsent(proof)) > 0; rounds += 1) await proof.drain()
  await proof.eraScenario('ok')
  return [...faults, ...(await checkArrived(proof, made))]
}
