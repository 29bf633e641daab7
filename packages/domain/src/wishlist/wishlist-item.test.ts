import { expect, it } from 'vitest'
import type { CurrentLine, LineState } from '../cart/checked-line.ts'
import { isGone, priceDrop, toStoredItem, type WishlistItem } from './wishlist-item.ts'

const item: WishlistItem = {
  identity: { kind: 'local', shop: 'main', variantId: 'gid://shopify/ProductVariant/71' },
  name: 'ThinkPad T480',
  price: { minor: 122_950, currency: 'BAM' },
  image: '/cdn/t480.jpg',
  handle: 'thinkpad-t480',
  category: 'Laptop',
  vendor: 'Lenovo',
  addedAt: new Date('2026-11-16T06:00:00Z'),
}
const now = (minor: number, currency: 'BAM' | 'CLP' = 'BAM'): CurrentLine => ({
  ...{ handle: 'thinkpad-t480', name: 'ThinkPad T480', price: { minor, currency } },
  ...{ stock: 1, isStockKnown: true, limit: 1 },
})

it('an item of a wishlist is stored with the fields of the specification, its price in major units [ENT-26]', () => {
  expect(toStoredItem(item)).toEqual({
    id: 'local:main:71',
    name: 'ThinkPad T480',
    price: 1229.5,
    currency: 'BAM',
    image: '/cdn/t480.jpg',
    handle: 'thinkpad-t480',
    isInternational: false,
    source: 'local',
    category: 'Laptop',
    vendor: 'Lenovo',
    addedAt: '2026-11-16T06:00:00.000Z',
  })
  const imported = toStoredItem({ ...item, identity: { kind: 'international', eraId: 'ERA-17' } })
  expect(imported).toMatchObject({ id: 'international:ERA-17', isInternational: true, source: 'international' })
})

it.each<[string, CurrentLine | null, number | null]>([
  ['cheaper', now(110_000), 12_950],
  ['the same', now(122_950), null],
  ['dearer', now(130_000), null],
  ['of another currency', now(99_000, 'CLP'), null],
  ['unknown', null, null],
])('an item of the wishlist shows a drop in price only where it is cheaper now: %s', (_, current, minor) => {
  expect(priceDrop({ ...item, current })).toEqual(minor === null ? null : { minor, currency: 'BAM' })
})

it.each<[LineState, boolean]>([
  ['for-sale', false],
  ['sold-out', false],
  ['unknown', false],
  ['gone', true],
  ['not-for-sale', true],
])('that is %s is gone: %s', (state, expected) => {
  expect(isGone({ state })).toBe(expected)
})
