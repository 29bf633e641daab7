import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { holdCountdown } from './hold-countdown.ts'

it.each([
  [59, '0:59'],
  [900, '15:00'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
])('shows %i seconds as %s', (seconds, text) => {
  const clock = { textContent: '' }
  const left = { hidden: true, lastElementChild: clock }
  const hold = { dataset: { seconds: String(seconds), passed: 'over' }, querySelector: () => left }
  runInNewContext(holdCountdown, {
    document: { getElementById: () => hold },
    performance: { now: () => 0 },
    setTimeout: () => undefined,
  })
  expect(left.hidden).toBe(false)
  expect(clock.textContent).toBe(text)
})
