import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { errorCode } from './error-code.ts'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

type Migration = ReturnType<typeof readMigrationFiles>[number]

const MIGRATION_LOCK = 7_382_150_413
/** No lock in time, or a deadlock with an older release that waits for its turn. */
const GIVES_WAY = ['55P03', '40P01']
const LOCK_ATTEMPTS = 10
const TURN_MS = 100

/** Brings a database up to date; safe when several processes start at once. Answers how many migrations it applied. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dvaput migrate',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    while (!(await takesTurn(client))) await sleep(TURN_MS)
    return await applyMissing(client, readMigrationFiles({ migrationsFolder: folder }))
  } finally {
    await client.end()
  }
}

/** Asked again and again: a statement that waits has a snapshot, for whose end an index that is built concurrently waits. */
async function takesTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])
  return rows[0]?.taken === true
}

// Drizzle's own migrator compares only with the newest applied migration, so one that was merged late is skipped
// without a word. This one asks for each, in Drizzle's table.
async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<number> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)
  `)
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations',
  )
  const appliedHashes = new Map(rows.map((row) => [Number(row.created_at), row.hash]))
  const missing = migrations.filter((migration) => !appliedHashes.has(migration.folderMillis))
  const changed = migrations.find(({ folderMillis, hash }) => (appliedHashes.get(folderMillis) ?? hash) !== hash)
  if (changed) {
    const made = new Date(changed.folderMillis).toISOString()
    throw new Error(`the migration made at ${made} was changed after it had been applied to this database`)
  }
  for (const migration of missing) await applyWhenLocksAllow(client, migration)
  return missing.length
}

/** A migration that waits for a lock makes every later query wait behind it: give way and try again. */
async function applyWhenLocksAllow(client: pg.Client, migration: Migration) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {}) // a lost connection has rolled back by itself
      if (!GIVES_WAY.includes(errorCode(error) ?? '') || attempt === LOCK_ATTEMPTS) throw error
    }
  }
}

/** A statement that cannot be in a transaction, and makes nobody wait. */
export const isConcurrent = (statement: string): boolean =>
  /^(?:\s|--.*\n)*(?:CREATE\s+(?:UNIQUE\s+)?|DROP\s+)INDEX\s+CONCURRENTLY\b/i.test(statement)

async function apply(client: pg.Client, { sql, hash, folderMillis }: Migration) {
  const record = () =>
    client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, folderMillis])
  if (sql.some(isConcurrent)) {
    await applyConcurrently(client, sql)
    await record()
    return
  }
  await client.query("BEGIN; SET LOCAL lock_timeout = '2s'")
  for (const statement of sql) await client.query(statement)
  await record()
  await client.query('COMMIT')
}

async function applyConcurrently(client: pg.Client, sql: readonly string[]) {
  if (!sql.every(isConcurrent)) throw new Error('a migration that builds an index concurrently must do nothing else')
  await client.query('SET lock_timeout = 0; SET statement_timeout = 0')
  for (const statement of sql) await client.query(statement)
  await client.query('RESET lock_timeout; RESET statement_timeout')
  const { rows } = await client.query<{ name: string }>(
    'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid',
  )
  if (rows[0])
    throw new Error(`the index ${rows[0].name} broke off while it was built: its migration must drop it first`)
}
