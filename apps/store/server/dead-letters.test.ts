import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@dvaput/database/open-database'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inRoot, projectNode } from '../../../scripts/setup/project.mjs'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../tests/support/databases/test-database.ts'
import { createTestJobs } from '../../../tests/support/orders/test-jobs.ts'

const testDatabase = testDatabaseOfThisFile()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const runCommand = async (...args: string[]) => {
  const { PATH = '' } = process.env
  const program = inRoot('apps', 'store', 'server', 'dead-letters.ts')
  const env = {
    PATH,
    DATABASE_URL: testDatabase.url,
    NODE_COMPILE_CACHE: join(tmpdir(), 'dvaput-compile-cache'),
  }
  const run = promisify(execFile)(projectNode(), [program, ...args], { cwd: '/', env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

it('an operator lists the jobs that used up their retries, and puts them back', { timeout: 60_000 }, async () => {
  const database = openDatabase({ url: testDatabase.url, applicationName: 'dead letters test', log })
  const jobs = createTestJobs({ database, log })
  let isMended = false
  let runs = 0
  const job = jobs.define({
    name: 'fetch-rates',
    payload: z.object({}),
    retryLimit: 0,
    run: async () => {
      runs += 1
      if (!isMended) throw new Error('no connection')
    },
  })
  await jobs.prepare()
  await database.inTransaction((tx) => jobs.enqueue(tx, job, {}))
  await jobs.drain()

  const listed = await runCommand()
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(listed.stdout).toMatch(
    /^[0-9a-f-]{36} {2}fetch-rates {2}\S+Z {2}1 attempts {2}no connection\ndead letters: 1\n$/,
  )
  const missing = crypto.randomUUID()
  expect(await runCommand(missing)).toEqual({ code: 1, stdout: `${missing} is not a dead letter\n`, stderr: '' })

  isMended = true
  expect((await runCommand('all')).stdout).toMatch(/^[0-9a-f-]{36} replayed\n$/)
  await jobs.drain()
  expect(runs).toBe(2)
  await jobs.stop()
  await database.close()
})
