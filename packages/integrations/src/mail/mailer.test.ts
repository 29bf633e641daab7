import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailSandbox } from '../../../../sandboxes/mail/src/mail-sandbox.ts'
import { createMailer, type Mailer } from './mailer.ts'

const senders = { ba: 'Dvaput <shop@dvaput.example>', cl: 'Dvaput <tienda@dvaput.example>' }
const mail = {
  to: 'amra@example.com',
  market: 'ba' as const,
  replyTo: 'podrska@dvaput.example',
  subject: 'Narudžba č ć đ š ž ñ',
  text: 'Hvala!',
  html: '<p>Hvala!</p>',
  messageId: '<one@dvaput.example>',
}

let folder: string
let sandbox: ReturnType<typeof createMailSandbox>
let mailer: Mailer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dvaput-mailer-'))
  sandbox = createMailSandbox({ folder })
  const { url } = await sandbox.listen(0)
  mailer = createMailer({ smtpUrl: url, senders })
})
afterAll(async () => {
  mailer.close()
  await sandbox.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sandbox.app.request('/delete', { method: 'POST' })
})

const chooseScenario = (name: string) =>
  sandbox.app.request('/api/scenario', { method: 'POST', body: JSON.stringify({ name }) })

const arrived = async () => (await sandbox.app.request('/api/mails')).json()

describe('the mailer', () => {
  it('delivers subject, both bodies and the Message-ID it was given', async () => {
    await chooseScenario('ok')
    await mailer.send(mail)
    const [found] = await arrived()
    const { market, replyTo, ...content } = mail
    expect(found).toMatchObject({
      ...content,
      to: [mail.to],
      from: 'shop@dvaput.example',
      text: 'Hvala!\n',
      html: '<p>Hvala!</p>\n',
    })
  })

  it('writes as the shop of the market, and says where an answer is read', async () => {
    await chooseScenario('ok')
    await mailer.send({ ...mail, market: 'cl', replyTo: 'soporte@dvaput.example' })
    const [found] = await arrived()
    expect(found.from).toBe('tienda@dvaput.example')
    const source = await (await sandbox.app.request(`/${found.id}/source`)).text()
    expect(source).toMatch(/^From: Dvaput <tienda@dvaput.example>/im)
    expect(source).toMatch(/^Reply-To: soporte@dvaput.example/im)
  })

  it('sends no further copies and no further headers', async () => {
    await chooseScenario('ok')
    await mailer.send({ ...mail, subject: 'x\r\nBcc: thief@example.com' })
    const [found] = await arrived()
    const source = await (await sandbox.app.request(`/${found.id}/source`)).text()
    expect(source).not.toMatch(/^Bcc:/im)
  })

  it.each([
    { scenario: 'refuse', status: 550 },
    { scenario: 'temporary', status: 451 },
  ])('says that the server refused ($scenario), without its words', async ({ scenario, status }) => {
    await chooseScenario(scenario)
    await expect(mailer.send(mail)).rejects.toMatchObject({
      name: 'IntegrationError',
      service: 'mail',
      kind: 'refused',
      status,
      message: `mail: refused (${status})`,
    })
  })

  it('says that nothing listens there', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const lost = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, senders })
    await expect(lost.send(mail)).rejects.toMatchObject({ service: 'mail', kind: 'network', status: undefined })
  })

  it('says that the response is not SMTP', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const confused = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, senders })
    await expect(confused.send(mail)).rejects.toMatchObject({ service: 'mail', kind: 'bad-response' })
    await new Promise((resolve) => server.close(resolve))
  })
})
