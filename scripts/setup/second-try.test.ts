import { expect, test } from 'vitest'
import { filesToTryAgain, reportOf, withSecondTry } from './second-try.mjs'

const file = (name: string, failed: readonly string[] = [], errors: readonly string[] = []) => ({
  ...{ name, seconds: 1, passed: 5, skipped: 0 },
  failedTests: failed.map((test) => `${name} › ${test}`),
  errors: [...errors],
})
const run = (files: ReturnType<typeof file>[], errors: string[] = []) => ({ files, errors })

test('two tests of one file that pass when they are tried again are two second tries, each by its name', () => {
  const first = run([file('cart.test.ts', ['adds', 'removes']), file('faq.test.ts')])
  expect(filesToTryAgain(first)).toEqual(['cart.test.ts'])
  expect(withSecondTry(first, run([file('cart.test.ts')]))).toMatchObject({
    ...{ passed: 12, failed: 0, failures: [] },
    secondTries: ['cart.test.ts › adds', 'cart.test.ts › removes'],
  })
})

test('of two tests that are tried again the one that fails again has failed, and the other is a second try', () => {
  const first = run([file('cart.test.ts', ['adds', 'removes'])])
  const report = withSecondTry(first, run([file('cart.test.ts', ['removes'])]))
  expect(report).toMatchObject({ passed: 6, failed: 1, failures: ['cart.test.ts › removes'] })
  expect(report.secondTries).toEqual(['cart.test.ts › adds'])
})

test('three failed tests are not tried again, also those of one file', () => {
  const first = run([file('cart.test.ts', ['adds', 'removes', 'clears'])])
  expect(filesToTryAgain(first)).toEqual([])
  expect(reportOf(first)).toMatchObject({ passed: 5, failed: 3 })
})

test('an error outside of tests fails a run in which every test passes, and no second try saves it', () => {
  const unhandled = run([file('cart.test.ts', ['adds'])], ['faq.test.ts: connection lost'])
  expect(filesToTryAgain(unhandled)).toEqual([])
  expect(reportOf(run([file('cart.test.ts')], ['faq.test.ts: connection lost']))).toMatchObject({
    ...{ passed: 5, failed: 1, failures: ['faq.test.ts: connection lost'] },
  })
})

test('a file that cannot be read fails beside a test that fails', () => {
  const first = run([file('cart.test.ts', ['adds']), file('faq.test.ts', [], ['faq.test.ts: no such module'])])
  expect(filesToTryAgain(first)).toEqual([])
  expect(reportOf(first).failures).toEqual(['cart.test.ts › adds', 'faq.test.ts: no such module'])
})

test('a second try that ends with an error outside of tests has not passed', () => {
  const first = run([file('cart.test.ts', ['adds'])])
  const report = withSecondTry(first, run([file('cart.test.ts')], ['cart.test.ts: connection lost']))
  expect(report).toMatchObject({ failed: 2, secondTries: [] })
  expect(report.failures).toEqual(['cart.test.ts › adds', 'cart.test.ts: connection lost'])
})
