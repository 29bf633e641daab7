import { createSealing } from '@dvaput/backend/secrets/sealing'
import { expect, it } from 'vitest'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createSecret, rememberSecret } from './secrets.ts'

const platform = useTestPlatform()

it('the secret of a shop is read again after a failure, and is one for all who read it', async () => {
  const { database } = platform
  const store = { database, sealing: testSealing }
  const [here, there] = [createSecret(store, 'test:one'), createSecret(store, 'test:one')]
  await database.pool.query('ALTER TABLE platform.secrets RENAME TO secrets_away')
  await expect(here()).rejects.toThrow()
  await database.pool.query('ALTER TABLE platform.secrets_away RENAME TO secrets')
  const [first, second] = await Promise.all([here(), there()])
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toBe(first)
  expect(await createSecret(store, 'test:other')()).not.toBe(first)
  await database.pool.query('ALTER TABLE platform.secrets RENAME TO secrets_away')
  expect(await here()).toBe(first)
  await database.pool.query('ALTER TABLE platform.secrets_away RENAME TO secrets')
})

it('lies sealed in the database, also one that was stored as it is', async () => {
  const { database } = platform
  const store = { database, sealing: testSealing }
  const stored = async (name: string) =>
    (await database.pool.query('SELECT value::text FROM platform.secrets WHERE name = $1', [name])).rows[0].value
  const made = await createSecret(store, 'test:sealed')()
  expect(await stored('test:sealed')).not.toContain(made)

  const plain = { key: 'the key of an earlier release' }
  await database.pool.query('INSERT INTO platform.secrets (name, value) VALUES ($1, $2)', ['test:plain', plain])
  const read = () => rememberSecret(store, 'test:plain', () => ({ key: 'another' }))
  expect(await read()).toEqual(plain)
  expect(await stored('test:plain')).not.toContain(plain.key)
  expect(await read()).toEqual(plain)
})

it('the secret of a shop is not opened under another APP_SECRET, and not made anew', async () => {
  const { database } = platform
  await createSecret({ database, sealing: testSealing }, 'test:foreign')()
  const other = createSecret({ database, sealing: createSealing('another secret of another server') }, 'test:foreign')
  await expect(other()).rejects.toThrow('the secret test:foreign was stored under another APP_SECRET')
})
