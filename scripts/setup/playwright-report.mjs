import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

/** @typedef {import('@playwright/test/reporter').Suite} Suite */
/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/** @param {TestCase} test */
const fileOf = (test) => relative(root, test.location.file)

/** @param {TestCase} test */
const nameOf = (test) => `${fileOf(test)} › ${test.title}`

/** @param {readonly TestCase[]} tests */
const addDurations = (tests) => {
  const sums = /** @type {Map<string, number>} */ (new Map())
  for (const test of tests) {
    const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0)
    sums.set(fileOf(test), (sums.get(fileOf(test)) ?? 0) + milliseconds)
  }
  return [...sums].map(([name, milliseconds]) => ({ name, seconds: milliseconds / 1000 }))
}

/** A reporter of Playwright: writes what happened to the file that TEST_REPORT names. */
export default class PlaywrightReport {
  /** @type {Suite | undefined} */
  #suite

  /** Of no test: a file that cannot be read, a shop that does not start. @type {string[]} */
  #errors = []

  printsToStdio() {
    return false
  }

  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError({ message = 'an error outside of tests', location }) {
    const [line = ''] = stripVTControlCharacters(message).split('\n')
    this.#errors.push(location ? `${relative(root, location.file)}: ${line}` : line)
  }

  onEnd() {
    const path = process.env.TEST_REPORT
    if (!path) return
    const tests = this.#suite?.allTests() ?? []
    /** @param {ReturnType<TestCase['outcome']>} outcome */
    const having = (outcome) => tests.filter((test) => test.outcome() === outcome)
    const [failed, again] = [having('unexpected'), having('flaky')]
    const report = /** @type {import('./summary.mjs').Report} */ ({
      passed: having('expected').length + again.length,
      failed: failed.length + this.#errors.length,
      skipped: having('skipped').length,
      secondTries: again.map(nameOf),
      failures: [...failed.map(nameOf), ...this.#errors],
      files: addDurations(tests),
    })
    writeFileSync(path, JSON.stringify(report))
  }
}
