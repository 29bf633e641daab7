import { beforeAll, expect, it } from 'vitest'
import { newCustomer, useTestOffers } from '../../../../tests/support/test-offers.ts'
import { createDemoOffers } from './demo-offers.ts'

let demo: ReturnType<typeof createDemoOffers>
const test = useTestOffers({
  onMove: ({ database, jobs }) => {
    demo = createDemoOffers({ database, jobs, offers: () => test.offers })
    return [demo.onMove]
  },
})
beforeAll(() => demo.start())

it.each([
  [950, { status: 'approved', agreed_price: '95000' }],
  [600, { status: 'countered', counter_price: '80000', response: 'Možemo se naći na pola puta.' }],
  [499, { status: 'rejected' }],
])('answers %i of a thousand in the demo', async (amount, expected) => {
  const { id } = await test.submitted(newCustomer(), await test.addProduct(), amount)
  await test.jobs.drain({ alsoLater: true })
  expect(await test.row(id)).toMatchObject(expected)
})
