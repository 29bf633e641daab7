import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/databases/test-database.ts'
import { migrationsFolder } from './migrate.ts'
import { createTestDatabase } from './test-database.ts'

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

describe('a test database', () => {
  const testDatabase = useTestDatabase()

  it('is migrated, and its clock can be moved both ways', async () => {
    const offset = `SELECT (extract(epoch FROM app_now() - statement_timestamp()) * 1000)::int AS ms`
    expect(await ask(testDatabase.url, offset)).toEqual([{ ms: 0 }])
    await testDatabase.setClockOffset(90_000)
    expect(await ask(testDatabase.url, offset)).toEqual([{ ms: 90_000 }])
    await testDatabase.setClockOffset(-1)
    expect(await ask(testDatabase.url, offset)).toEqual([{ ms: -1 }])
  })

  it('shares no row with another one', async () => {
    await ask(testDatabase.url, 'CREATE TABLE mine (id int)')
    const other = await createTestDatabase(inject('postgresUrl'))
    expect(await ask(other.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }])
    await other.drop()
  })

  it('is gone after drop, also with somebody connected', async () => {
    const other = await createTestDatabase(inject('postgresUrl'))
    const guest = new pg.Client({ connectionString: other.url })
    guest.on('error', () => {})
    await guest.connect()
    await other.drop()
    await expect(ask(other.url, 'SELECT 1')).rejects.toThrow('does not exist')
    await guest.end().catch(() => {})
  })
})

describe('the template of test databases', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dvaput-migrations-'))
    await cp(migrationsFolder, folder, { recursive: true })
    // A set of migrations that nobody has seen, so that the template is still to be made.
    await writeFile(join(folder, '0001_app_now.sql'), `\n-- ${folder}`, { flag: 'a' })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once, however many ask for it at once', async () => {
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => createTestDatabase(inject('postgresUrl'), { folder })),
    )
    const template = new URL(databases[0]?.url ?? '').pathname.slice(1).replace(/_[^_]*$/, '')
    const named = `SELECT datname AS name FROM pg_database WHERE datname LIKE '${template}%'`
    expect(await ask(inject('postgresUrl'), named)).toHaveLength(databases.length + 1)
    await Promise.all(databases.map((database) => database.drop()))
    expect(await ask(inject('postgresUrl'), named)).toEqual([{ name: template }])
    await ask(inject('postgresUrl'), `DROP DATABASE ${template}`)
  })

  it('has the rows of a seed, written once', async () => {
    let filled = 0
    const name = `seed_${randomBytes(4).toString('hex')}`
    const fill = async (url: string) => {
      filled += 1
      await ask(url, 'CREATE TABLE seeded AS SELECT 7 AS id')
    }
    const create = () => createTestDatabase(inject('postgresUrl'), { seed: { name, fill } })
    const databases = await Promise.all([create(), create()])
    for (const { url, drop } of databases) {
      expect(await ask(url, 'SELECT id FROM seeded')).toEqual([{ id: 7 }])
      await drop()
    }
    expect(filled).toBe(1)
    const plain = await createTestDatabase(inject('postgresUrl'))
    expect(await ask(plain.url, `SELECT to_regclass('seeded') AS seeded`)).toEqual([{ seeded: null }])
    await plain.drop()
    const template = new URL(databases[0]?.url ?? '').pathname.slice(1).replace(/_[^_]*$/, '')
    await ask(inject('postgresUrl'), `DROP DATABASE ${template}`)
  })
})
