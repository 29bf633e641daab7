import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { inRoot, projectNode } from '../../../scripts/setup/project.mjs'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../tests/support/databases/test-database.ts'
import { createAuditHeadFile } from './audit-head-file.ts'

const test = testDatabaseOfThisFile()
const dataDir = mkdtempSync(join(tmpdir(), 'dvaput-audit-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const runProgram = async (program: 'administrators' | 'audit', ...args: string[]) => {
  const { PATH = '' } = process.env
  const file = inRoot('apps', 'store', 'server', `${program}.ts`)
  const run = promisify(execFile)(projectNode(), [file, ...args], {
    ...{ cwd: '/', env: { PATH, DATABASE_URL: test.url, DATA_DIR: dataDir } },
  })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

it('an operator makes administrators and checks the audit log from the command line', async () => {
  const invited = await runProgram('administrators', 'invite', 'Amra@dvaput.example', 'owner')
  expect(invited.stdout).toMatch(/^http:\/\/localhost:3000\/admin\/start\/[\w-]{43}\nIt works once/)

  const database = new pg.Client(test.url)
  await database.connect()
  await database.query(
    `INSERT INTO backend.administrators (id, email, name, role, password_hash)
     VALUES (gen_random_uuid(), 'amra@dvaput.example', 'Amra', 'owner', '$argon2id$')`,
  )
  const [listed, last, intact] = await Promise.all([
    runProgram('administrators'),
    runProgram('administrators', 'disable', 'amra@dvaput.example'),
    runProgram('audit'),
  ])
  expect(listed.stdout).toBe('amra@dvaput.example  owner  second factor missing  Amra\nadministrators: 1\n')
  expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining('is the last owner') })
  expect(intact).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^audit log intact: 1 rows, 0 heads\nno head of it is kept in .*audit-heads\.log/),
  })

  await database.query(
    `SET session_replication_role = 'replica'; UPDATE backend.audit_log SET after = '{"role": "clerk"}' WHERE id = 1`,
  )
  await database.end()
  expect(await runProgram('audit')).toMatchObject({ code: 1, stdout: 'audit log broken: row 1 is changed\n' })
  await createAuditHeadFile(dataDir).append('a line that the shop did not write')
  const forged = 'audit log not checked: line 1 of the heads was not signed with this APP_SECRET\n'
  expect(await runProgram('audit')).toMatchObject({ code: 1, stdout: forged })
}, 60_000)
