import { type Database, openDatabase } from '@dvaput/database/open-database'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../../audit/audit-log.ts'
import type { JobDefinition } from '../../jobs/job.ts'
import { createMail, type Mail } from '../../mail/mail.ts'
import { createJobAdmin, type JobAdmin } from './job-admin.ts'
import { createMailAdmin, type MailAdmin } from './mail-admin.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: null, name: 'Lejla' }
const left: OutgoingMail[] = []
const faults = { isJobBroken: true, isMailServerDown: false }
let database: Database
let jobs: TestJobs
let job: JobDefinition<object>
let mail: Mail
let audit: AuditLog
let jobAdmin: JobAdmin
let mailAdmin: MailAdmin

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'desks test', log })
  jobs = createTestJobs({ database, log })
  job = jobs.define({
    ...{ name: 'fetch-rates', payload: z.object({}), retryLimit: 0 },
    run: async () => {
      if (faults.isJobBroken) throw new Error('no connection')
    },
  })
  const mailer = {
    async send(sent: OutgoingMail) {
      if (faults.isMailServerDown) throw new Error('mail: refused (550)')
      left.push(sent)
    },
    close: silence,
  }
  mail = createMail({ database, jobs, mailer, sealing: testSealing })
  await jobs.prepare()
  await database.pool.query(`UPDATE pgboss.queue SET retry_limit = 0 WHERE name = 'send-mail'`)
  audit = createAuditLog({ database, sealing: testSealing })
  jobAdmin = createJobAdmin({ database, jobs, audit })
  mailAdmin = createMailAdmin({ database, jobs, mail, audit })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const actions = async () => (await audit.list()).entries.map(({ action, subjectId }) => `${action} ${subjectId}`)
const mails = async (query: Partial<Parameters<MailAdmin['list']>[0]> = {}) =>
  (await mailAdmin.list({ isMasked: false, ...query })).mails

it('a job that used up its retries is listed, put back once, and who did it is recorded', async () => {
  for (const key of ['one', 'two']) await database.inTransaction((tx) => jobs.enqueue(tx, job, {}, { key }))
  await jobs.drain()
  const { rows, next } = await jobAdmin.list({})
  expect(rows).toMatchObject([
    { job: 'fetch-rates', key: 'two', attempts: 1, error: 'no connection' },
    { job: 'fetch-rates', key: 'one', attempts: 1, error: 'no connection' },
  ])
  expect(next).toBeNull()
  expect((await jobAdmin.list({ after: `${rows[0]?.micros}_${rows[0]?.id}` })).rows).toMatchObject([{ key: 'one' }])
  expect((await jobAdmin.list({ job: 'send-mail' })).rows).toEqual([])
  faults.isJobBroken = false
  const id = rows[0]?.id ?? ''
  expect(await jobAdmin.replay(id, by)).toBe('ok')
  expect(await jobAdmin.replay(id, by)).toBe('not-found')
  await jobs.drain()
  expect((await jobAdmin.list({})).rows).toMatchObject([{ key: 'one' }])
  expect(await actions()).toEqual([`job.replay ${id}`])
})

it('the list of jobs and e-mails goes through many dead jobs page by page, also when those of the page before are gone', async () => {
  await database.pool.query(
    `INSERT INTO pgboss.job (name, data, source_name, created_on)
     SELECT 'dead-letters', '{}', 'many', now() - n * interval '1 microsecond' FROM generate_series(1, 70) AS n`,
  )
  const first = await jobAdmin.list({ job: 'many' })
  await database.pool.query('DELETE FROM pgboss.job WHERE id::text = ANY($1)', [first.rows.map(({ id }) => id)])
  const second = await jobAdmin.list({ job: 'many', after: first.next ?? '' })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 20, null])
  await database.pool.query(`DELETE FROM pgboss.job WHERE source_name = 'many'`)
})

const queue = (key: string) =>
  database.inTransaction((tx) =>
    mail.queue(tx, {
      ...{ template: 'sample' as const, language: 'en' as const, market: 'ba' as const, to: 'amra@example.com', key },
      params: { name: 'Amra', shopUrl: 'http://localhost:3000/' },
    }),
  )

it('a mail that failed is sent again, and one that was sent as well while its job is remembered', async () => {
  faults.isMailServerDown = true
  await queue('failing')
  expect(await mails()).toMatchObject([
    { key: 'failing', state: 'waiting', to: 'amra@example.com', canSendAgain: false },
  ])
  expect(await mailAdmin.sendAgain('failing', by), 'it waits already').toBe('not-possible')
  await jobs.drain()
  const failed = { key: 'failing', state: 'failed', error: 'mail: refused (550)', canSendAgain: true }
  expect(await mails({ state: 'failed' })).toMatchObject([failed])
  faults.isMailServerDown = false
  expect(await mailAdmin.sendAgain('failing', by)).toBe('ok')
  await jobs.drain()
  expect(await mails({ state: 'sent' })).toMatchObject([{ key: 'failing', error: null, canSendAgain: true }])
  expect(await mailAdmin.sendAgain('failing', by)).toBe('ok')
  expect(await mails({ state: 'waiting' })).toMatchObject([{ key: 'failing' }])
  await jobs.drain()
  expect(left.map(({ to }) => to)).toEqual(['amra@example.com', 'amra@example.com'])
  expect(new Set(left.map(({ messageId }) => messageId)).size).toBe(1)
  expect((await actions()).slice(0, 2)).toEqual(['mail.send-again failing', 'mail.send-again failing'])
})

it('the list of jobs and e-mails forgets whom a mail went to with its job, and masks it for those who need not know', async () => {
  await queue('masked')
  await jobs.drain()
  expect(await mails({ isMasked: true, template: 'sample' })).toMatchObject([{ to: 'a•••@e•••.com' }, {}])
  expect(await mails({ template: 'offer' })).toEqual([])
  await database.pool.query(`DELETE FROM pgboss.job WHERE name = 'send-mail'`)
  expect(await mails()).toMatchObject([{ key: 'masked', state: 'sent', to: null, canSendAgain: false }, {}])
  expect(await mailAdmin.sendAgain('masked', by)).toBe('not-possible')
})
