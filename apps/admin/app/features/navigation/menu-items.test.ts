import { expect, it } from 'vitest'
import { addItem, moveItem, type NewItem, replaceItem, withoutOwnUrls } from './menu-items.ts'

const item = (gid: string, ...items: readonly NewItem[]): NewItem => ({ gid, title: gid, type: 'CATALOG', items })
/** `a(b c) d` */
const inWords = (items: readonly NewItem[] = []): string =>
  items.map(({ gid, title, items: below }) => (gid ?? title) + (below?.length ? `(${inWords(below)})` : '')).join(' ')
const menu = [item('a', item('b'), item('c')), item('d'), item('e')]

it.each([
  ['d', 'up', 'd a(b c) e'],
  ['d', 'down', 'a(b c) e d'],
  ['c', 'up', 'a(c b) d e'],
  ['d', 'in', 'a(b c d) e'],
  ['e', 'in', 'a(b c) d(e)'],
  ['b', 'out', 'a(c) b d e'],
  // Nowhere to go: the first, the last, one with items of its own, one below another, one of another menu.
  ['a', 'up', 'a(b c) d e'],
  ['e', 'down', 'a(b c) d e'],
  ['a', 'in', 'a(b c) d e'],
  ['b', 'in', 'a(b c) d e'],
  ['d', 'out', 'a(b c) d e'],
  ['x', 'up', 'a(b c) d e'],
] as const)('the menu editor moves the item %s %s', (gid, move, expected) => {
  expect(inWords(moveItem(menu, gid, move))).toBe(expected)
})

it('the menu editor changes, takes away and adds an item', () => {
  const facts = { title: 'new', type: 'SEARCH' } as const
  expect(replaceItem(menu, 'b', facts)[0]?.items?.[0]).toEqual({ ...facts, gid: 'b', items: [] })
  expect(inWords(replaceItem(menu, 'a', facts))).toBe('a(b c) d e')
  expect(inWords(replaceItem(menu, 'a', undefined))).toBe('d e')
  expect(inWords(replaceItem(menu, 'c', undefined))).toBe('a(b) d e')
  expect(inWords(addItem(menu, 'd', facts))).toBe('a(b c) d(new) e')
  expect(inWords(addItem(menu, '', facts))).toBe('a(b c) d e new')
})

it('the menu editor leaves the URL of a record to the shop', () => {
  const collection = { title: 'c', type: 'COLLECTION', url: '/collections/old', resourceGid: 'gid://c' } as const
  expect(withoutOwnUrls([{ ...collection, items: [{ title: 'h', type: 'HTTP', url: '/faq' }] }])).toEqual([
    { title: 'c', type: 'COLLECTION', resourceGid: 'gid://c', items: [{ title: 'h', type: 'HTTP', url: '/faq' }] },
  ])
})
