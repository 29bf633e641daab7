import { buildChecks, sourceChecks } from './setup/checks.mjs'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { runCommand } from './setup/project.mjs'
import { reportWork, runChecks } from './setup/run-checks.mjs'
import { runPlaywright, runVitest } from './setup/run-tests.mjs'
import { addReports, formatSummary, refuseManySecondTries } from './setup/summary.mjs'
import { checkFilters, findTestFiles } from './setup/test-files.mjs'

// npm test                      everything: the checks, the build, all tests
// npm test -- checks            the checks alone
// npm test -- unit [filter …]   the tests without the browser
// npm test -- e2e [filter …]    the browser alone
// npm test -- filter …          the tests of both whose path contains a filter
// npm run verify                everything, and ends at the first part that fails
const isVerify = process.argv[2] === '--verify'
const words = process.argv.slice(isVerify ? 3 : 2)
const only = ['checks', 'unit', 'e2e'].find((part) => part === words[0])
const filters = only ? words.slice(1) : words

/** @param {string} part */
const isWanted = (part) => (only ? only === part : filters.length === 0 || part !== 'checks')

await runCommand(async () => {
  const { unit, e2e } = findTestFiles()
  checkFilters(filters, [...(isWanted('unit') ? unit : []), ...(isWanted('e2e') ? e2e : [])])
  await ensureInstalled()
  // Before all else, so that a missing browser is reported before minutes of work.
  const CHROMIUM_PATH = isWanted('e2e') ? await findChromium() : ''
  const parts = [
    { isWanted: isWanted('checks'), run: () => runChecks(sourceChecks) },
    { isWanted: true, run: () => reportWork('build', ensureBuilt), isNeeded: true },
    { isWanted: isWanted('checks'), run: () => runChecks(buildChecks) },
    { isWanted: isWanted('unit'), run: () => runVitest(filters) },
    { isWanted: isWanted('e2e'), run: () => runPlaywright(filters, { CHROMIUM_PATH }) },
  ]
  const reports = []
  for (const part of parts) {
    if (!part.isWanted) continue
    const report = await part.run()
    reports.push(report)
    if (report.failed > 0 && (isVerify || part.isNeeded)) break
  }
  const report = refuseManySecondTries(addReports(reports))
  if (report.passed + report.failed === 0) console.error('\nNo test was run.')
  console.log(`\n${formatSummary(report)}`)
  return report.failed > 0 || report.passed === 0 ? 1 : 0
})
