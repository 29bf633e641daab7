import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createClock } from './clock.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database

beforeAll(() => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'clock test', log })
})
afterAll(() => database.close())

it('the clock tells the time of the database, with the offset of the test', async () => {
  const clock = createClock(database)
  const before = await clock.now()
  await testDatabase.setClockOffset(86_400_000)
  const after = await clock.now()
  expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(86_400_000)
})
