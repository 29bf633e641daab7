import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, projectNode, root } from './project.mjs'
import { filesToTryAgain, reportOf, withSecondTry } from './second-try.mjs'
import { emptyReport } from './summary.mjs'

/** @typedef {import('./summary.mjs').Report} Report */
/** @typedef {import('./vitest-report.mjs').VitestRun} VitestRun */

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
 * Runs a tool whose reporter writes to the file that TEST_REPORT names. Without such a file nothing was run.
 *
 * @template Written
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, written: Written | undefined }>}
 */
const runAndRead = async (args, env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'dvaput-report-'))
  const path = join(folder, 'report.json')
  try {
    const code = await runNode(args, { ...env, TEST_REPORT: path })
    return { code, written: readReport(path) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} path */
const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A tool that fails without naming a test (an error between tests, a run that was ended) counts as one failure.
 *
 * @param {number} code
 * @param {Report} report
 */
const withExitCode = (code, report) => ({ ...report, failed: code === 0 ? report.failed : Math.max(1, report.failed) })

/** @param {string[]} options */
const runVitestOnce = (options) => {
  const reporters = ['--reporter=default', `--reporter=${inRoot('scripts', 'setup', 'vitest-report.mjs')}`]
  const program = inRoot('node_modules', 'vitest', 'vitest.mjs')
  return /** @type {ReturnType<typeof runAndRead<VitestRun>>} */ (
    runAndRead([program, 'run', ...reporters, ...options])
  )
}

/**
 * The files of one or two tests that fail beside all others are run once more alone.
 *
 * @param {string[]} filters
 * @returns {Promise<Report>}
 */
export const runVitest = async (filters) => {
  const first = await runVitestOnce(filters.length > 0 ? ['--passWithNoTests', ...filters] : [])
  if (!first.written) return withExitCode(first.code, emptyReport())
  const files = filesToTryAgain(first.written)
  if (files.length === 0) return withExitCode(first.code, reportOf(first.written))
  console.log(`\nOnce more, alone:\n${files.join('\n')}`)
  const again = await runVitestOnce(['--maxWorkers=1', ...files])
  return withExitCode(again.code, again.written ? withSecondTry(first.written, again.written) : reportOf(first.written))
}

/**
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Report>}
 */
export const runPlaywright = async (filters, env) => {
  const program = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const options = filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []
  const { code, written = emptyReport() } = await /** @type {ReturnType<typeof runAndRead<Report>>} */ (
    runAndRead([program, 'test', ...options], env)
  )
  return withExitCode(code, written)
}

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
