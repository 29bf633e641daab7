import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { withDatabase } from './database-url.ts'
import { migrate, migrationsFolder } from './migrate.ts'

describe('migrate', () => {
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  let name = ''
  let url = ''
  let client: pg.Client
  beforeAll(() => server.connect())
  afterAll(() => server.end())
  beforeEach(async () => {
    // A shop's database: its name must not look like a test database, whose clock may be moved.
    name = `dvaput_migrate_${randomBytes(6).toString('hex')}`
    url = withDatabase(inject('postgresUrl'), name)
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
    client = new pg.Client({ connectionString: url })
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })

  it('applies every migration once when several processes start at once', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    const { rows } = await client.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')
    expect(applied.filter((count) => count > 0)).toEqual([rows[0].count])
    expect(await migrate(url)).toBe(0)
  })

  it.each([
    'UPDATE backend.app_clock SET offset_ms = 1',
    'DELETE FROM backend.app_clock',
    'TRUNCATE backend.app_clock',
  ])('leaves a shop whose clock nobody can move: %s', async (statement) => {
    await migrate(url)
    await expect(client.query(statement)).rejects.toThrow('the clock can be changed only in a test database')
    const { rows } = await client.query('SELECT app_now() = statement_timestamp() AS same')
    expect(rows).toEqual([{ same: true }])
  })

  describe('with migrations of its own', () => {
    let folder = ''
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dvaput-migrations-'))
      await cp(migrationsFolder, folder, { recursive: true })
    })
    afterEach(() => rm(folder, { recursive: true }))

    const addMigration = async (tag: string, statements: string, when: number) => {
      const journalFile = join(folder, 'meta/_journal.json')
      const journal = JSON.parse(await readFile(journalFile, 'utf8'))
      journal.entries.push({ idx: journal.entries.length, version: '7', when, tag, breakpoints: true })
      await writeFile(journalFile, JSON.stringify(journal))
      await writeFile(join(folder, `${tag}.sql`), statements)
    }

    it('applies one that was made earlier and merged later', async () => {
      await migrate(url, folder)
      await addMigration('merged_late', 'CREATE TABLE late (id int)', 1)
      expect(await migrate(url, folder)).toBe(1)
      await expect(client.query('SELECT FROM late')).resolves.toMatchObject({ rowCount: 0 })
    })

    it('refuses one that was changed after it had been applied', async () => {
      await addMigration('edited', 'CREATE TABLE edited (id int)', 2)
      await migrate(url, folder)
      await writeFile(join(folder, 'edited.sql'), 'CREATE TABLE edited (id bigint)')
      await expect(migrate(url, folder)).rejects.toThrow('was changed after it had been applied')
    })

    it('leaves nothing of one that fails', async () => {
      await migrate(url, folder)
      await addMigration('broken', 'CREATE TABLE half (id int);--> statement-breakpoint\nSELECT 1/0', Date.now() * 2)
      await expect(migrate(url, folder)).rejects.toThrow('division by zero')
      const { rows } = await client.query(`SELECT to_regclass('half') AS half`)
      expect(rows).toEqual([{ half: null }])
    })

    it('gives way to whoever holds a lock, and tries again', async () => {
      await client.query('CREATE TABLE busy (id int)')
      await client.query('BEGIN; LOCK TABLE busy')
      await addMigration('waits', 'ALTER TABLE busy ADD COLUMN name text', Date.now() * 2)
      const migrating = migrate(url, folder)
      const attempts = new Set<string>()
      const watchAttempts = async () => {
        const { rows } = await server.query<{ started: string }>(
          `SELECT xact_start::text AS started FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
          [name],
        )
        for (const { started } of rows) attempts.add(started)
        return attempts.size
      }
      await expect.poll(watchAttempts, { timeout: 15_000 }).toBe(2)
      await client.query('COMMIT')
      expect(await migrating).toBeGreaterThan(0)
    })

    describe('an index that is built concurrently', () => {
      const statements = [
        'DROP INDEX CONCURRENTLY IF EXISTS busy_by_id',
        'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS busy_by_id ON busy (id)',
      ].join(';--> statement-breakpoint\n')
      const isValid = async () =>
        (await client.query("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('busy_by_id')")).rows
      beforeEach(async () => {
        await migrate(url)
        await client.query('CREATE TABLE busy (id int)')
        await addMigration('concurrent', statements, Date.now() * 2)
      })

      it('lets others write while it waits, and processes start at once', async () => {
        const writer = new pg.Client({ connectionString: url })
        await writer.connect()
        await writer.query('BEGIN; INSERT INTO busy VALUES (1)')
        const migrating = Promise.all([migrate(url, folder), migrate(url, folder)])
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock' AND query LIKE '%UNIQUE INDEX%'`
        await expect.poll(async () => (await server.query(waiting, [name])).rowCount, { timeout: 15_000 }).toBe(1)
        await client.query("SET lock_timeout = '1s'; INSERT INTO busy VALUES (2)")
        await writer.query('COMMIT')
        await writer.end()
        expect((await migrating).toSorted()).toEqual([0, 1])
        expect(await isValid()).toEqual([{ indisvalid: true }])
      })

      it('has the time it takes, whatever the database allows others', async () => {
        await server.query(`ALTER DATABASE ${name} SET statement_timeout = '500ms'`)
        await client.query('SET statement_timeout = 0; INSERT INTO busy SELECT generate_series(1, 10)')
        await client.query(
          `CREATE FUNCTION slow(int) RETURNS int IMMUTABLE RETURN CASE WHEN pg_sleep(0.1) IS NULL THEN 0 ELSE $1 END`,
        )
        await addMigration('slow', 'CREATE INDEX CONCURRENTLY busy_slow ON busy (slow(id))', Date.now() * 3)
        expect(await migrate(url, folder)).toBe(2)
      })

      it('is alone in its migration', async () => {
        await addMigration(
          'mixed',
          `${statements};--> statement-breakpoint\nALTER TABLE busy ADD COLUMN name text`,
          Date.now() * 3,
        )
        await expect(migrate(url, folder)).rejects.toThrow('must do nothing else')
      })

      it('is refused where an earlier one broke off and is not dropped', async () => {
        await client.query('INSERT INTO busy VALUES (1), (1)')
        await expect(migrate(url, folder)).rejects.toThrow('could not create unique index')
        await client.query('TRUNCATE busy')
        await writeFile(join(folder, 'concurrent.sql'), statements.split(';--> statement-breakpoint')[1] ?? '')
        await expect(migrate(url, folder)).rejects.toThrow('busy_by_id broke off')
      })

      it('is built anew where it broke off', async () => {
        await client.query('INSERT INTO busy VALUES (1), (1)')
        await expect(migrate(url, folder)).rejects.toThrow('could not create unique index')
        expect(await isValid()).toEqual([{ indisvalid: false }])
        await client.query('TRUNCATE busy')
        expect(await migrate(url, folder)).toBe(1)
        expect(await isValid()).toEqual([{ indisvalid: true }])
      })
    })
  })
})
