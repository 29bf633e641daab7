import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { inRoot, projectNode } from '../../scripts/setup/project.mjs'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase()

/** Of the command line, beside the running shop. */
const runProgram = async (env: Record<string, string>, program: string, ...args: string[]) => {
  const file = inRoot('apps', 'store', 'server', `${program}.ts`)
  const { PATH = '' } = process.env
  return promisify(execFile)(projectNode(), [file, ...args], { cwd: '/', env: { PATH, ...env } }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

it('a running shop keeps the head of its audit log outside the database, which shows that the last rows went', async () => {
  await using closing = new AsyncDisposableStack()
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path }
  const server = await startServer({ env })
  closing.defer(async () => void (await server.stop()))
  const database = new pg.Client(testDatabase.url)
  await database.connect()
  closing.defer(() => database.end())

  await runProgram(env, 'administrators', 'invite', 'amra@dvaput.example', 'owner')
  await runProgram(env, 'administrators', 'invite', 'emir@dvaput.example', 'clerk')
  // What its clock does every ten minutes.
  await database.query(`INSERT INTO pgboss.job (name, data) VALUES ('keep-audit-head', '{}')`)
  const heads = () => readFile(join(folder.path, 'audit-heads.log'), 'utf8').catch(() => '')
  await vi.waitUntil(async () => (await heads()) !== '', { timeout: 60_000, interval: 200 })
  expect(await heads()).toMatch(/^\d{4}-\S+ 2 \S{43} \S+\n$/)
  expect(await runProgram(env, 'audit')).toBe('audit log intact: 2 rows, 1 heads\n')

  // Whoever may write the database sets the chain back to fit, and only the file knows better.
  await database.query(`SET session_replication_role = 'replica'`)
  await database.query('DELETE FROM backend.audit_log WHERE id = 2')
  await database.query(
    `UPDATE backend.audit_head SET last_id = 1, last_hash = (SELECT hash FROM backend.audit_log WHERE id = 1)`,
  )
  expect(await runProgram(env, 'audit')).toBe('audit log broken: row 2 is missing\n')
}, 120_000)
