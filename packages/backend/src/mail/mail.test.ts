import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failpointActions } from '@dvaput/database/failpoint'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { languages } from '@dvaput/domain/text/language'
import { createMailer, type Mailer, type OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailSandbox } from '../../../../sandboxes/mail/src/mail-sandbox.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { createMail, type Mail } from './mail.ts'

const testDatabase = useTestDatabase()
const logged: unknown[] = []
const remember = (fields: object, message: string) => void logged.push({ ...fields, message })
const log = { info: remember, warn: remember, error: remember }

let folder: string
let sandbox: ReturnType<typeof createMailSandbox>
let mailer: Mailer
let database: Database
let jobs: TestJobs
let mail: Mail

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvaput-mail-'))
  sandbox = createMailSandbox({ folder })
  const { url } = await sandbox.listen(0)
  mailer = createMailer({
    smtpUrl: url,
    senders: { ba: 'Dvaput <shop@dvaput.example>', cl: 'Dvaput <tienda@dvaput.example>' },
  })
  database = openDatabase({ url: testDatabase.url, applicationName: 'mail test', log })
  jobs = createTestJobs({ database, log })
  mail = createMail({ database, jobs, mailer, sealing: testSealing, marketOf: (id) => sampleMarkets[id] })
  await jobs.prepare()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  mailer.close()
  await sandbox.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query("DELETE FROM pgboss.job WHERE name = 'send-mail'")
  await chooseScenario('ok')
  await sandbox.app.request('/delete', { method: 'POST' })
})

const chooseScenario = (name: string) =>
  sandbox.app.request('/api/scenario', { method: 'POST', body: JSON.stringify({ name }) })

type Arrived = Omit<OutgoingMail, 'to'> & { to: string[] }
const arrived = async (): Promise<Arrived[]> => (await sandbox.app.request('/api/mails')).json()

let lastKey = 0
const nextKey = () => `sample:${++lastKey}`

const sample = (key: string) => ({
  template: 'sample' as const,
  language: 'en' as const,
  market: 'ba' as const,
  to: 'amra@example.com',
  params: { name: 'Amra', shopUrl: 'http://localhost:3000/' },
  key,
})

const queue = (order: ReturnType<typeof sample>) => database.inTransaction((tx) => mail.queue(tx, order))

describe('a queued mail', () => {
  it('is sent when an earlier release queued it by the template name `letter`, with its params as they are', async () => {
    const params = { subject: 'Your order', heading: 'Thank you', blocks: [] }
    await database.inTransaction((tx) =>
      mail.queue(tx, { ...sample(nextKey()), template: 'composed' as const, params }),
    )
    await database.pool.query(
      `UPDATE pgboss.job SET data = data - 'sealedParams' || jsonb_build_object('template', 'letter', 'params', $1::jsonb)
       WHERE name = 'send-mail'`,
      [JSON.stringify(params)],
    )
    await jobs.drain()
    expect((await arrived()).map(({ subject }) => subject)).toEqual(['Your order'])
  })

  it('waits in the queue without its params in the clear', async () => {
    await queue({ ...sample(nextKey()), params: { name: 'Amra', shopUrl: 'http://localhost:3000/secret-link' } })
    const { rows } = await database.pool.query(`SELECT data::text FROM pgboss.job WHERE name = 'send-mail'`)
    expect(rows).toHaveLength(1)
    expect(rows[0].data).not.toContain('secret-link')
    await jobs.drain()
    expect((await arrived())[0]?.text).toContain('secret-link')
  })

  it.each(languages)('arrives in %s as HTML and plain text', async (language) => {
    await database.inTransaction((tx) => mail.queue(tx, { ...sample(nextKey()), language }))
    await jobs.drain()
    const [received, ...others] = await arrived()
    expect(others).toEqual([])
    expect(received?.to).toEqual(['amra@example.com'])
    for (const body of [received?.text, received?.html]) {
      expect(body).toContain('Amra')
      expect(body).toContain('http://localhost:3000/')
      expect(body).toContain('podrska@dvaput.example')
    }
    expect(received?.subject).toContain('Dvaput')
  })

  it('is not sent when its transaction is rolled back', async () => {
    const key = nextKey()
    const failing = database.inTransaction(async (tx) => {
      await mail.queue(tx, sample(key))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await jobs.drain()
    expect(await arrived()).toEqual([])
    expect(await queue(sample(key))).toBe('queued')
  })

  it('is sent once a key, however often it is queued and when its job is long forgotten', async () => {
    const key = nextKey()
    const results = await Promise.all(Array.from({ length: 6 }, () => queue(sample(key))))
    expect(results.toSorted()).toEqual([...Array(5).fill('duplicate'), 'queued'])
    await jobs.drain()
    await database.pool.query("DELETE FROM pgboss.job WHERE name = 'send-mail'")
    expect(await queue(sample(key))).toBe('duplicate')
    await jobs.drain()
    expect(await arrived()).toHaveLength(1)
  })

  it('is not sent again when its job runs a second time', async () => {
    await queue(sample(nextKey()))
    await jobs.drain()
    await database.pool.query("UPDATE pgboss.job SET state = 'created', completed_on = NULL WHERE name = 'send-mail'")
    expect(await jobs.drain()).toBe(1)
    expect(await arrived()).toHaveLength(1)
  })

  it('is refused at once when its params or its email are wrong', async () => {
    const wrongUrl = { ...sample(nextKey()), params: { name: 'A', shopUrl: 'javascript:alert(1)' } }
    await expect(queue(wrongUrl)).rejects.toThrow()
    await expect(queue({ ...sample(nextKey()), to: 'a@example.com, b@example.com' })).rejects.toThrow()
  })
})

describe('a mail whose sending fails', () => {
  it.each(['refuse', 'temporary'])('(%s) is tried again and arrives once', async (scenario) => {
    await chooseScenario(scenario)
    await queue(sample(nextKey()))
    await jobs.drain()
    expect(await arrived()).toEqual([])
    await chooseScenario('ok')
    await jobs.drain({ alsoLater: true })
    expect(await arrived()).toHaveLength(1)
  })

  it('before the mail server took it is sent once', async () => {
    failpointActions['before-mail-send'] = { do: 'throw' }
    await queue(sample(nextKey()))
    await jobs.drain()
    delete failpointActions['before-mail-send']
    await jobs.drain({ alsoLater: true })
    expect(await arrived()).toHaveLength(1)
  })

  it('after the mail server took it comes again under the same Message-ID', async () => {
    failpointActions['after-mail-send'] = { do: 'throw' }
    await queue(sample(nextKey()))
    await jobs.drain()
    delete failpointActions['after-mail-send']
    await jobs.drain({ alsoLater: true })
    const ids = (await arrived()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await jobs.drain({ alsoLater: true })
    expect(await arrived()).toHaveLength(2)
  })

  it('is logged without its email', async () => {
    await chooseScenario('refuse')
    await queue(sample(nextKey()))
    await jobs.drain()
    expect(logged).toContainEqual(
      expect.objectContaining({
        job: 'send-mail',
        error: expect.objectContaining({ message: 'mail: refused (550)' }),
      }),
    )
    expect(JSON.stringify(logged)).not.toContain('amra@')
  })
})
