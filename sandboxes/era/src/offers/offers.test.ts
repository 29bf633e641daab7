import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Fields, type SandboxUnderTest, startSandboxUnderTest } from '../sandbox-under-test.ts'
import { decideOffer } from './answer-by-itself.ts'

let sandbox: SandboxUnderTest

beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ pictures: import.meta.dirname })
})
afterAll(() => sandbox.close())

const send = (path: string, key: string, body: unknown, to = sandbox) =>
  to.request(path, { method: 'POST', headers: { 'Idempotency-Key': key }, body: JSON.stringify(body) })
const find = async (reference: string, at = sandbox) => {
  const { data } = (await at.read(`/era/offers?reference=${reference}`)) as unknown as {
    data: { offers: Fields[] }
  }
  return data.offers[0]
}
const offer = (reference: string, amount: number) => ({ reference, number: 1, move: 'submit', amount, price: 1_000 })

it('an offer is kept once for one key', async () => {
  const first = await (await send('/era/offers', 'key', offer('once', 100))).json()
  expect(first).toMatchObject({ success: true, data: { reference: 'once', status: 'pending', received: 1 } })
  const again = await send('/era/offers', 'key', offer('once', 100))
  expect([again.status, await again.json()]).toMatchObject([200, { data: { reference: 'once', received: 1 } }])
  expect((await send('/era/offers', 'key', offer('once', 99))).status).toBe(409)
})

it.each([
  [null],
  [{ reference: 'x', number: 1 }],
  [{ reference: 'x', number: 1.5, move: 'submit' }],
  [{ ...offer('x', 1), amount: -1 }],
])('an offer is not made of %j', async (body) => {
  expect((await send('/era/offers', 'bad', body)).status).toBe(400)
})

it('a further move needs an offer, and is remembered by its number', async () => {
  const move = { reference: 'moving', number: 3, move: 'answer', amount: 800 }
  expect((await send('/era/offers/moves', 'early', move)).status).toBe(404)
  await send('/era/offers', 'moving-1', offer('moving', 700))
  await send('/era/offers/moves', 'moving-3', move)
  expect(await find('moving')).toMatchObject({ received: 3, offered: 800 })
})

it('an answer tells which move it knew, and is listed by its time', async () => {
  const since = new Date().toISOString()
  await send('/era/offers', 'told-1', offer('told', 700))
  const told = await sandbox.post('/sandbox/offers', {
    reference: 'told',
    status: 'countered',
    amount: 850,
    note: 'Casi',
  })
  expect(told.status).toBe(200)
  expect(await find('told')).toMatchObject({
    status: 'countered',
    counter: 850,
    note: 'Casi',
    inReplyTo: 1,
    revision: 1,
  })
  const changed = (await sandbox.read(`/era/offers?updatedSince=${since}`)) as unknown as { data: { offers: Fields[] } }
  expect(changed.data.offers.map(({ reference }) => reference)).toContain('told')
  expect((await sandbox.post('/sandbox/offers', { reference: 'nobody', status: 'sold' })).status).toBe(404)
  expect((await sandbox.post('/sandbox/offers', { reference: 'told', status: 'maybe' })).status).toBe(400)
})

it('it answers by itself where nobody has', async () => {
  const quick = await startSandboxUnderTest({ pictures: import.meta.dirname, answersOffersAfter: 20 })
  await send('/era/offers', 'alone-1', offer('alone', 700), quick)
  while ((await find('alone', quick))?.status === 'pending') await sleep(10)
  expect(await find('alone', quick)).toMatchObject({ status: 'countered', counter: 850 })
  await quick.close()
})

it.each([
  [920, 'approved'],
  [700, 'countered'],
  [499, 'rejected'],
])('the warehouse sandbox answers an offer of %i on a price of a thousand with %s', (offered, status) => {
  expect(decideOffer({ offered, price: 1_000 }).status).toBe(status)
})

it('an offer has a number that no earlier run has given', async () => {
  const numbers: unknown[] = []
  for (const day of ['10', '11']) {
    const run = await startSandboxUnderTest({
      ...{ pictures: import.meta.dirname, now: () => new Date(`2026-06-${day}T12:00:00Z`) },
    })
    for (const reference of ['first', 'second']) {
      const made = (await (await send('/era/offers', reference, offer(reference, 100), run)).json()) as { data: Fields }
      numbers.push(made.data.offerId)
    }
    await run.close()
  }
  expect(new Set(numbers).size).toBe(4)
})
