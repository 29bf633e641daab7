import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/** @typedef {import('@playwright/test/reporter').Suite} Suite */
/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/** @param {TestCase} test */
const nameOf = (test) => relative(root, test.location.file)

/** @param {readonly TestCase[]} tests */
const addDurations = (tests) => {
  const sums = /** @type {Map<string, number>} */ (new Map())
  for (const test of tests) {
    const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0)
    sums.set(nameOf(test), (sums.get(nameOf(test)) ?? 0) + milliseconds)
  }
  return [...sums].map(([name, milliseconds]) => ({ name, seconds: milliseconds / 1000 }))
}

/** A reporter of Playwright: writes what happened to the file that TEST_REPORT names. */
export default class PlaywrightReport {
  /** @type {Suite | undefined} */
  #suite

  printsToStdio() {
    return false
  }

  /** @param {import('@playwright/test/reporter').FullConfig} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite
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
      failed: failed.length,
      skipped: having('skipped').length,
      secondTries: again.map((test) => `${nameOf(test)} › ${test.title}`),
      failedFiles: [...new Set(failed.map(nameOf))],
      files: addDurations(tests),
    })
    writeFileSync(path, JSON.stringify(report))
  }
}
