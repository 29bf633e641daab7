import { expect, it } from 'vitest'
import { createDetailsCache } from './details-cache.ts'

const minute = 60_000

it('the cache of product details keeps what was seen for ten minutes, each for itself [PDP-27]', () => {
  let now = 0
  const kept = createDetailsCache<string>(() => now)
  kept.set('bcs laptop', 'laptop')
  now = 5 * minute
  kept.set('bcs phone', 'phone')
  now = 10 * minute - 1
  expect([kept.get('bcs laptop'), kept.get('bcs phone'), kept.get('en laptop')]).toEqual(['laptop', 'phone', undefined])
  now = 10 * minute
  expect([kept.get('bcs laptop'), kept.get('bcs phone')]).toEqual([undefined, 'phone'])
})

it('the cache of product details drops the oldest of many', () => {
  const kept = createDetailsCache<number>(() => 0)
  for (let number = 0; number < 61; number += 1) kept.set(String(number), number)
  expect([kept.get('0'), kept.get('1'), kept.get('60')]).toEqual([undefined, 1, 60])
})
