import { createTestDatabase, type TestDatabase } from '@dvaput/database/test-database'
import { afterAll, beforeAll, inject } from 'vitest'

/** Gives the test file a database of its own. Its fields can be read from `beforeAll` on. */
export function useTestDatabase(): Omit<TestDatabase, 'drop'> {
  let database: TestDatabase | undefined
  const opened = () => {
    if (!database) throw new Error('the test database exists from beforeAll to afterAll only')
    return database
  }
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'))
  })
  afterAll(async () => {
    await database?.drop()
  })
  return {
    get url() {
      return opened().url
    },
    setClockOffset: (milliseconds) => opened().setClockOffset(milliseconds),
  }
}
