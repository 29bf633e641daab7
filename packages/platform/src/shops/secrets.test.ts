import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/test-platform.ts'
import { createSecret } from './secrets.ts'

const platform = useTestPlatform()

it('is read again after a failure, and is one for all who read it', async () => {
  const { database } = platform
  const [here, there] = [createSecret(database, 'test:one'), createSecret(database, 'test:one')]
  await database.pool.query('ALTER TABLE platform.secrets RENAME TO secrets_away')
  await expect(here()).rejects.toThrow()
  await database.pool.query('ALTER TABLE platform.secrets_away RENAME TO secrets')
  const [first, second] = await Promise.all([here(), there()])
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toBe(first)
  expect(await createSecret(database, 'test:other')()).not.toBe(first)
  await database.pool.query('ALTER TABLE platform.secrets RENAME TO secrets_away')
  expect(await here()).toBe(first)
  await database.pool.query('ALTER TABLE platform.secrets_away RENAME TO secrets')
})
