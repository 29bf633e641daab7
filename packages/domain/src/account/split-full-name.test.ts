import { expect, it } from 'vitest'
import { splitFullName } from './split-full-name.ts'

it.each([
  ['Amra Hodžić', 'Amra', 'Hodžić'],
  ['María José Soto Rojas', 'María', 'José Soto Rojas'],
  ['  Diego \t Soto ', 'Diego', 'Soto'],
  ['Amra', 'Amra', ''],
])('splits the full name “%s” at the first space [REG-10]', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName })
})
