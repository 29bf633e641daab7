import { expect, it } from 'vitest'
import { accountOrderStatus, fulfilmentStatus, paymentStatus } from './order-status.ts'

it.each([
  ['FULFILLED', { known: 'delivered' }],
  ['UNFULFILLED', { known: 'processing' }],
  ['ON_HOLD', { known: null, raw: 'ON_HOLD' }],
  [null, { known: 'pending' }],
  ['', { known: 'pending' }],
])('the account calls %j %j [ACC-14]', (status, expected) => {
  expect(accountOrderStatus(status)).toEqual(expected)
})

it.each([
  ['FULFILLED', 'fulfilled'],
  ['Fulfilled', 'fulfilled'],
  ['partial', 'partial'],
  ['PARTIALLY_FULFILLED', 'partial'],
  ['unFulfilled', 'unfulfilled'],
  ['ON_HOLD', 'other'],
  [null, 'other'],
])('/orders calls %j %s, in whatever case [ORD-07]', (status, expected) => {
  expect(fulfilmentStatus(status)).toBe(expected)
})

it.each([
  ['PAID', 'paid'],
  ['Pending', 'pending'],
  ['refunded', 'refunded'],
  ['VOIDED', 'voided'],
  ['PARTIALLY_REFUNDED', 'other'],
  ['AUTHORIZED', 'other'],
  [null, 'other'],
])('a payment %j is %s [ORD-09]', (status, expected) => {
  expect(paymentStatus(status)).toBe(expected)
})
