import { createExchangeRate } from '@dvaput/backend/international/exchange-rate'
import { createFollowEraOffers } from '@dvaput/backend/offers/warehouse/follow-era-offers'
import { createEraClient } from '@dvaput/integrations/era/era-client'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { offerGarbage, orderGarbage, rateGarbage, shipmentGarbage, stockGarbage } from './call-garbage.ts'
import type { Garbage } from './garbage.ts'
import type { GarbageProof } from './garbage-proof.ts'

const minute = 60_000
const fault = (isFault: boolean, text: string) => (isFault ? [text] : [])
const silence = () => undefined

const recover = (proof: GarbageProof) => {
  proof.proxy.choose(undefined)
  proof.letCircuitClose()
}

/** Its own failure is named as one of the warehouse; anything else would be a crash. */
const nameFailure = (error: unknown) => (error instanceof IntegrationError ? [] : [`threw ${error}`])

const wasHit = ({ proxy }: GarbageProof) => fault(proxy.hits() === 0, 'nothing was spoilt')

const paidOrder = async ({ commands, ...proof }: GarbageProof) => {
  const placed = await commands.placeImport({ eraId: await proof.addImport(5), browser: proof.newBrowser() })
  if (!placed.ok) throw new Error(`an import was refused: ${placed.refusal.code}`)
  const { id, total } = placed.order
  await proof.pay(id, total)
  await commands.settleImport({ reference: id })
  return id
}

const stateOf = async ({ pool }: GarbageProof, id: string): Promise<string> =>
  (await pool.query('SELECT state FROM backend.international_orders WHERE id = $1', [id])).rows[0]?.state

/** The paid order is there once, and we say so once its answer can be read. */
const proveOrder = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  recover(proof)
  const id = await paidOrder(proof)
  proof.proxy.choose(garbage)
  await proof.commands.drain({ alsoLater: false })
  const hit = wasHit(proof)
  recover(proof)
  await proof.passTime(minute)
  await proof.drain()
  const taken = (await proof.takenOrders()).filter((reference) => reference === id).length
  const state = await stateOf(proof, id)
  return [
    ...hit,
    ...fault(taken !== 1, `${taken} times at the warehouse`),
    ...fault(state !== 'sent', `the order is ${state}`),
  ]
}

/** What is shown of its parcel can be shown, and the good answer is taken. */
const proveShipment = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  recover(proof)
  const id = await paidOrder(proof)
  await proof.drain()
  await proof.eraControl('orders', { reference: id, status: 'shipped' })
  const { importedOrders } = proof.store.backend
  proof.proxy.choose(garbage)
  const thrown = await importedOrders.followShipment(id).then(() => [], nameFailure)
  const hit = wasHit(proof)
  recover(proof)
  await importedOrders.followShipment(id)
  await proof.drain()
  const { rows } = await proof.pool.query(
    'SELECT shipped_at, tracking FROM backend.international_sendings WHERE order_id = $1',
    [id],
  )
  const text = JSON.stringify(rows[0]?.tracking ?? null)
  return [
    ...hit,
    ...thrown,
    ...fault(!rows[0]?.shipped_at, 'the parcel is not on its way'),
    ...fault(/javascript:|\\u0000/.test(text) || text.length > 3_000, `tracking ${text.slice(0, 100)}`),
  ]
}

const amount = 150_000

/** The list of the warehouse has offers of other kinds as well. */
const forOffer = ({ row, ...garbage }: Garbage, reference: string): Garbage => ({
  ...garbage,
  isEveryRow: true,
  row: (own, other) => (own.reference === reference && row ? row(own, other) : own),
})

