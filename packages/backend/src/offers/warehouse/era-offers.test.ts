import { failpointActions } from '@dvaput/database/failpoint'
import { createEraClient, type EraClient } from '@dvaput/integrations/era/era-client'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../../tests/support/databases/purges.ts'
import { hour, newCustomer, useTestOffers } from '../../../../../tests/support/orders/test-offers.ts'
import { createEraMessages } from './era-messages.ts'
import { createFollowEraOffers } from './follow-era-offers.ts'

const silence = () => undefined
const errors: unknown[][] = []
const log = { info: silence, warn: silence, error: (...said: unknown[]) => void errors.push(said) }
const sandbox = createEraSandbox({ pictures: import.meta.dirname, keepsKeys: false })
let url = ''
const client = () => createEraClient({ url, log, sleep: async () => undefined })

/** The client is made anew for each test: its circuit breaker remembers. */
let era: EraClient
const lateEra = {
  findOffer: (reference: string) => era.findOffer(reference),
  listOffers: (since: string) => era.listOffers(since),
  sendOffer: (...args: Parameters<EraClient['sendOffer']>) => era.sendOffer(...args),
  sendOfferMove: (...args: Parameters<EraClient['sendOfferMove']>) => era.sendOfferMove(...args),
}
let messages: ReturnType<typeof createEraMessages>
let warehouse: ReturnType<typeof createFollowEraOffers>
const test = useTestOffers({
  onMove: ({ database, jobs }) => {
    messages = createEraMessages({ database, jobs, era: lateEra, isThere: true, log })
    return [messages.onMove]
  },
})

beforeAll(async () => {
  ;({ url } = await sandbox.listen(0))
  const { database, offers } = test
  warehouse = createFollowEraOffers({ database, jobs: { define: () => ({}) as never }, era: lateEra, offers, log })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await control('scenario', { name: 'ok' })
  era = client()
})

const control = (path: string, body: unknown) =>
  fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const answer = (reference: string, status: string, more = {}) => control('offers', { reference, status, ...more })
const effectsOf = async (reference: string) => {
  const journal = await (await fetch(`${url}/sandbox/journal`)).json()
  const { effects } = journal as { effects: { reference: string; key: string }[] }
  return effects.filter((effect) => effect.reference === reference).map(({ key }) => Number(key.split(':').at(-1)))
}
const offerOn = async () => {
  const customer = newCustomer()
  const offer = await test.submitted(customer, await test.addImported(), 60_000)
  return { customer, id: offer.id }
}
const sentOffer = async () => {
  const made = await offerOn()
  await test.jobs.drain()
  return made
}

