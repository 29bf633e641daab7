import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '@dvaput/database/check-database'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Any database of the server that tests make their own databases on. */
    postgresUrl: string
  }
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

export default async function postgresForTests(project: TestProject) {
  const ownServer = process.env.DATABASE_URL
  if (ownServer) {
    await checkDatabase(ownServer)
    project.provide('postgresUrl', ownServer)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-tests-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(postgres.dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
