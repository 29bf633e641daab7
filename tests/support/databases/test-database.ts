import { createTestDatabase, type TestDatabase } from '@dvaput/database/test-database'
import { afterAll, beforeAll, inject } from 'vitest'

type Options = {
  /** With the demo of both shops, and the catalogue synced from them. */
  readonly demo?: boolean
  /** With the platform as after its first start. */
  readonly platform?: boolean
}

/** Only who needs the platform pays for its modules. */
const seedOf = async ({ demo, platform }: Options) => {
  if (demo) return (await import('./demo-database.ts')).demoSeed()
  return platform ? (await import('./platform-database.ts')).platformSeed() : undefined
}

/** Gives the test file a database of its own, empty unless told otherwise. Its fields can be read from `beforeAll` on. */
export function useTestDatabase(options: Options = {}): Omit<TestDatabase, 'drop'> {
  let database: TestDatabase | undefined
  const opened = () => {
    if (!database) throw new Error('the test database exists from beforeAll to afterAll only')
    return database
  }
  beforeAll(async () => {
    const seed = await seedOf(options)
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
