import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { preparePostgresDirectories } from '@dvaput/database/embedded/postgres-directories'
import { embeddedPostgresUrl } from '@dvaput/database/embedded-postgres'

/** The PostgreSQL that a server has started in its data folder, seen from outside. */
export const postgresOf = (dataDir: string) => {
  const { clusterDir } = preparePostgresDirectories(dataDir)
  const [pid] = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  return {
    pid: Number(pid),
    url: embeddedPostgresUrl(dataDir),
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The test's own time limit decides how long is too long. */
export const processToEnd = async (pid: number) => {
  while (isAlive(pid)) await sleep(20)
}
