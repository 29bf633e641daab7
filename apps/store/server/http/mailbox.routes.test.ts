import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMail } from '@dvaput/backend/mail/mail'
import { openDatabase } from '@dvaput/database/open-database'
import { languages } from '@dvaput/domain/text/language'
import { createMailer } from '@dvaput/integrations/mail/mailer'
import { createMailSandbox } from '@dvaput/sandbox-mail/mail-sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../tests/support/people/test-sealing.ts'
import { collectLog } from '../../../../tests/support/servers/collected-log.ts'
import { createTestHttpApp } from '../../../../tests/support/servers/test-http-app.ts'
import { createMarketsByHost } from '../markets-by-host.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { createReadPageContext } from './pages/page-context.ts'

const testDatabase = testDatabaseOfThisFile()

const openMailbox = async () => {
  const { log, text } = collectLog()
  const folder = await mkdtemp(join(tmpdir(), 'dvaput-mailbox-'))
  const sandbox = createMailSandbox({ folder })
  const mailer = createMailer({
    smtpUrl: (await sandbox.listen(0)).url,
    senders: { ba: 'Dvaput <shop@dvaput.example>', cl: 'Dvaput <tienda@dvaput.example>' },
  })
  const database = openDatabase({ url: testDatabase.url, applicationName: 'mailbox test', log })
  const jobs = createTestJobs({ database, log })
  const mail = createMail({ database, jobs, mailer, sealing: testSealing })
  await jobs.prepare()
  onTestFinished(async () => {
    await jobs.stop()
    await database.close()
    mailer.close()
    await sandbox.close()
    await rm(folder, { recursive: true })
  })
  const markets = createMarketsByHost({ defaultMarket: 'ba', configured: { ba: undefined, cl: undefined }, port: 3000 })
  const routes = mailboxRoutes({
    mailbox: sandbox.app,
    mail,
    database,
    readPageContext: createReadPageContext({ markets, demo: true }),
  })
  return { ...createTestHttpApp({ routes }), jobs, jobLog: text }
}

it('the demo mailbox sends the sample in every language through queue and SMTP into the mailbox', async () => {
  const { app, jobs, text, jobLog } = await openMailbox()
  const send = (language: string, site = 'same-origin') =>
    app.request(`http://cl.localhost/mailbox/sample?language=${language}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': site },
    })
  for (const language of languages) {
    const response = await send(language)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/mailbox'])
  }
  expect((await send('xx')).status).toBe(404)
  expect((await send('en', 'cross-site')).status).toBe(403)
  await jobs.drain()

  const mails = (await (await app.request('/mailbox/api/mails')).json()) as { subject: string; text: string }[]
  expect(mails).toHaveLength(languages.length)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length)
  for (const mail of mails) expect(mail.text).toContain('http://cl.localhost:3000')
  expect(text() + jobLog()).not.toMatch(/visitor@|Amra/)
})

it('the demo mailbox shows the mailbox under a policy without scripts of its own', async () => {
  const { app } = await openMailbox()
  const response = await app.request('/mailbox')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})
