import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { beforeAll, expect, it } from 'vitest'
import { addImported } from '../../../../tests/support/imported/add-imported.ts'
import { newCustomer, useTestOffers } from '../../../../tests/support/orders/test-offers.ts'
import { createDemoImportedOffer } from './demo-imported-offer.ts'
import { createDemoOffers } from './demo-offers.ts'
import { createDemoWaitingOffers } from './demo-waiting-offers.ts'

let demo: ReturnType<typeof createDemoOffers>
let seed: ReturnType<typeof createDemoWaitingOffers>
let seedImported: ReturnType<typeof createDemoImportedOffer>
const customer = newCustomer()
const test = useTestOffers({
  attach: ({ database, jobs, offers }) => {
    demo = createDemoOffers({ database, jobs, offers })
    seed = createDemoWaitingOffers({
      ...{ database, jobs, catalogue: test.catalogue, offers },
      findCustomer: async (email) => (email === demoCustomers.ba.email ? customer : null),
    })
    seedImported = createDemoImportedOffer({
      ...{ database, jobs, offers },
      findCustomer: async (email) => (email === demoCustomers.cl.email ? customer : null),
    })
  },
})
beforeAll(() => demo.seedRules())

it.each([
  [950, { status: 'approved', agreed_price: '95000' }],
  [600, { status: 'countered', counter_price: '80000', response: 'Možemo se naći na pola puta.' }],
  [499, { status: 'rejected' }],
])('the demo’s clerk answers an offer of %i on a price of a thousand', async (amount, expected) => {
  const { id } = await test.submitted(newCustomer(), await test.addProduct(), amount)
  await test.jobs.drain({ alsoLater: true })
  expect(await test.row(id)).toMatchObject(expected)
})

it('the demo’s clerk for offers asks for less than before when the customer offers more', async () => {
  const [shopper, product] = [newCustomer(), await test.addProduct()]
  const { id } = await test.submitted(shopper, product, 600)
  await test.jobs.drain({ alsoLater: true })
  await test.offers.answer(shopper.id, id, { move: 'answer', amount: 700 })
  await test.jobs.drain({ alsoLater: true })
  expect(await test.row(id)).toMatchObject({ status: 'countered', counter_price: '75000' })
})

it('the demo’s clerk for offers does not answer the next offer by what was meant for the one before', async () => {
  const [shopper, product] = [newCustomer(), await test.addProduct()]
  const { id } = await test.submitted(shopper, product, 600)
  await test.offers.counter(id, 90_000, { note: 'Somebody was quicker.' })
  await test.offers.answer(shopper.id, id, { move: 'answer', amount: 700 })
  await test.offers.counter(id, 89_000, { note: 'And again.' })
  await test.jobs.drain({ alsoLater: true })
  expect(await test.row(id)).toMatchObject({ counter_price: '89000', response: 'And again.' })

  await test.offers.answer(shopper.id, id, { move: 'answer', amount: 710 })
  const { rows } = await test.database.pool.query<{ id: string }>(
    `SELECT id FROM pgboss.job WHERE name = 'answer-offer-in-demo' AND state < 'active'`,
  )
  expect(rows).toHaveLength(1)
  await test.database.pool.query(
    `UPDATE pgboss.job SET data = data || '{"move": 1}' WHERE name = 'answer-offer-in-demo' AND state < 'active'`,
  )
  await test.jobs.drain({ alsoLater: true })
  expect(await test.row(id)).toMatchObject({ status: 'pending' })
})

it('the demo’s clerk for offers leaves some to a person, and brings no others while they wait', async () => {
  for (let count = 0; count < 4; count += 1) await test.addProduct()
  for (let starts = 0; starts < 2; starts += 1) {
    await seed(new Date())
    await test.jobs.drain({ alsoLater: true })
    const made = await test.query('SELECT status FROM backend.offers WHERE customer_id = $1', [customer.id])
    expect(made).toEqual([{ status: 'pending' }, { status: 'pending' }, { status: 'pending' }])
  }
})

it('the demo’s clerk makes one offer for an imported product, of which the warehouse has to hear', async () => {
  await addImported(test.database, { id: 'ERA-demo', handle: 'imported-demo', pesos: 200_000, stock: 3 })
  for (let starts = 0; starts < 2; starts += 1) {
    await seedImported(new Date())
    await test.jobs.drain()
  }
  const made = await test.query(
    `SELECT market, offered_price, status FROM backend.offers WHERE kind = 'international'`,
    [],
  )
  expect(made).toEqual([{ market: 'cl', offered_price: '160000', status: 'pending' }])
})
