import { expect, it } from 'vitest'
import { knownSearch } from './known-search.ts'

const page = {
  pattern: '/products',
  access: { kind: 'shared', query: ['brand', 'page'] },
  routeIds: ['root', 'routes/products'],
} as const

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&fbclid=1', ''],
  ['?page=2&brand=Lenovo', '?brand=Lenovo&page=2'],
  ['?brand=Lenovo&utm_source=mail&page=2', '?brand=Lenovo&page=2'],
  ['?brand=Dell&brand=Lenovo', '?brand=Dell&brand=Lenovo'],
  ['?brand=Dell%20EMC', '?brand=Dell+EMC'],
  ['?lang=en&page=2', '?page=2&lang=en'],
  ['?lang=xx', ''],
  ['?lang=es', ''],
  ['?_routes=routes%2Fproducts', '?_routes=routes%2Fproducts'],
  ['?_routes=routes/products,root', '?_routes=root%2Croutes%2Fproducts'],
  ['?_routes=routes/account', ''],
])('%s is %s', (given, known) => {
  expect(knownSearch(given, page, 'en')).toBe(known)
})

it('is nothing on a personal page, which has no key', () => {
  const personal = { ...page, access: { kind: 'personal', guard: 'anyone' } } as const
  expect(knownSearch('?page=2', personal, 'en')).toBe('')
})
