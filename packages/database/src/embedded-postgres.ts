import { rmSync } from 'node:fs'
import { initClusterOnce, SUPERUSER } from './embedded/init-cluster.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { endLeftoverPostgres } from './embedded/leftover-postgres.ts'
import { findPostgresBinaries } from './embedded/postgres-binaries.ts'
import { type PostgresDirectories, preparePostgresDirectories } from './embedded/postgres-directories.ts'
import { startPostgresProcess } from './embedded/postgres-process.ts'
import type { Log } from './log.ts'

const urlOf = ({ socketDir }: PostgresDirectories) =>
  `postgres://${SUPERUSER}@localhost/dvaput?host=${encodeURIComponent(socketDir)}`

/** Of the PostgreSQL that another process runs in this data folder. */
export const embeddedPostgresUrl = (dataDir: string): string => urlOf(preparePostgresDirectories(dataDir))

export type EmbeddedPostgres = {
  url: string
  /** Where the data really is, which is not always below the configured folder. */
  dataDir: string
  stop(): Promise<void>
}

/** The caller holds the lock of the data folder: whatever else works in it is a leftover and is ended. */
export async function startEmbeddedPostgres(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const { log } = options
  const directories = preparePostgresDirectories(options.dataDir)
  const url = urlOf(directories)
  const removeSocketDir = () => rmSync(directories.socketDir, { recursive: true, force: true })
  try {
    const binaries = findPostgresBinaries(directories)
    await initClusterOnce(directories, binaries)
    const server = await keepRunning(async () => {
      await endLeftoverPostgres(directories, log)
      return startPostgresProcess(binaries.postgres, directories, url)
    }, log)
    return { url, dataDir: directories.clusterDir, stop: () => server.stop().finally(removeSocketDir) }
  } catch (error) {
    removeSocketDir()
    throw error
  }
}
