import { markets } from '@dvaput/domain/markets/markets'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { expect, it } from 'vitest'
import { newCustomer, useTestOffers } from '../../../../tests/support/orders/test-offers.ts'

const test = useTestOffers()
const standingOf = ({ id }: { readonly id: string }, item: string) => {
  const identity = parseProductIdentity(item)
  if (!identity) throw new Error(`no product: ${item}`)
  return test.offers.standing(id, { market: markets.ba, language: 'bcs' }, identity)
}

it('the offer standing of a product tells before the last amount that it is the last', async () => {
  const [customer, product] = [newCustomer(), await test.addProduct()]
  const told: (boolean | undefined)[] = []
  for (const amount of [500, 550, 600]) {
    told.push((await standingOf(customer, product.item))?.isLastMove)
    const { id } = await test.submitted(customer, product, amount)
    await test.offers.answer(customer.id, id, { move: 'withdraw' })
  }
  expect(told).toEqual([false, false, true])
})

it('the offer standing of a product tells the customer alone what was agreed, until the pay-by moment', async () => {
  const [customer, product] = [newCustomer(), await test.addProduct()]
  const { id } = await test.submitted(customer, product, 600)
  const waiting = { status: 'pending', amount: { minor: 60_000, currency: 'BAM' }, until: expect.any(String) }
  expect(await standingOf(customer, product.item)).toEqual({ isLastMove: false, agreed: undefined, open: waiting })
  await test.offers.approve(id)
  expect(await standingOf(customer, product.item)).toMatchObject({ agreed: { offerId: id, price: { minor: 60_000 } } })
  expect(await standingOf(newCustomer(), product.item)).toEqual({
    isLastMove: false,
    agreed: undefined,
    open: undefined,
  })
  await test.setClockOffset(25 * 60 * 60_000)
  expect(await standingOf(customer, product.item)).toMatchObject({ agreed: undefined })
})

it('the offer standing of a product tells the amount of the offer that is open, and until when it is to be answered', async () => {
  const [customer, product] = [newCustomer(), await test.addProduct({ stock: 2 })]
  const { id } = await test.submitted(customer, product, 600)
  const openOf = async () => (await standingOf(customer, product.item))?.open
  const { answerBy } = (await test.offers.listMine(customer.id, 'ba')).offers[0] ?? {}
  expect(await openOf()).toEqual({ status: 'pending', amount: { minor: 60_000, currency: 'BAM' }, until: answerBy })
  await test.offers.counter(id, 80_000)
  expect(await openOf()).toMatchObject({ status: 'countered', amount: { minor: 80_000 } })
  await test.offers.answer(customer.id, id, { move: 'accept' })
  expect(await openOf()).toMatchObject({ status: 'approved', amount: { minor: 80_000 } })
  await test.setClockOffset(25 * 60 * 60_000)
  await test.offers.sweep()
  expect(await openOf()).toBeUndefined()
})

it('the offer standing of a product knows nothing of a product that is not sold here', async () => {
  expect(await standingOf(newCustomer(), 'international:ERA-none')).toBeUndefined()
})
