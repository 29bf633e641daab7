import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceCopy } from './source-copy.ts'

/** Tests of one file by their whole titles. */
export type TestNames = { readonly file: string; readonly titles: readonly string[] }

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

const toPattern = (titles: readonly string[]) =>
  titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

const readReport = async (path: string): Promise<Report> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  }
}

/** Those of the tests that did not end so; also where their file could not be read or their database not be made. */
export const runTests = async (
  { folder }: SourceCopy,
  databaseUrl: string,
  { file, titles }: TestNames,
  expected: 'passed' | 'failed',
): Promise<readonly string[]> => {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      ...['run', file, '-t', toPattern(titles), '--reporter=json', `--outputFile=${report}`],
    ],
    { cwd: folder, env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: 'ignore' },
  )
  await once(child, 'close')
  const { testResults } = await readReport(report)
  const ended = testResults.flatMap(({ assertionResults }) => assertionResults)
  return titles.filter((title) => !ended.some((each) => each.title === title && each.status === expected))
}
