import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explainLastOutput, foreignDataFolder } from '../data-folder.ts'
import { withDatabase } from '../database-url.ts'
import { errorCode } from '../error-code.ts'
import type { PostgresDirectories } from './postgres-directories.ts'
import { spawnedAs } from './postgres-user.ts'

export type PostgresProcess = {
  /** Resolves when the process has ended, with what it said last. */
  ended: Promise<string>
  stop(): Promise<void>
}

const READY_WITHIN_MS = 120_000
const STARTING_UP = '57P03'
const NO_SUCH_DATABASE = '3D000'

export async function startPostgresProcess(
  program: string,
  directories: PostgresDirectories,
  url: string,
): Promise<PostgresProcess> {
  const postgres = spawnPostgres(program, directories)
  try {
    await waitUntilReady(postgres, directories, url)
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Only a cluster of ours has the user of that name. */
const NO_SUCH_USER = '28000'

async function waitUntilReady(postgres: PostgresProcess, { clusterDir }: PostgresDirectories, url: string) {
  let lastOutput: string | undefined
  void postgres.ended.then((output) => {
    lastOutput = output
  })
  const isOurs = async () => {
    try {
      return await isReady(url)
    } catch (error) {
      throw errorCode(error) === NO_SUCH_USER ? foreignDataFolder(clusterDir, (error as Error).message) : error
    }
  }
  for (const deadline = Date.now() + READY_WITHIN_MS; !(await isOurs()); await sleep(15)) {
    if (lastOutput !== undefined) throw explainLastOutput(clusterDir, lastOutput)
    if (Date.now() > deadline) throw new Error(`PostgreSQL on ${clusterDir} was not ready in time`)
  }
}

function spawnPostgres(
  program: string,
  { clusterDir, clusterName, socketDir, user }: PostgresDirectories,
): PostgresProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    cluster_name: clusterName,
    timezone: 'UTC',
    // What a shopper typed stands in the statements and details of errors: it stays out of every log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  const args = ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  // Detached: Ctrl-C in a terminal goes to the whole group, and PostgreSQL must outlive the last request.
  const child = spawn(program, args, { ...spawnedAs(user), detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const lastLines: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    lastLines.push(line)
    if (lastLines.length > 10) lastLines.shift()
  })
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(`ended with ${signal ?? code}. ${lastLines.join(' | ')}`))
  }).finally(() => process.removeListener('exit', endWithUs))

  return {
    ended,
    stop: async () => {
      child.kill('SIGINT')
      const toQuit = setTimeout(() => child.kill('SIGQUIT'), 10_000)
      const toKill = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(toQuit)
      clearTimeout(toKill)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    await runOnce(url, 'SELECT 1')
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === NO_SUCH_DATABASE) {
      await runOnce(withDatabase(url, 'postgres'), `CREATE DATABASE ${new URL(url).pathname.slice(1)}`)
      return true
    }
    if (code === STARTING_UP || code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return false
    throw error
  }
}

async function runOnce(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}
