import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { PostgresDirectories } from './postgres-directories.ts'

const STEPS = [
  { signal: 'SIGINT', waitMs: 10_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const

/** After a `kill -9` of ours PostgreSQL lives on. Two on one folder would be the end of it, so the old one goes first. */
export async function endLeftoverPostgres(directories: PostgresDirectories, log: Log) {
  for (const { signal, waitMs } of STEPS) {
    const pids = findProcesses(directories)
    if (pids.length === 0) break
    log.warn({ pids, signal }, 'stopping a PostgreSQL process left over from an earlier run')
    for (const pid of pids) sendSignal(pid, signal)
    for (const end = Date.now() + waitMs; Date.now() < end && findProcesses(directories).length > 0; ) await sleep(20)
  }
  const pids = findProcesses(directories)
  if (pids.length > 0)
    throw new Error(`an earlier PostgreSQL on ${directories.clusterDir} cannot be ended: ${pids.join(', ')}`)
  // Nobody is at work in the folder, so these can only be stale; PostgreSQL itself is misled by a number used again.
  rmSync(join(directories.clusterDir, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(directories.socketDir)) rmSync(join(directories.socketDir, name), { force: true })
}

function findProcesses({ clusterDir, clusterName }: PostgresDirectories): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [program = '', ...args] = readCommandLine(pid)
      return (
        (program.endsWith('/postgres') && args.includes(clusterDir)) || program.startsWith(`postgres: ${clusterName}:`)
      )
    })
    .map(Number)
}

function readCommandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return [] // ended meanwhile
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // ended meanwhile; one that may not be signalled is reported by the caller
  }
}
