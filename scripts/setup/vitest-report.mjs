import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {{ message?: string, VITEST_TEST_PATH?: string }} VitestError */
/** @typedef {{ name: string, seconds: number, passed: number, skipped: number, failedTests: string[], errors: string[] }} VitestFile */
/** @typedef {{ files: VitestFile[], errors: string[] }} VitestRun */

/** @param {VitestError} error */
const firstLine = ({ message = 'an error outside of tests' }) => message.split('\n')[0] ?? ''

/** A file that cannot be read and a hook that fails name no test. @param {TestModule} module */
const errorsOf = (module) => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
]

/** @param {TestModule} module @returns {VitestFile} */
const reportModule = (module) => {
  const name = relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  /** @param {string} state */
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failedTests = inState('failed').map(({ fullName }) => `${name} › ${fullName}`)
  const errors = errorsOf(module).map((error) => `${name}: ${firstLine(error)}`)
  // Whatever else makes a file fail must not be taken for none.
  const isUnexplained = module.state() === 'failed' && failedTests.length + errors.length === 0
  return {
    name,
    seconds: module.diagnostic().duration / 1000,
    passed: inState('passed').length,
    skipped: inState('skipped').length + inState('pending').length,
    failedTests,
    errors: isUnexplained ? [`${name}: failed outside of its tests`] : errors,
  }
}

/** An error of no file: a rejection that nobody handled. @param {VitestError} error */
const nameUnhandled = (error) =>
  `${error.VITEST_TEST_PATH ? relative(root, error.VITEST_TEST_PATH) : 'outside of tests'}: ${firstLine(error)}`

/** A reporter of Vitest: writes what happened to the file that TEST_REPORT names. */
export default class VitestReport {
  /** @param {readonly TestModule[]} modules @param {readonly VitestError[]} unhandledErrors */
  onTestRunEnd(modules, unhandledErrors) {
    const path = process.env.TEST_REPORT
    const run = /** @type {VitestRun} */ ({
      files: modules.map(reportModule),
      errors: unhandledErrors.map(nameUnhandled),
    })
    if (path) writeFileSync(path, JSON.stringify(run))
  }
}
