import { expect, test } from 'vitest'
import { addReports, emptyReport, formatSummary, refuseManySecondTries } from './summary.mjs'

const reportOf = (facts: Partial<ReturnType<typeof emptyReport>>) => ({ ...emptyReport(), ...facts })

test('the last line of a run counts what every runner counted', () => {
  const total = addReports([
    reportOf({ passed: 9 }),
    reportOf({ passed: 5400, failed: 2, skipped: 1, failures: ['packages/domain/src/money/money.test.ts'] }),
    reportOf({ passed: 900 }),
  ])
  const lines = formatSummary(total).split('\n')
  expect(lines.at(-1)).toBe('6309 passed, 2 failed, 1 skipped')
  expect(lines).toContain('  packages/domain/src/money/money.test.ts')
})

test('the summary of a run names its twenty slowest files, the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ name: `tests/${index}.test.ts`, seconds: index }))
  const named = formatSummary(reportOf({ passed: 25, files })).match(/tests\/\d+\.test\.ts/g)
  expect(named).toEqual(Array.from({ length: 20 }, (_, index) => `tests/${24 - index}.test.ts`))
})

test('two second tries are named and pass, a third fails the run', () => {
  const two = refuseManySecondTries(
    reportOf({ passed: 10, secondTries: ['cart.spec.ts › adds', 'faq.spec.ts › opens'] }),
  )
  expect(two).toMatchObject({ passed: 10, failed: 0 })
  expect(formatSummary(two)).toContain('cart.spec.ts › adds')

  const three = refuseManySecondTries(reportOf({ passed: 10, secondTries: ['a', 'b', 'c'] }))
  expect(formatSummary(three).split('\n').at(-1)).toBe('7 passed, 3 failed, 0 skipped')
})
