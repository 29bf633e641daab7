import { expect, it } from 'vitest'
import { formatOrderId } from './order-id.ts'

it('the id of an order names the shop and the number', () => {
  expect(formatOrderId('retail', 'gid://shopify/Order/17')).toBe('retail-17')
})

it.each(['gid://shopify/Product/17', 'gid://shopify/Order/0', 'gid://shopify/Order/1e3', '17', ''])(
  'the reader of order ids refuses %j',
  (gid) => {
    expect(() => formatOrderId('main', gid)).toThrow(RangeError)
  },
)
