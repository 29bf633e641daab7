import { expect, it } from 'vitest'
import { formatOrderId, parseOrderId } from './order-id.ts'

it('names the shop and the number, and is read back', () => {
  const gid = 'gid://shopify/Order/17'
  expect(formatOrderId('retail', gid)).toBe('retail-17')
  expect(parseOrderId('retail-17')).toEqual({ shop: 'retail', gid })
})

it.each(['17', 'other-17', 'main-0', 'main-1e3', 'main-17 ', 'main-1234567890123456789', 'main-'])(
  'refuses %j',
  (id) => {
    expect(parseOrderId(id)).toBeUndefined()
  },
)

it('refuses an id of anything else', () => {
  expect(() => formatOrderId('main', 'gid://shopify/Product/17')).toThrow(RangeError)
})
