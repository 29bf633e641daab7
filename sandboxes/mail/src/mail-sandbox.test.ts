import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailSandbox } from './mail-sandbox.ts'

let folder: string
let port: number
let site: Hono
const languages = [
  { code: 'bcs', name: 'Bosanski' },
  { code: 'en', name: 'English' },
]
let sandbox: ReturnType<typeof createMailSandbox>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-sandbox-'))
  sandbox = createMailSandbox({ folder: join(folder, 'mails'), sampleForm: { action: '/mailbox/sample', languages } })
  ;({ port } = await sandbox.listen(0))
  site = new Hono().route('/mailbox', sandbox.app)
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await chooseScenario('ok')
  await site.request('/mailbox/delete', { method: 'POST' })
})

const chooseScenario = (name: unknown) =>
  site.request('/mailbox/api/scenario', { method: 'POST', body: JSON.stringify({ name }) })

const arrived = async () => (await site.request('/mailbox/api/mails')).json()

/** Speaks SMTP by hand and answers the codes of the server. */
const deliver = async (source: string) => {
  const socket = connect(port, '127.0.0.1')
  const answers = createInterface(socket)[Symbol.asyncIterator]()
  const codes: number[] = []
  const readCode = async () => {
    for (;;) {
      const { value = '000 ' } = await answers.next()
      if (value[3] === '-') continue
      codes.push(Number(value.slice(0, 3)))
      return codes.at(-1)
    }
  }
  const say = async (line: string) => {
    socket.write(`${line}\r\n`)
    return readCode()
  }
  await readCode()
  await say('EHLO test')
  await say('MAIL FROM:<shop@example.com>')
  const recipient = await say('RCPT TO:<amra@example.com>')
  if (recipient === 250) {
    await say('DATA')
    await say(`${source}\r\n.`)
  }
  await say('QUIT')
  if (!socket.closed) await once(socket, 'close')
  return codes
}

const source = (subject: string) =>
  [
    'From: Shop <shop@example.com>',
    'To: Amra <amra@example.com>',
    `Subject: ${subject}`,
    'Message-ID: <one@example.com>',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Plain words',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head></head><body><script>alert(1)</script><a href="https://shop.example/">go</a></body></html>',
    '--b--',
  ].join('\r\n')

describe('the mailbox', () => {
  it('keeps a delivered mail as a file and lists it, newest first', async () => {
    expect(await deliver(source('First'))).toEqual([220, 250, 250, 250, 354, 250, 221])
    await deliver(source('Second'))
    const mails = await arrived()
    expect(mails).toMatchObject([
      { subject: 'Second', to: ['amra@example.com'], from: 'shop@example.com', messageId: '<one@example.com>' },
      { subject: 'First' },
    ])
    expect((await readdir(join(folder, 'mails'))).toSorted()).toEqual(
      mails.map(({ id }: { id: string }) => `${id}.eml`).toSorted(),
    )
    const page = await (await site.request('/mailbox')).text()
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
    expect(page).toContain(`href="/mailbox/${mails[0].id}"`)
    expect(page).toContain('amra@example.com')
  })

  it('says so when it is empty, and is emptied by the button', async () => {
    await deliver(source('Soon gone'))
    const response = await site.request('/mailbox/delete', { method: 'POST' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mailbox'])
    expect(await (await site.request('/mailbox')).text()).toContain('No mail yet')
    expect(await readdir(join(folder, 'mails'))).toEqual([])
  })

  it('offers the sample mails it was given, and none otherwise', async () => {
    const page = await (await site.request('/mailbox')).text()
    expect(page).toContain('<form method="post" action="/mailbox/sample?language=bcs">')
    expect(page).toContain('Send a sample mail: English')
    const plain = createMailSandbox({ folder })
    expect(await (await plain.app.request('/')).text()).not.toContain('sample')
  })

  it('shows subjects as text', async () => {
    await deliver(source('<img src=x onerror=alert(1)>'))
    const [{ id }] = await arrived()
    for (const path of ['/mailbox', `/mailbox/${id}`]) {
      const page = await (await site.request(path)).text()
      expect(page).not.toContain('<img')
      expect(page).toContain('&lt;img')
    }
  })
})

describe('one mail', () => {
  it('has a page with its headers, its plain text, and a frame for its HTML', async () => {
    await deliver(source('Look'))
    const [{ id }] = await arrived()
    const response = await site.request(`/mailbox/${id}`)
    const page = await response.text()
    for (const part of [
      '<h1>Look</h1>',
      'shop@example.com',
      'amra@example.com',
      'Plain words',
      `src="/mailbox/${id}/html"`,
    ]) {
      expect(page).toContain(part)
    }
    expect(page).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  })

  it('has an HTML body that may run nothing and load pictures alone, whose links open outside', async () => {
    await deliver(source('Look'))
    const [{ id }] = await arrived()
    const response = await site.request(`/mailbox/${id}/html`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'")
    expect(policy).toMatch(/; sandbox/)
    expect(policy).not.toContain('allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(await response.text()).toContain('<head><base target="_blank"></head>')
  })

  it('has its source as plain text', async () => {
    await deliver(source('Look'))
    const [{ id }] = await arrived()
    const response = await site.request(`/mailbox/${id}/source`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain('Subject: Look')
  })

  it('that does not exist is a 404, and no id leads out of the folder', async () => {
    await writeFile(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret')
    const ids = ['nothing', '..%2Fsecret', '%2e%2e%2fsecret', '..%5csecret', 'x%00', '20260101T000000000-000000000000']
    for (const id of ids) {
      for (const path of [id, `${id}/html`, `${id}/source`]) {
        const response = await site.request(`/mailbox/${path}`)
        expect([path, response.status]).toEqual([path, 404])
        expect(await response.text()).not.toContain('secret')
      }
    }
  })
})

describe('a scenario', () => {
  it.each([
    { name: 'refuse', code: 550 },
    { name: 'temporary', code: 451 },
  ])('$name answers $code and keeps nothing', async ({ name, code }) => {
    await chooseScenario(name)
    expect(await deliver(source('Never'))).toEqual([220, 250, 250, code, 221])
    expect(await arrived()).toEqual([])
  })

  it('slow responds late and correctly', async () => {
    await chooseScenario('slow')
    expect(await deliver(source('Late'))).toEqual([220, 250, 250, 250, 354, 250, 221])
    expect(await arrived()).toHaveLength(1)
  })

  it('that nobody knows is refused', async () => {
    expect((await chooseScenario('explode')).status).toBe(400)
    const noJson = await site.request('/mailbox/api/scenario', { method: 'POST', body: 'ok' })
    expect(noJson.status).toBe(400)
  })
})

it('the mail sandbox refuses a mail over ten megabytes', async () => {
  expect(await deliver(`${source('Big')}\r\n${'x'.repeat(11 * 1024 * 1024)}`)).toContain(552)
  expect(await arrived()).toEqual([])
})

it('the mail sandbox serves its style as a file of its own', async () => {
  const response = await site.request('/mailbox/style.css')
  expect(response.headers.get('content-type')).toContain('text/css')
})

it('the mail sandbox says so when the port is taken', async () => {
  await expect(createMailSandbox({ folder }).listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
