import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { holdCountdown } from './hold-countdown.ts'

it.each([
  [59, '0:59'],
  [900, '15:00'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 d 0:00:00'],
  [363_271, '4 d 4:54:31'],
])('the countdown of a hold shows %i seconds as %s', (seconds, text) => {
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

it('the countdown of a hold says when the time is over, to who listens too, and leads on', () => {
  const left = { hidden: true, lastElementChild: { textContent: '' } }
  const told: string[] = []
  const hold = {
    dataset: { seconds: '900', passed: 'It is over:', again: 'reload' },
    textContent: '',
    className: 'notice',
    append: ({ href, textContent }: { href: string; textContent: string }) => told.push(`${textContent} ${href}`),
    querySelector: () => left,
    setAttribute: (name: string, value: string) => told.push(`${name}=${value}`),
  }
  let now = 0
  const ticks: (() => void)[] = []
  runInNewContext(holdCountdown, {
    document: { getElementById: () => hold, createElement: () => ({}) },
    location: { pathname: '/checkouts/1/payment' },
    performance: { now: () => now },
    setTimeout: (tick: () => void) => ticks.push(tick),
  })
  now = 899_001
  ticks.pop()?.()
  expect([left.lastElementChild.textContent, hold.textContent]).toEqual(['0:01', ''])
  now = 900_000
  ticks.pop()?.()
  expect([hold.textContent, hold.className, ...told]).toEqual([
    'It is over: ',
    'notice warning',
    'reload /checkouts/1/payment',
    'role=alert',
  ])
  expect(ticks).toEqual([])
})
