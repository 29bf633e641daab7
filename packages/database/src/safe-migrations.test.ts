import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkMigration, checkMigrations } from '../../../tests/support/databases/check-migration.ts'

describe('squawk', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dvaput-squawk-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const check = async (sql: string) => {
    const path = join(folder, 'migration.sql')
    await writeFile(path, sql)
    return checkMigration(path)
  }

  it('has nothing against the migrations', async () => {
    expect((await checkMigrations()).findings).toEqual([])
  })

  it('looks at those from 0065 on', async () => {
    for (const name of ['0064_older.sql', '0065_newer.sql', '0066_good.sql'])
      await writeFile(
        join(folder, name),
        name.includes('good') ? 'SELECT 1;' : 'CREATE INDEX many_by_name ON platform.many (name);',
      )
    expect(await checkMigrations(folder)).toEqual({
      checked: 2,
      findings: ['0065_newer.sql: require-concurrent-index-creation in line 1'],
    })
  })

  it.each([
    ['CREATE INDEX many_by_name ON platform.many (name);', 'require-concurrent-index-creation in line 1'],
    ['ALTER TABLE platform.many ADD CHECK (name > 0);', 'constraint-missing-not-valid in line 1'],
    ['ALTER TABLE platform.many RENAME COLUMN name TO title;', 'renaming-column in line 1'],
    ['CREATE INDEX CONCURRENTLY many_by_name ON platform.many (name);', 'prefer-robust-stmts in line 1'],
  ])('finds what would stop the shop: %s', async (sql, finding) => {
    expect(await check(sql)).toContain(finding)
  })

  it.each([
    'CREATE TABLE platform.few (id int); CREATE INDEX few_by_id ON platform.few (id);',
    'DROP INDEX CONCURRENTLY IF EXISTS platform.many_by_name;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY IF NOT EXISTS many_by_name ON platform.many (name);',
    'ALTER TABLE platform.many ADD CONSTRAINT named CHECK (name > 0) NOT VALID;',
  ])('lets through what does not: %s', async (sql) => {
    expect(await check(sql)).toEqual([])
  })
})
