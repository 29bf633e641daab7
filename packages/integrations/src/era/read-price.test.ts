import { expect, it } from 'vitest'
import { readEraPrice } from './read-price.ts'

const none = { pesos: null, dollars: null }

it.each([
  [149.5, { ...none, dollars: '149.5' }],
  ['149.50', { ...none, dollars: '149.50' }],
  ['US$ 1,299.00', { ...none, dollars: '1299.00' }],
  [19.990000000000002, { ...none, dollars: '19.99' }],
  [{ amount: 20 }, { ...none, dollars: '20' }],
  [
    { amount: '20.05', currencyCode: 'USD' },
    { ...none, dollars: '20.05' },
  ],
  [{ amountCLP: 189_990 }, { ...none, pesos: 189_990 }],
  [{ amountCLP: '189.990' }, { ...none, pesos: 189_990 }],
  [
    { amount: 189_990, currencyCode: 'CLP' },
    { ...none, pesos: 189_990 },
  ],
  ['CLP 189990', { ...none, pesos: 189_990 }],
  [
    { amount: 200, amountCLP: 189_990 },
    { pesos: 189_990, dollars: '200' },
  ],
  [
    { amount: 200, amountCLP: 0 },
    { ...none, dollars: '200' },
  ],
])('the reader of warehouse prices reads %j [ENT-09] [ENT-10]', (written, price) => {
  expect(readEraPrice(written)).toEqual(price)
})

it.each([undefined, null, '', 0, '0.00', { amount: 0 }, { amountCLP: 0 }, {}])(
  'the reader of warehouse prices finds no price in %j',
  (written) => {
    expect(readEraPrice(written)).toEqual(none)
  },
)

it.each([
  [-149.5, 'price -149.5 is negative'],
  [{ amount: '-3' }, 'price "-3" is negative'],
  [{ amountCLP: 1e21 }, 'price 1e+21 is too high'],
  [1_000_000.01, 'price 1000000.01 is too high'],
  [Number.NaN, 'price null is not a number'],
  ['NaN', 'price "NaN" is not a number'],
  ['call for price', 'price "call for price" is not a number'],
  [{ amount: 0.0001 }, 'price 0.0001 is below one cent'],
  [{ amountCLP: 0.5 }, 'price 0.5 is below one peso'],
  ['1.299', 'price "1.299" can be read as 1299 or 1.299 dollars'],
  [{ amount: true }, 'price true is not an amount'],
  [[], 'price [] is not an amount'],
])('the reader of warehouse prices refuses %j', (written, reason) => {
  expect(readEraPrice(written)).toEqual({ reason })
})
