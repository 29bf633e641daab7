import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { quickChecks, typeChecks } from './setup/checks.mjs'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { findChromium } from './setup/find-chromium.mjs'
import { inRoot, projectNode, root, runCommand } from './setup/project.mjs'
import { reportWork, runChecks } from './setup/run-checks.mjs'
import { runPlaywright, runVitest } from './setup/run-tests.mjs'
import { addReports, emptyReport, formatSummary, refuseManySecondTries } from './setup/summary.mjs'

// npm run test:quick   what was changed since origin/main, and the tests that read it

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Before the first commit of a branch that no other knows there is only what is not committed yet. */
const findBase = () => {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}

const listChanged = () =>
  [git('diff', '--name-only', findBase()), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((paths) => paths.split('\n'))
    .filter((path) => path && existsSync(inRoot(path)))

/** @param {string[]} changed @returns {import('./setup/nearest-tests.ts').NearestTests} */
const findNearestTests = (changed) => {
  const program = inRoot('scripts', 'setup', 'nearest-tests.ts')
  return JSON.parse(execFileSync(projectNode(), [program, ...changed], { cwd: root, encoding: 'utf8' }))
}

/** @param {string} path */
const startsStore = (path) => /^tests\/(server|proof|e2e)\//.test(path)

await runCommand(async () => {
  await ensureInstalled()
  const changed = listChanged()
  if (changed.length === 0) {
    console.log('Nothing was changed since origin/main.')
    return 0
  }
  const { unit, e2e, leftOut } = findNearestTests(changed)
  const reports = [await runChecks(quickChecks(changed))]
  // Tests that start the store run what was built of the pages.
  const build = [...unit, ...e2e].some(startsStore) ? await reportWork('build', ensureBuilt) : emptyReport()
  reports.push(build)
  if (unit.length > 0 && build.failed === 0) reports.push(await runVitest(unit))
  if (e2e.length > 0 && build.failed === 0)
    reports.push(await runPlaywright(e2e, { CHROMIUM_PATH: await findChromium() }))
  reports.push(await runChecks(typeChecks))
  const report = refuseManySecondTries(addReports(reports))
  if (leftOut > 0) console.log(`\n${leftOut} more test files read what was changed: npm test runs them.`)
  console.log(`\n${formatSummary(report)}`)
  return report.failed > 0 ? 1 : 0
})
