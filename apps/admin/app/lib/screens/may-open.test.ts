import { expect, it } from 'vitest'
import { mayOpen } from './may-open.ts'

it('a link is followed by those whose role opens its screen', () => {
  expect([mayOpen('/orders/7', ['orders.read']), mayOpen('/orders/7', ['customers.read'])]).toEqual([true, false])
  expect([mayOpen('/orders?customer=7', ['orders.read']), mayOpen('/orders?customer=7', [])]).toEqual([true, false])
  expect(mayOpen('/products/imports/7', ['products.read'])).toBe(false)
  expect(mayOpen('/products/retail/7', ['products.read'])).toBe(true)
})

it('a link to what every role opens, or to no screen at all, is followed by everybody', () => {
  expect(['/', '/search?q=7', '/login', '/nothing'].map((to) => mayOpen(to, []))).toEqual([true, true, true, true])
})
