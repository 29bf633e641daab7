import { expect, test } from 'vitest'
import { type NavigationItem, navigationKey } from './navigation-item.ts'

const items: readonly NavigationItem[] = [
  { label: 'Laptops', path: '/products/laptops', items: [{ label: 'Used', path: '/products/laptops/used' }] },
  { label: 'Help', items: [{ label: 'Sale', path: '/search?query=sale' }] },
  { label: 'Home', path: '/' },
]

const keyAt = (pathname: string, search = '') => navigationKey(items, { pathname, search })

test('a menu is the same on all pages that none of its links leads to', () => {
  expect(keyAt('/product/dell-latitude')).toBe(keyAt('/product/hp-elitebook', '?variant=2'))
  expect(keyAt('/products/laptops', '?min=5')).toBe(keyAt('/products/laptops', '?min=6'))
})

test('a menu is another one wherever a link or a group of it is marked', () => {
  const pages = [
    keyAt('/faq'),
    keyAt('/'),
    keyAt('/products/laptops'),
    keyAt('/products/laptops/used'),
    keyAt('/products/laptops/new'),
    keyAt('/search', '?query=sale'),
  ]
  // Of a page below a group that is no link of its own, the group alone is marked: as on the page of the group.
  expect(pages[4]).not.toBe(pages[0])
  expect(new Set([pages[0], pages[1], pages[2], pages[3], pages[5]]).size).toBe(5)
})

test('a menu with other links is another one', () => {
  expect(navigationKey(items.slice(1), { pathname: '/faq', search: '' })).not.toBe(keyAt('/faq'))
})
