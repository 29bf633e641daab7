import { expect, it } from 'vitest'
import { toLatin } from './to-latin.ts'

it.each([
  ['пуњач за лаптоп', 'punjač za laptop'],
  ['Љубичаста ЏЕЗВА, ђак', 'ljubičasta džezva, đak'],
  ['ThinkPad T14 до 500 KM, štampač, ñandú', 'ThinkPad T14 do 500 KM, štampač, ñandú'],
])('the Cyrillic text %s is %s in Latin letters', (text, latin) => {
  expect(toLatin(text)).toBe(latin)
})
