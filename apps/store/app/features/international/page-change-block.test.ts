import { expect, it } from 'vitest'
import { createPageChangeBlock } from './page-change-block.ts'

it('blocks a further page change for half a second after each one [INTL-15]', () => {
  let now = 10_000
  const block = createPageChangeBlock(() => now)
  expect(block.tryChange()).toBe(true)
  now += 499
  expect(block.tryChange()).toBe(false)
  now += 1
  expect(block.tryChange()).toBe(true)
  now += 100
  expect(block.tryChange()).toBe(false)
  // A refused change does not prolong the block.
  now += 400
  expect(block.tryChange()).toBe(true)
})
