import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { allowedBackendRows, forbiddenBackendRows } from '../support/proofs/forbidden-backend-rows.ts'

const test = useTestDatabase()
const forbidden = Object.assign({}, ...Object.values(forbiddenBackendRows)) as Record<string, string>
const silence = () => undefined
let database: Database

describe('the database refuses what would be a loss', () => {
  beforeAll(async () => {
    database = openDatabase({
      url: test.url,
      applicationName: 'guards',
      log: { warn: silence, error: silence, info: silence },
    })
    for (const statement of allowedBackendRows) await database.pool.query(statement)
  })
  afterAll(() => database.close())

  it.each(Object.entries(forbidden))('by %s', async (name, statement) => {
    const error = await database.pool.query(statement).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ constraint: name })
  })

  it('by a guard that is named here, each of them', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT relation.relname AS name FROM pg_index
       JOIN pg_class AS relation ON relation.oid = indexrelid JOIN pg_class AS guarded ON guarded.oid = indrelid
       WHERE indisunique AND NOT indisprimary AND guarded.relnamespace = 'backend'::regnamespace AND guarded.relname = ANY($1)
       UNION SELECT conname FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
       WHERE contype = 'c' AND connamespace = 'backend'::regnamespace AND relname = ANY($1)`,
      [Object.keys(forbiddenBackendRows)],
    )
    expect(rows.map(({ name }) => name).filter((name) => !(name in forbidden))).toEqual([])
  })
})
