/**
 * What one runner reports: of checks, of Vitest or of Playwright.
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} secondTries tests that failed first and passed when they were run again
 * @property {string[]} failures checks, tests and what went wrong outside of tests
 * @property {{ name: string, seconds: number }[]} files with the time that their tests and hooks took
 */

/** One second try is an accident of a busy machine at most; so many in one run are faults. */
export const failingSecondTries = 3

const shownFiles = 20

/** @returns {Report} */
export const emptyReport = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  secondTries: [],
  failures: [],
  files: [],
})

/** @param {readonly Report[]} reports @returns {Report} */
export const addReports = (reports) => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.reduce((sum, { failed }) => sum + failed, 0),
  skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
  secondTries: reports.flatMap(({ secondTries }) => secondTries),
  failures: reports.flatMap(({ failures }) => failures),
  files: reports.flatMap(({ files }) => files),
})

/**
 * Too many second tries count as failed tests.
 *
 * @param {Report} report
 * @returns {Report}
 */
export const refuseManySecondTries = (report) => {
  const { passed, failed, secondTries } = report
  if (secondTries.length < failingSecondTries) return report
  return { ...report, passed: passed - secondTries.length, failed: failed + secondTries.length }
}

/** The line that a CI reads. @param {Report} report */
export const formatCounts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** @param {Report} report */
const formatSlowest = ({ files }) => {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, shownFiles)
  return [
    `The ${slowest.length} slowest files:`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ]
}

/** @param {Report} report */
const formatSecondTries = ({ secondTries }) => [
  `Passed only at the second try (each is a fault to mend; ${failingSecondTries} in one run fail it):`,
  ...secondTries.map((name) => `  ${name}`),
]

/** @param {Report} report */
const formatFailed = ({ failures }) => ['Failed:', ...failures.map((name) => `  ${name}`)]

/** What `npm test` ends with; the counts stand alone on the last line. @param {Report} report */
export const formatSummary = (report) =>
  [
    ...(report.files.length > 1 ? [formatSlowest(report)] : []),
    ...(report.secondTries.length > 0 ? [formatSecondTries(report)] : []),
    ...(report.failures.length > 0 ? [formatFailed(report)] : []),
    [formatCounts(report)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
