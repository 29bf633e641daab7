import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEraClient, type EraClient } from './era-client.ts'

const sandbox = createEraSandbox({ pictures: import.meta.dirname })
let url: string
let era: EraClient
beforeAll(async () => {
  ;({ url } = await sandbox.listen(0))
})
afterAll(() => sandbox.close())

const control = (path: string, body: unknown) =>
  fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const silence = () => undefined
beforeEach(async () => {
  await control('scenario', { name: 'ok' })
  era = createEraClient({ url, log: { info: silence, warn: silence }, sleep: async () => undefined })
})

const offer = (reference: string) => ({
  ...{ reference, number: 1, move: 'submit', amount: 400, currency: 'CLP', message: null },
  ...{ itemId: '7', sku: null, price: 500, country: 'CL' },
})

describe('an offer at the warehouse', () => {
  it('is one, however often it is sent under its key', async () => {
    const first = await era.sendOffer(offer('one'), 'one:1')
    expect(await era.sendOffer(offer('one'), 'one:1')).toEqual(first)
    expect(await era.findOffer('one')).toEqual({
      ...{ eraOfferId: first.eraOfferId, reference: 'one', status: 'pending', received: 1 },
      ...{ counter: null, note: null, inReplyTo: null, revision: 0 },
    })
    expect(await era.findOffer('nobody')).toBeUndefined()
  })

  it('takes further moves, and says which of them its answer knew', async () => {
    await era.sendOffer(offer('two'), 'two:1')
    await control('offers', { reference: 'two', status: 'countered', amount: 450, note: 'Casi' })
    const { itemId: _, sku: _sku, price: _price, country: _country, ...move } = offer('two')
    await era.sendOfferMove({ ...move, number: 3, move: 'answer', amount: 420 }, 'two:3')
    expect(await era.findOffer('two')).toMatchObject({ received: 3, inReplyTo: 1, revision: 1, note: 'Casi' })
  })

  it('is listed since a moment, once it was answered', async () => {
    const since = new Date().toISOString()
    await era.sendOffer(offer('three'), 'three:1')
    const references = async () => (await era.listOffers(since)).map(({ reference }) => reference)
    expect(await references()).not.toContain('three')
    await control('offers', { reference: 'three', status: 'rejected' })
    expect(await references()).toContain('three')
  })

  it.each(['html', 'down'])('at a warehouse that is %s is thrown back, and changes nothing', async (name) => {
    await control('scenario', { name })
    await expect(era.sendOffer(offer(name), `${name}:1`)).rejects.toMatchObject({ kind: 'bad-response' })
    await control('scenario', { name: 'ok' })
    expect(await era.findOffer(name)).toBeUndefined()
  })
})
