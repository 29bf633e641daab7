import { sql } from '@dvaput/database/query'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from './connection.ts'
import { readPosition, type Sort, toCursor } from './keyset.ts'

const sortOf = (name: string, kind: Sort['kind']): Sort => ({
  name,
  kind,
  key: sql`key`,
  id: sql`id`,
  descending: false,
})
const price = sortOf('price', 'number')
const title = sortOf('title', 'text')
const created = sortOf('created', 'time')

describe('a cursor', () => {
  it.each([
    [price, '-1999'],
    [created, '1714557600123456'],
    [title, 'Lenovo “ThinkPad” – č, ñ'],
    [title, ''],
  ])('says where it was made: %#', (sort, key) => {
    const position = { section: 1, key, id: 7_000_001 }
    expect(readPosition(sort, toCursor(sort, position))).toEqual(position)
  })

  it.each([
    ['of another order whose keys look the same', price, ['units_sold', 0, '1', 1]],
    ['of no section', price, ['price', 'first', '1', 1]],
    ['of half a section', price, ['price', 0.5, '1', 1]],
    ['with words for a number', price, ['price', 0, 'cheap', 1]],
    ['with a number that is not whole', price, ['price', 0, '1.5', 1]],
    ['with a number nobody could hold', price, ['price', 0, '9'.repeat(17), 1]],
    ['with words for a moment', created, ['created', 0, 'yesterday', 1]],
    ['whose key is no text', price, ['price', 0, 1, 1]],
    ['whose key holds what no text of the database can', title, ['title', 0, 'a\0', 1]],
    ['of no row', price, ['price', 0, '1']],
    ['of a row by name', price, ['price', 0, '1', 'x']],
    ['of a row beyond counting', price, ['price', 0, '1', 2 ** 53]],
    ['that is an object', price, { name: 'price' }],
    ['that is nothing', price, null],
  ])('%s is refused', (_name, sort, content) => {
    expect(() => readPosition(sort, encodeCursor(content))).toThrow('Invalid cursor for current pagination sort.')
  })
})