describe('an offer for an imported product', () => {
  it('is told to the warehouse once, with all that it has to know [GEN-16] [MYOF-16]', async () => {
    const { id } = await offerOn()
    expect(await test.row(id)).toMatchObject({ era_status: 'not_sent', era_offer_id: null })
    await test.jobs.drain()
    expect(await test.row(id)).toMatchObject({ era_status: 'sent', era_offer_id: expect.stringMatching(/^OFF-/) })
    expect(await effectsOf(id)).toEqual([1])
    expect(await era.findOffer(id)).toMatchObject({ received: 1, status: 'pending' })
  })

  it('for a local product is nobody else’s business', async () => {
    const offer = await test.submitted(newCustomer(), await test.addProduct())
    await test.jobs.drain()
    expect(await effectsOf(offer.id)).toEqual([])
    expect(await test.row(offer.id)).toMatchObject({ era_status: 'not_sent' })
  })

  it('is made while the warehouse is down, and arrives in order when it is back', async () => {
    await control('scenario', { name: 'down' })
    const { customer, id } = await offerOn()
    await test.offers.answer(customer.id, id, { move: 'withdraw' })
    await test.jobs.drain()
    expect(await test.row(id)).toMatchObject({ status: 'rejected', era_status: 'not_sent' })
    expect(await effectsOf(id)).toEqual([])
    await control('scenario', { name: 'ok' })
    era = client()
    await messages.sendAgain(id)
    await test.jobs.drain()
    expect(await effectsOf(id)).toEqual([1, 2])
    expect(await test.row(id)).toMatchObject({ era_status: 'sent' })
  })

  it('goes on under a number that the warehouse gave to another offer too', async () => {
    const [first, second] = [await offerOn(), await offerOn()]
    const { sendOffer } = era
    era = { ...era, sendOffer: async (...args) => ({ ...(await sendOffer(...args)), eraOfferId: 'OFF-1' }) }
    await test.jobs.drain()
    for (const { id } of [first, second])
      expect(await test.row(id)).toMatchObject({ era_status: 'sent', era_offer_id: 'OFF-1' })
    const repeated = errors.filter(([, message]) => message === 'the warehouse gave one offer number twice')
    expect(repeated).toMatchObject([[{ offer: expect.any(String), eraOfferId: 'OFF-1' }, expect.any(String)]])
  })

  it('is one although the answer was lost, at a warehouse that does not look at keys', async () => {
    let sent = 0
    const loseFirst = () => {
      sent += 1
      if (sent === 1) throw new IntegrationError({ service: 'era', kind: 'network' })
    }
    failpointActions['after-era-offer'] = { do: 'call', callback: loseFirst }
    const { id } = await offerOn()
    await test.jobs.drain()
    expect(await test.row(id)).toMatchObject({ era_status: 'not_sent' })
    await messages.sendAgain(id)
    await test.jobs.drain()
    expect([sent, await effectsOf(id)]).toEqual([1, [1]])
    expect(await test.row(id)).toMatchObject({ era_status: 'sent' })
  })

  it('is failed when the warehouse refuses it, and can be sent again [MYOF-16]', async () => {
    const { id } = await offerOn()
    await test.query(`UPDATE backend.offer_messages SET body = body || '{"amount":-1}' WHERE offer_id = $1`, [id])
    await test.jobs.drain()
    expect(await test.row(id)).toMatchObject({ status: 'pending', era_status: 'failed' })
    await test.query(`UPDATE backend.offer_messages SET body = body || '{"amount":60000}' WHERE offer_id = $1`, [id])
    await messages.sendAgain(id)
    await test.jobs.drain()
    expect(await test.row(id)).toMatchObject({ era_status: 'sent' })
  })
})

describe('an answer of the warehouse', () => {
  it('is followed once, however often it is told [MYOF-16]', async () => {
    const { customer, id } = await sentOffer()
    await answer(id, 'countered', { amount: 80_000, note: 'Casi' })
    for (let told = 0; told < 3; told += 1) await warehouse.follow(id)
    await warehouse.poll()
    expect(await test.row(id)).toMatchObject({
      ...{ status: 'countered', counter_price: '80000', response: 'Casi', era_status: 'updated' },
    })
    expect(await test.movesOf(id)).toHaveLength(2)
    expect(await test.mailsTo(customer)).toHaveLength(2)
    // Its own move needs not be told to it.
    expect(await effectsOf(id)).toEqual([1])
  })

  it.each([
    ['approved', { status: 'approved', agreed_price: '60000' }],
    ['rejected', { status: 'rejected', reason: null }],
    ['sold', { status: 'rejected', reason: 'sold', era_status: 'sold' }],
  ])('%s is found by asking when no call-back came [MYOF-16]', async (status, expected) => {
    const { id } = await sentOffer()
    await answer(id, status)
    await warehouse.poll()
    expect(await test.row(id)).toMatchObject(expected)
  })

  it('leaves the offer in one of five states of the warehouse, and in no other [MYOF-16]', async () => {
    const { id } = await offerOn()
    for (const status of ['not_sent', 'sent', 'failed', 'updated', 'sold']) {
      await test.query('UPDATE backend.offers SET era_status = $2 WHERE id = $1', [id, status])
      expect(await test.row(id)).toMatchObject({ era_status: status })
    }
    for (const status of ['lost', '', null])
      await expect(test.query('UPDATE backend.offers SET era_status = $2 WHERE id = $1', [id, status])).rejects.toThrow(
        /era_status/,
      )
  })

  it('to an amount that the customer has replaced since changes nothing', async () => {
    const { customer, id } = await sentOffer()
    await answer(id, 'countered', { amount: 80_000 })
    await warehouse.follow(id)
    await control('scenario', { name: 'down' })
    await test.offers.answer(customer.id, id, { move: 'answer', amount: 70_000 })
    await control('scenario', { name: 'ok' })
    await answer(id, 'approved')
    await warehouse.follow(id)
    expect(await test.row(id)).toMatchObject({ status: 'pending', offered_price: '70000' })
  })

  it('of the last unit ends an offer that the customer thinks about', async () => {
    const { id } = await sentOffer()
    await answer(id, 'countered', { amount: 80_000 })
    await warehouse.follow(id)
    await answer(id, 'sold')
    await warehouse.follow(id)
    expect(await test.row(id)).toMatchObject({ status: 'rejected', reason: 'sold', era_status: 'sold' })
  })

  it('about somebody else’s offer, or in words that are no answer, changes nothing', async () => {
    const { id } = await sentOffer()
    await warehouse.follow('nobody')
    await warehouse.follow('019a0000-0000-7000-8000-000000000000')
    await answer(id, 'countered', { amount: 999_999 })
    await warehouse.follow(id)
    expect(await test.row(id)).toMatchObject({ status: 'pending' })
  })
})

