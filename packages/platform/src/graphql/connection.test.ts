import { expect, it } from 'vitest'
import { encodeCursor, type PageArgs, toListConnection } from './connection.ts'

const list = ['a', 'b', 'c', 'd']
const page = (args: PageArgs) => toListConnection(list, args, (each) => each)
const cursor = encodeCursor

it.each([
  [{ first: 2 }, ['a', 'b'], { hasNextPage: true, hasPreviousPage: false }],
  [{ first: 2, after: cursor('b') }, ['c', 'd'], { hasNextPage: false, hasPreviousPage: true }],
  [{ first: 2, after: cursor('d') }, [], { hasNextPage: false, hasPreviousPage: true }],
  [{ last: 2 }, ['c', 'd'], { hasNextPage: false, hasPreviousPage: true }],
  [{ last: 2, before: cursor('c') }, ['a', 'b'], { hasNextPage: true, hasPreviousPage: false }],
  [{ first: 2, after: cursor('c'), reverse: true }, ['b', 'a'], { hasNextPage: false }],
])('a GraphQL connection cuts a list at %o', (args, nodes, pageInfo) => {
  expect(page(args)).toMatchObject({ nodes, pageInfo })
})

it.each(['', 'nonsense', cursor('z'), cursor(1)])(
  'a GraphQL connection refuses the cursor “%s”, which is of none of them',
  (wrong) => {
    const refused = 'Invalid cursor for current pagination sort.'
    expect(() => page({ first: 2, after: wrong })).toThrow(refused)
    expect(() => page({ last: 2, before: wrong })).toThrow(refused)
  },
)
