import { expect, it } from 'vitest'
import { newCustomer, useTestOffers } from '../../../../../tests/support/orders/test-offers.ts'

const test = useTestOffers()

it('the decision on an offer sends no counter-offer for a unit that is held for somebody else, or gone', async () => {
  const [customer, product] = [newCustomer(), await test.addProduct()]
  const { id } = await test.submitted(customer, product, 600)
  await test.sellAll(product.variantId)
  expect(await test.offers.counter(id, 90_000)).toEqual({ ok: false, refusal: { code: 'offer-no-unit' } })
  expect((await test.row(id))?.status).toBe('pending')
  expect(await test.mailsTo(customer)).toHaveLength(1)
})
