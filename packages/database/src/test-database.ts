import { createHash, randomBytes } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { withDatabase } from './database-url.ts'
import { errorCode } from './error-code.ts'
import { migrate, migrationsFolder } from './migrate.ts'

export type TestDatabase = {
  url: string
  setClockOffset(milliseconds: number): Promise<void>
  drop(): Promise<void>
}

/** Rows that take long to write; they are written once and copied with the template. The name says what they are. */
type Seed = { readonly name: string; readonly fill: (url: string) => Promise<void> }
type Options = { readonly folder?: string; readonly seed?: Seed }
/** A database to copy from: the one it begins as, and what is written there. */
type Template = { readonly name: string; readonly from: string; readonly fill: (url: string) => Promise<unknown> }

const TEMPLATE_LOCK = 7_382_150_414
const DUPLICATE_DATABASE = '42P04'

/** A database of its own for a test: a copy of a template, which is made once per set of migrations and seed. */
export async function createTestDatabase(
  serverUrl: string,
  { folder = migrationsFolder, seed }: Options = {},
): Promise<TestDatabase> {
  const migrated = { name: templateName(folder), from: 'template0', fill: (url: string) => migrate(url, folder) }
  const seeded = seed && { name: `${migrated.name}_${seed.name}`, from: migrated.name, fill: seed.fill }
  const template = seeded ?? migrated
  const database = `${template.name}_${randomBytes(6).toString('hex')}`
  const url = withDatabase(serverUrl, database)
  await withClient(serverUrl, async (server) => {
    await ensureTemplate(server, serverUrl, migrated)
    if (seeded) await ensureTemplate(server, serverUrl, seeded)
    await server.query(`CREATE DATABASE ${database} TEMPLATE ${template.name}`)
  })
  return {
    url,
    setClockOffset: (milliseconds) =>
      withClient(url, async (client) => {
        await client.query('UPDATE backend.app_clock SET offset_ms = $1', [milliseconds])
      }),
    drop: () =>
      withClient(serverUrl, async (server) => {
        await server.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
      }),
  }
}

/** The prefix is what lets the clock of such a database be moved: see the migration app_now. */
function templateName(folder: string): string {
  const hash = createHash('sha256')
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) hash.update(migration.hash)
  return `dvaput_test_${hash.digest('hex').slice(0, 12)}`
}

async function ensureTemplate(server: pg.Client, serverUrl: string, template: Template) {
  if (await exists(server, template.name)) return
  // The lock saves work and holds within one database only; what makes it safe is the rename, which one of many wins.
  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (!(await exists(server, template.name))) await buildTemplate(server, serverUrl, template)
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

async function buildTemplate(server: pg.Client, serverUrl: string, { name, from, fill }: Template) {
  const draft = `${name}_${randomBytes(6).toString('hex')}`
  await server.query(`CREATE DATABASE ${draft} TEMPLATE ${from} ENCODING 'UTF8'`)
  try {
    await fill(withDatabase(serverUrl, draft))
    // Nobody may connect any more: a database with guests cannot be copied.
    await server.query(`ALTER DATABASE ${draft} ALLOW_CONNECTIONS false`)
    await server.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  } catch (error) {
    await server.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    if (errorCode(error) !== DUPLICATE_DATABASE) throw error
  }
}

async function exists(server: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [database])
  return rowCount === 1
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'dvaput tests' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
