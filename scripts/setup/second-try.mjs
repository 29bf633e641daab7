import { emptyReport, failingSecondTries } from './summary.mjs'

/** @typedef {import('./summary.mjs').Report} Report */
/** @typedef {import('./vitest-report.mjs').VitestRun} VitestRun */

/** @param {VitestRun} run */
const failedTestsOf = ({ files }) => files.flatMap(({ failedTests }) => failedTests)

/** What no test is to blame for: files that cannot be read, hooks that fail, rejections that nobody handled. @param {VitestRun} run */
const errorsOf = ({ files, errors }) => [...files.flatMap((file) => file.errors), ...errors]

/** @param {VitestRun} run @returns {Report} */
export const reportOf = (run) => {
  const failures = [...failedTestsOf(run), ...errorsOf(run)]
  return {
    ...emptyReport(),
    passed: run.files.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures.length,
    skipped: run.files.reduce((sum, { skipped }) => sum + skipped, 0),
    failures,
    files: run.files.map(({ name, seconds }) => ({ name, seconds })),
  }
}

/**
 * The files of tests that may only have been unlucky beside all others. As many as fail a run by their second tries are
 * no accident, and an error outside of tests is none of theirs.
 *
 * @param {VitestRun} run
 */
export const filesToTryAgain = (run) =>
  failedTestsOf(run).length < failingSecondTries && errorsOf(run).length === 0
    ? run.files.filter(({ failedTests }) => failedTests.length > 0).map(({ name }) => name)
    : []

/**
 * Each test that failed first counts by itself: as a second try where it passed then, else as failed.
 *
 * @param {VitestRun} first
 * @param {VitestRun} again the files of the failed tests alone
 * @returns {Report}
 */
export const withSecondTry = (first, again) => {
  const report = reportOf(first)
  const failures = [...failedTestsOf(again), ...errorsOf(again)]
  // A file that could not be read again has not passed, and a test that it no longer has neither.
  const isWhole = errorsOf(again).length === 0 && reportOf(again).passed > 0
  const secondTries = isWhole ? failedTestsOf(first).filter((name) => !failures.includes(name)) : []
  const stillFailed = [...new Set([...failedTestsOf(first), ...failures])].filter((name) => !secondTries.includes(name))
  return {
    ...report,
    passed: report.passed + secondTries.length,
    failed: stillFailed.length,
    failures: stillFailed,
    secondTries,
  }
}