describe('an imported product of which none is left', () => {
  it('ends every open offer on it, whoever sold it, and tells their customers', async () => {
    const [product, other] = [await test.addImported(), await test.addImported()]
    const [one, two] = [newCustomer(), newCustomer()]
    const first = await test.submitted(one, product, 60_000)
    const second = await test.submitted(two, product, 60_000)
    const untouched = await test.submitted(two, other, 60_000)
    await test.offers.approve(second.id)
    await test.query('UPDATE backend.international_products SET stock = 0 WHERE id = $1', [product.productId])
    // Whoever has agreed on a price may still buy it.
    await test.offers.sweep()
    expect(await test.row(first.id)).toMatchObject({ status: 'pending' })
    await test.setClockOffset(25 * hour)
    await test.offers.sweep()
    expect(await test.row(second.id)).toMatchObject({ status: 'expired', reason: 'unpaid' })
    expect(await test.row(first.id)).toMatchObject({ status: 'rejected', reason: 'sold', era_status: 'sold' })
    expect(await test.row(untouched.id)).toMatchObject({ status: 'pending' })
    expect((await test.mailsTo(one)).at(-1)).toContain('Proizvod je prodan')
  })
})

describe('90 days after its end', () => {
  it('an offer is deleted with its thread; of one that was bought the price stays', async () => {
    const [ended, bought, open] = [await offerOn(), await offerOn(), await offerOn()]
    await test.offers.reject(ended.id, { note: 'Nema.' })
    await test.offers.approve(bought.id, { note: 'Može.' })
    await test.database.inTransaction((tx) =>
      test.offers.applyMove(tx, bought.id, { move: 'buy', actor: 'order', orderId: 'era-1' }),
    )
    const run = () => purgeBackend(test.database)
    const threadOf = async (id: string) => [
      ...(await test.movesOf(id)),
      ...(await test.query('SELECT key FROM backend.offer_messages WHERE offer_id = $1', [id])),
    ]
    await test.setClockOffset(89 * 24 * hour)
    await run()
    expect(await test.row(ended.id)).toMatchObject({ status: 'rejected', response: 'Nema.' })
    await test.setClockOffset(91 * 24 * hour)
    await run()
    expect(await test.row(ended.id)).toBeUndefined()
    expect(await threadOf(ended.id)).toEqual([])
    expect(await test.row(bought.id)).toMatchObject({
      ...{
        status: 'approved',
        reason: 'used',
        order_id: 'era-1',
        agreed_price: '60000',
        message: null,
        response: null,
      },
    })
    expect(await threadOf(bought.id)).toEqual([])
    expect(await test.row(open.id)).toMatchObject({ status: 'pending', message: 'Može?' })
    expect(await threadOf(open.id)).toHaveLength(2)
  })
})
