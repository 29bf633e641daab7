import { expect, it } from 'vitest'
import { toCustomerQuery } from './to-customer-query.ts'

it.each([
  ['Amra Hodžić', 'amra* hodžić*'],
  ['amra@kupac.example', 'amra@kupac.example*'],
  ['061/234-567', 'phone:+38761234567'],
  ['+387 61', 'phone:+38761*'],
  ['00387 61 234', 'phone:+38761234*'],
  ['9 8765 4321', 'phone:+56987654321'],
  ['NOT amra OR -x', 'not* amra* or* x*'],
  ['tag:vip (amra) "x', 'tag* vip* amra* x*'],
  ['', ''],
])('the customer %s is searched for by the query %s', (typed, query) => expect(toCustomerQuery(typed)).toBe(query))