/** Of two answers the good one is followed at once, the other when it is good. */
const proveOffer = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  recover(proof)
  const offers: string[] = []
  for (let nth = 0; nth < 2; nth += 1) {
    const eraId = await proof.addImport(5)
    const made = await proof.commands.offerImport({ buyer: proof.newBuyer(), eraId, amount })
    if (!made.ok) return [`refused: ${made.refusal.code}`]
    offers.push(made.offer.id)
  }
  await proof.drain()
  for (const reference of offers)
    await proof.eraControl('offers', { reference, status: 'countered', amount: 170_000, note: 'as it is' })
  const { poll } = createFollowEraOffers({
    ...{ database: proof.store.database, offers: proof.store.backend.offers },
    jobs: { define: (definition) => definition },
    era: createEraClient({ url: proof.surroundings.eraUrl, log: { info: silence, warn: silence } }),
    log: { info: silence, warn: silence, error: silence },
  })
  const read = async () =>
    (
      await proof.pool.query<{ status: string; counter: string | null }>(
        'SELECT status, counter_price AS counter FROM backend.offers WHERE id = ANY($1) ORDER BY id',
        [offers],
      )
    ).rows
  proof.proxy.choose(forOffer(garbage, offers[0] ?? ''))
  const thrown = await poll().then(() => [], nameFailure)
  const hit = wasHit(proof)
  const early = await read()
  recover(proof)
  await poll()
  const late = await read()
  const isWrong = ({ status, counter }: { status: string; counter: string | null }) =>
    status !== 'pending' && !(status === 'countered' && Number(counter) === 170_000)
  return [
    ...hit,
    ...thrown,
    ...fault(early.some(isWrong), `wrong answers: ${JSON.stringify(early)}`),
    ...fault(!early.some(({ status }) => status === 'countered'), 'no good answer was followed'),
    ...fault(!late.every(({ status }) => status === 'countered'), `later ${JSON.stringify(late)}`),
  ]
}

/** A count that can be true, none, or a failure of the warehouse. */
const proveStock = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  recover(proof)
  const eraId = await proof.addImport(7)
  const { international } = proof.store.backend
  proof.proxy.choose(garbage)
  const counted = await international.confirmStock([eraId]).catch((error: unknown) => nameFailure(error))
  const hit = wasHit(proof)
  recover(proof)
  const count = Array.isArray(counted) ? undefined : (counted as ReadonlyMap<string, number | null>).get(eraId)
  const isSane = count === undefined || count === null || count === 0 || count === 7
  return [...hit, ...(Array.isArray(counted) ? counted : []), ...fault(!isSane, `counted ${count}`)]
}

const proveRate = async (proof: GarbageProof, garbage: Garbage): Promise<string[]> => {
  recover(proof)
  // Anew for each kind: a rate that was read is kept for a while.
  const open = () =>
    createExchangeRate({
      ...{ database: proof.store.database, log: { info: silence, warn: silence, error: silence }, now: Date.now },
      era: {
        ...createEraClient({ url: proof.surroundings.eraUrl, log: { info: silence, warn: silence } }),
        source: 'rates',
      },
    })
  const before = await open()()
  proof.proxy.choose(garbage)
  const after = await open()().catch((error: unknown) => nameFailure(error))
  const hit = wasHit(proof)
  recover(proof)
  const text = Array.isArray(after) ? '' : (after as { pesosPerDollar: string }).pesosPerDollar
  return [
    ...hit,
    ...(Array.isArray(after) ? after : []),
    ...fault(text !== '' && text !== before.pesosPerDollar && text !== '750', `the rate is ${text}`),
  ]
}

const all = (
  call: string,
  kinds: Readonly<Record<string, Garbage>>,
  prove: (proof: GarbageProof, garbage: Garbage) => Promise<string[]>,
) =>
  Object.entries(kinds).map(([name, garbage]) => ({
    name: `${call}: ${name}`,
    prove: (proof: GarbageProof) => prove(proof, garbage),
  }))

/** T20 for every other call to the warehouse: each kind alone, with a closed circuit. */
export const callKinds = [
  ...all('order', orderGarbage, proveOrder),
  ...all('shipment', shipmentGarbage, proveShipment),
  ...all('offer', offerGarbage, proveOffer),
  ...all('stock', stockGarbage, proveStock),
  ...all('rate', rateGarbage, proveRate),
]
