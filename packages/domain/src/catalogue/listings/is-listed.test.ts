import { expect, it } from 'vitest'
import { createMoney } from '../../money/money.ts'
import { isListed } from './is-listed.ts'

const now = new Date('2026-03-01T12:00:00Z')
const variant = (minor: number) => ({
  id: 'v1',
  title: '',
  sku: null,
  price: createMoney(minor, 'BAM'),
  compareAtPrice: null,
  availableForSale: true,
  quantityAvailable: 1,
})
const picture = { url: '/a.avif', alt: null, width: null, height: null }
const complete = { publishedAt: now, availableForSale: true, variants: [variant(100)], images: [picture] }

it.each([
  ['complete', {}, true],
  ['unpublished', { publishedAt: null }, false],
  ['published in a second', { publishedAt: new Date(now.getTime() + 1000) }, false],
  ['of a date nobody can read', { publishedAt: new Date('nonsense') }, false],
  ['not for sale', { availableForSale: false }, false],
  ['without a variant', { variants: [] }, false],
  ['without a picture', { images: [] }, false],
  ['free', { variants: [variant(0)] }, false],
  ['free in one variant', { variants: [variant(100), variant(0)] }, false],
  ['of a negative price', { variants: [variant(-1)] }, false],
  ['said to cost nothing somewhere', { minimumPrice: createMoney(0, 'BAM') }, false],
  ['said to cost at least something', { minimumPrice: createMoney(1, 'BAM'), variants: [variant(0)] }, true],
])('a product that is %s is listed or not [CAT-01]', (_, change, listed) => {
  expect(isListed({ ...complete, ...change }, now)).toBe(listed)
})
