import { expect, it, onTestFinished } from 'vitest'
import { useTestDatabase } from '../../../tests/support/databases/test-database.ts'
import { checkDisk } from './check-disk.ts'
import { openDatabase } from './open-database.ts'

const testDatabase = useTestDatabase()
const log = { info: () => {}, warn: () => {}, error: () => {} }

it('the disk check has the database write to its disk, more than fits into memory', async () => {
  const database = openDatabase({ url: testDatabase.url, applicationName: 'disk test', max: 1, log })
  onTestFinished(() => database.close())
  const temporaryBytes = async () => {
    await database.pool.query('SELECT pg_stat_force_next_flush()')
    const { rows } = await database.pool.query<{ bytes: number }>(
      'SELECT temp_bytes::int AS bytes FROM pg_stat_database WHERE datname = current_database()',
    )
    return rows[0]?.bytes ?? 0
  }
  const before = await temporaryBytes()
  await checkDisk(database)
  await expect.poll(temporaryBytes, { timeout: 20_000 }).toBeGreaterThan(before + 200_000)
})
