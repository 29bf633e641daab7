import { createTestDatabase, type TestDatabase } from '@dvaput/database/test-database'
import { afterAll, beforeAll, inject } from 'vitest'

type Options = { readonly demo?: boolean }

/** Gives the test file a database of its own, empty or with the demo in it. Its fields can be read from `beforeAll` on. */
export function useTestDatabase({ demo = false }: Options = {}): Omit<TestDatabase, 'drop'> {
  let database: TestDatabase | undefined
  const opened = () => {
    if (!database) throw new Error('the test database exists from beforeAll to afterAll only')
    return database
  }
  beforeAll(async () => {
    // Only who needs the demo pays for the modules that write it.
    const seed = demo ? (await import('./demo-database.ts')).demoSeed() : undefined
    database = await createTestDatabase(inject('postgresUrl'), seed && { seed })
  }, 180_000)
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
