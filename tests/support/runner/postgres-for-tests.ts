import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDatabase } from '@dvaput/database/check-database'
import { startEmbeddedPostgres } from '@dvaput/database/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Any database of the server that tests make their own databases on. */
    postgresUrl: string
    /** Seeded templates are of one run: the sources of the seed may differ in the next. */
    runId: string
  }
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** Nothing that tests write has to outlive a power cut, and waiting for the disk was half of the time of a database. */
const changeSettings = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${setting} = off`)
  // Several files at once start two processes of the store each, with more than twenty connections a process.
  await client.query('ALTER SYSTEM SET max_connections = 300')
  await client.end()
}

/** The plain templates stay: they serve the next run as well. */
const dropSeededTemplates = async (url: string, runId: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE datname LIKE $1',
    [`dvaput_test_%_${runId}`],
  )
  for (const { name } of rows) await client.query(`DROP DATABASE ${name}`)
  await client.end()
}

export default async function postgresForTests(project: TestProject) {
  const runId = randomBytes(4).toString('hex')
  project.provide('runId', runId)
  const ownServer = process.env.DATABASE_URL
  if (ownServer) {
    await checkDatabase(ownServer)
    project.provide('postgresUrl', ownServer)
    return () => dropSeededTemplates(ownServer, runId)
  }
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-tests-'))
  // Run by root, PostgreSQL is another user and must be able to enter.
  await chmod(folder, 0o755)
  const first = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  await changeSettings(first.url)
  await first.stop()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(postgres.dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
