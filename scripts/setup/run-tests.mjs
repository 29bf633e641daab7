import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, projectNode, root } from './project.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts `flaky` passed the second time */

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const runNode = async (args, env) => {
  const child = spawn(projectNode(), args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  // Ctrl-C reaches the runner by the terminal; we stay to count and to clean up.
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => signal !== 'SIGINT' && child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  const [code] = await once(child, 'close')
  for (const signal of signals) process.off(signal, pass)
  return code ?? 1
}

/**
 * Runs one tool that writes a JSON report, and counts from it. A tool that fails without naming a test (a file that
 * cannot be read, an error between tests) counts as one failure.
 *
 * @template Report
 * @template {Counts} Found
 * @param {(report: string) => { args: string[], env?: NodeJS.ProcessEnv }} program
 * @param {(report: Report) => Found} readCounts
 * @returns {Promise<Found | Counts>}
 */
const runAndCount = async (program, readCounts) => {
  const folder = mkdtempSync(join(tmpdir(), 'dvaput-report-'))
  const path = join(folder, 'report.json')
  try {
    const { args, env } = program(path)
    const code = await runNode(args, env ?? {})
    const counts = readReport(path, readCounts)
    return { ...counts, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @template Report
 * @template {Counts} Found
 * @param {string} path
 * @param {(report: Report) => Found} readCounts
 * @returns {Found | Counts}
 */
const readReport = (path, readCounts) => {
  try {
    return readCounts(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** @typedef {Counts & { failedFiles?: string[] }} VitestCounts */

/**
 * @param {string[]} options
 * @returns {Promise<VitestCounts>}
 */
const runVitestOnce = (options) =>
  runAndCount(
    (report) => ({
      args: [
        inRoot('node_modules', 'vitest', 'vitest.mjs'),
        ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...options,
      ],
    }),
    (
      /** @type {Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number> & { testResults: { name: string, status: string }[] }} */ report,
    ) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failedFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    }),
  )

/** More failing files than this are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3

/**
 * A few files that fail beside all others are run once more alone, and named in the summary when they pass then.
 *
 * @param {string[]} filters
 * @returns {Promise<Counts>}
 */
export const runVitest = async (filters) => {
  const { failedFiles = [], ...first } = await runVitestOnce(
    filters.length > 0 ? ['--passWithNoTests', ...filters] : [],
  )
  if (first.failed === 0 || failedFiles.length === 0 || failedFiles.length > MOST_FILES_AGAIN) return first
  console.log(`\nOnce more, alone:\n${failedFiles.join('\n')}`)
  const again = await runVitestOnce(['--maxWorkers=1', ...failedFiles])
  if (again.failed > 0) return first
  return { ...first, passed: first.passed + first.failed, failed: 0, flaky: first.failed }
}

/**
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 */
export const runPlaywright = (filters, env) =>
  runAndCount(
    (report) => ({
      args: [
        inRoot('node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
      ],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(filters.length > 0 && { E2E_EVERY_SPEC: 'yes' }) },
    }),
    (/** @type {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} */ { stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  )

/** @typedef {{ bar: string, result: string, isHeld: boolean | null }} Bar `null` was not run */

/**
 * A program that holds bars of its own and writes each as a line of JSON to the file that PROOF_REPORT names. One that
 * ends badly without missing a bar has missed one.
 *
 * @param {string} path
 * @param {string[]} args
 * @returns {Promise<Bar[]>}
 */
export const runProof = async (path, args = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'dvaput-report-'))
  const report = join(folder, 'bars.jsonl')
  try {
    writeFileSync(report, '')
    const code = await runNode([path, ...args], { PROOF_REPORT: report })
    const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean)
    const bars = lines.map((line) => /** @type {Bar} */ (JSON.parse(line)))
    const isLost = code !== 0 && bars.every(({ isHeld }) => isHeld !== false)
    return isLost ? [...bars, { bar: 'runs to its end', result: `exit code ${code}`, isHeld: false }] : bars
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {Counts} counts */
export const formatCounts = ({ passed, failed, skipped, flaky = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${flaky > 0 ? `, ${flaky} only the second time` : ''}`
