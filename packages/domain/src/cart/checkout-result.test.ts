import { expect, it } from 'vitest'
import { toRateHandle } from './checkout-result.ts'

it.each([
  ['Dostava na adresu', 'dostava-na-adresu'],
  ['  Envío  Estándar ', 'envío-estándar'],
  ['Pickup', 'pickup'],
])('the handle of the rate %s is %s [ENT-25]', (title, handle) => {
  expect(toRateHandle(title)).toBe(handle)
})
