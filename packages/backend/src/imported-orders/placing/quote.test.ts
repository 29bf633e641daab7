import { createMoney } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { createTestWarehouse } from '../../../../../tests/support/imported/test-warehouse.ts'
import { createQuote } from './quote.ts'

const shelf = createTestWarehouse()
const item = shelf.stock('ERA-1', 3)
const warned: string[] = []
const silence = () => undefined
const log = { info: silence, error: silence, warn: (_: object, message: string) => void warned.push(message) }
const warehouse = shelf.warehouse

it('the quote of an imported cart goes on with the fixed rate where the shipping rates cannot be read, and logs it [XCO-18]', async () => {
  const quote = createQuote({ inventory: warehouse, shippingRates: () => Promise.reject(new Error('down')), log })
  expect(await quote([{ eraId: item, quantity: 2 }])).toMatchObject({
    shipping: { title: 'Express International', price: { minor: 16_800 }, source: 'fallback', grams: 3_000 },
    total: { minor: 2 * 190_050 + 16_800, currency: 'CLP' },
  })
  expect(warned).toEqual(['shipping rates not read, using the fixed rate'])
})

it('the quote of an imported cart takes the shipping rate for its whole weight, and merges lines of one product', async () => {
  const rates = [
    { title: 'Economy International', price: createMoney(9_000, 'CLP') },
    { title: 'Express International plus', price: createMoney(20_000, 'CLP') },
  ]
  const quote = createQuote({ inventory: warehouse, shippingRates: async () => rates, log })
  const one = await quote([{ eraId: item, quantity: 1 }])
  expect(one.shipping).toMatchObject({ title: 'Economy International', source: 'platform', ratesFound: 2 })
  const twice = await quote([
    { eraId: item, quantity: 1 },
    { eraId: item, quantity: 1 },
  ])
  expect(twice.lines).toMatchObject([{ quantity: 2 }])
  expect(twice.shipping.title).toBe('Express International plus')
})
