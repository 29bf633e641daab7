import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/** @typedef {import('vitest/node').TestModule} TestModule */

/** @param {TestModule} module */
const reportModule = (module) => {
  const name = relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  /** @param {string} state */
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failed = inState('failed')
  // A file that cannot be read, or a hook that fails, may name no test.
  const failedWithoutTest = failed.length === 0 && module.state() === 'failed' ? [name] : []
  return {
    passed: inState('passed').length,
    skipped: inState('skipped').length + inState('pending').length,
    failedTests: [...failed.map(({ fullName }) => `${name} › ${fullName}`), ...failedWithoutTest],
    file: { name, seconds: module.diagnostic().duration / 1000 },
  }
}

/** A reporter of Vitest: writes what happened to the file that TEST_REPORT names. */
export default class VitestReport {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const path = process.env.TEST_REPORT
    if (path) writeFileSync(path, JSON.stringify(modules.map(reportModule)))
  }
}
