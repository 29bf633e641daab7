import { expect, it } from 'vitest'
import { parsePickupCode } from './parse-pickup-code.ts'

it.each(['K7MW-3PQX', 'k7mw3pqx', ' K7MW 3PQX\n'])('reads the pickup code %j', (typed) => {
  expect(parsePickupCode(typed)).toBe('K7MW-3PQX')
})

it.each(['', 'K7MW-3PQ', 'K7MW-3PQ1', 'diego@example.com'])('finds no pickup code in %j', (typed) => {
  expect(parsePickupCode(typed)).toBeUndefined()
})
