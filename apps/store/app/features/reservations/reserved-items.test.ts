import { expect, it } from 'vitest'
import { formatItem, parseItems } from './reserved-items.ts'

const identity = { kind: 'local', shop: 'retail', variantId: 'gid://shopify/ProductVariant/7000001' } as const

it('reserved items in the URL are read back as they were written', () => {
  expect(formatItem({ identity, quantity: 2 })).toBe('local:retail:7000001*2')
  expect(parseItems(['local:retail:7000001*2'])).toEqual([{ variantId: identity.variantId, quantity: 2, name: '' }])
})

it.each([
  '',
  'local:retail:7000001',
  'local:retail:7000001*0',
  'local:retail:x*1',
  'international:ERA-1*1',
  '*1',
  null,
])('the reservation of a cart leaves out %s', (value) => {
  expect(parseItems([value])).toEqual([])
})
