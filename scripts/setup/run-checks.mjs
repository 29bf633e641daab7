import { projectNode, SetupError } from './project.mjs'
import { runStep } from './run-step.mjs'
import { addReports, emptyReport } from './summary.mjs'

/** @typedef {import('./summary.mjs').Report} Report */

/**
 * Does a part of the run that is no test itself. What it fails with is shown and counted; the run goes on.
 *
 * @param {string} title
 * @param {() => Promise<void>} work
 * @returns {Promise<Report>}
 */
export const reportWork = async (title, work) => {
  const since = Date.now()
  const file = () => ({ name: title, seconds: (Date.now() - since) / 1000 })
  try {
    await work()
    return { ...emptyReport(), files: [file()] }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`\n${error.message}\n`)
    return { ...emptyReport(), failed: 1, failures: [title], files: [file()] }
  }
}

/**
 * Runs every check, whatever the one before it found, and counts each as a test.
 *
 * @param {readonly import('./checks.mjs').Check[]} checks
 */
export const runChecks = async (checks) => {
  const reports = []
  for (const { title, args } of checks) {
    const step = { title, done: `✓ ${title}`, command: projectNode(), args }
    const report = await reportWork(title, () => runStep(step))
    reports.push({ ...report, passed: 1 - report.failed })
  }
  return addReports(reports)
}
