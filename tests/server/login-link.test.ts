import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@dvaput/database/open-database'
import { demoPublicToken } from '@dvaput/platform/shops/shop-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../apps/store/app/i18n/messages/bcs/login-link.ts'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createBrowser, type Page } from '../support/requests/browser.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { type RunningServer, startTwoServers } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const minute = 60_000

let first: RunningServer
let second: RunningServer
let stop = async () => {}
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  ;({ first, second, stop } = await startTwoServers({
    databaseUrl: testDatabase.url,
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  }))
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'login link test', log })
})
afterAll(async () => {
  await database?.close()
  await stop()
})
beforeEach(() => testDatabase.setClockOffset(0))

let visitors = 0
const newIp = () => {
  visitors += 1
  return `203.0.113.${visitors}`
}

/** Says what a browser says of a form of our own page. */
const openBrowser = (ip = newIp()) =>
  createBrowser([new URL(first.url).host], {
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': ip,
  })
type Browser = ReturnType<typeof openBrowser>

const createCustomer = async () => {
  const email = `${randomUUID()}@example.com`
  const { port } = new URL(first.url)
  const query = `mutation ($input: CustomerCreateInput!) {
    customerCreate(input: $input) { customer { id } customerUserErrors { message } } }`
  const response = await shopFetch(`http://main.localhost:${port}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': demoPublicToken,
      'X-Forwarded-For': newIp(),
    },
    body: JSON.stringify({ query, variables: { input: { email, password: 'proljetna kiša' } } }),
  })
  const { data } = (await response.json()) as { data: { customerCreate: { customer: unknown } } }
  expect(data.customerCreate.customer).not.toBeNull()
  return email
}

const post = (browser: Browser, path: string, fields: Record<string, string>, at = first.url) =>
  browser.visit(`${at}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
const request = (browser: Browser, email: string, returnTo = '/faq') =>
  post(browser, '/login/link', { email, returnTo })

type Mail = { readonly to: readonly string[]; readonly text: string }
const linkPaths = async (email: string): Promise<string[]> => {
  const both = [first, second].map(
    async ({ url }) => (await (await fetch(`${url}/mailbox/api/mails`)).json()) as Mail[],
  )
  const mails = (await Promise.all(both)).flat().filter(({ to }) => to.includes(email))
  return [...new Set(mails.flatMap(({ text }) => /\/login\/link\/[\w-]{43}/.exec(text)?.[0] ?? []))]
}
/** The mail goes through the queue and SMTP, so it comes when it comes. */
const mailedPath = async (email: string, known: readonly string[] = []): Promise<string> => {
  for (;;) {
    const path = (await linkPaths(email)).find((each) => !known.includes(each))
    if (path) return path
    await sleep(50)
  }
}
const askForLink = async () => {
  const browser = openBrowser()
  const email = await createCustomer()
  await request(browser, email)
  return { browser, email, path: await mailedPath(email) }
}

const says = ({ text }: Page, key: keyof typeof messages) =>
  text.includes(String(messages[key]).replace('{time}', '10 minuta'))

const emailOf = async (browser: Browser): Promise<string | undefined> => {
  const { customer } = JSON.parse((await browser.visit(`${first.url}/api/me`)).text) as {
    customer: { email: string } | null
  }
  return customer?.email
}
const sessionsOf = async (email: string): Promise<number> => {
  const { rows } = await database.pool.query(`SELECT 1 FROM backend.sessions WHERE data ->> 'email' = $1`, [email])
  return rows.length
}

describe('a mailed link', () => {
  it('is not used up by a mail scanner that opens it, and tells nobody its URL', async () => {
    const { browser, email, path } = await askForLink()
    const scanner = openBrowser()
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const opened = await scanner.visit(`${first.url}${path}`, { method })
      expect([opened.status, opened.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer'])
    }
    expect([await sessionsOf(email), await emailOf(scanner)]).toEqual([0, undefined])
    const signedIn = await post(browser, path, {})
    expect([signedIn.status, new URL(signedIn.url).search]).toEqual([200, '?done&returnTo=%2Ffaq'])
    expect(await emailOf(browser)).toBe(email)
  })

  it('opens exactly one session of 50 uses at once, in two processes', async () => {
    const { browser, email, path } = await askForLink()
    const asked = [...browser.jar].find(([key]) => key.includes('login-link'))
    const uses = Array.from({ length: 50 }, (_, number) =>
      fetch(`${number % 2 ? first.url : second.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: '',
        headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: `login-link=${asked?.[1].value}` },
      }),
    )
    const responses = await Promise.all(uses)
    const sessions = responses
      .flatMap(({ headers }) => headers.getSetCookie())
      .filter((line) => line.startsWith('sid='))
    expect(sessions).toHaveLength(1)
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status < 400)).toEqual([303])
    expect(statuses).toContain(410)
    expect(await sessionsOf(email)).toBe(1)
  })

  it('is dead when it was used, after 10 minutes, and after a newer one, and says which', async () => {
    const used = await askForLink()
    await post(used.browser, used.path, {})
    const again = await post(used.browser, used.path, {})
    expect([again.status, says(again, 'dead.used')]).toEqual([410, true])
    expect(again.text).toContain('href="/login?returnTo=%2Ffaq"')

    const late = await askForLink()
    const older = await askForLink()
    await testDatabase.setClockOffset(minute)
    // A process remembers by its own clock who has to wait, so the other one is asked.
    await post(older.browser, '/login/link', { email: older.email }, second.url)
    const newer = await mailedPath(older.email, [older.path])
    const superseded = await post(older.browser, older.path, { confirm: 'yes' })
    expect([superseded.status, says(superseded, 'dead.superseded')]).toEqual([410, true])
    expect(await emailOf(older.browser)).toBeUndefined()
    await post(older.browser, newer, { confirm: 'yes' })
    expect(await emailOf(older.browser)).toBe(older.email)

    await testDatabase.setClockOffset(11 * minute)
    const expired = await post(late.browser, late.path, {})
    expect([expired.status, says(expired, 'dead.expired')]).toEqual([410, true])
    expect(await sessionsOf(late.email)).toBe(0)
  })

  it('keeps the way back when the e-mail is wrong, when there were too many requests, and when it is asked for again', async () => {
    const wayBack = /name="returnTo"[^>]* value="\/faq"/
    const browser = openBrowser()
    const wrong = await request(browser, 'nobody')
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringMatching(wayBack)])
    const email = await createCustomer()
    const sent = await request(browser, email)
    expect(sent.text).toMatch(wayBack)
    const tooSoon = await request(browser, email)
    expect([tooSoon.status, tooSoon.text]).toEqual([429, expect.stringMatching(wayBack)])
    // Another way back than that of the link from before.
    const later = await browser.visit(`${first.url}/login/link?other&returnTo=%2Fterms`)
    expect(later.text).toMatch(/name="returnTo"[^>]* value="\/terms"/)
    await mailedPath(email)
  })

  it('says that it was used in another browser only where it was', async () => {
    const [here, elsewhere] = [await askForLink(), await askForLink()]
    await post(here.browser, here.path, {})
    for (const key of here.browser.jar.keys()) if (key.includes(' sid ')) here.browser.jar.delete(key)
    const shown = await here.browser.visit(`${first.url}/login/link`)
    expect([says(shown, 'request.text'), says(shown, 'request.usedElsewhere')]).toEqual([true, false])

    await post(openBrowser(), elsewhere.path, { confirm: 'yes' })
    expect(says(await elsewhere.browser.visit(`${first.url}/login/link`), 'request.usedElsewhere')).toBe(true)
  })

  it('asks to confirm in another browser, with the e-mail masked', async () => {
    const { email, path } = await askForLink()
    const other = openBrowser()
    const opened = await other.visit(`${first.url}${path}`)
    expect(opened.text).not.toContain(email)
    expect(opened.text).toContain(`${email[0]}•••@e•••.com`)
    await post(other, path, {})
    expect(await emailOf(other)).toBeUndefined()
    await post(other, path, { confirm: 'yes' })
    expect(await emailOf(other)).toBe(email)
  })

  it('cannot be guessed', async () => {
    const browser = openBrowser()
    for (let guess = 0; guess < 100; guess += 1) {
      const { status } = await post(browser, `/login/link/${randomBytes(32).toString('base64url')}`, { confirm: 'yes' })
      expect(status).toBe(404)
    }
    expect(await emailOf(browser)).toBeUndefined()
  })

  it('is not used by a form of another site', async () => {
    const { email, path } = await askForLink()
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'null' }]) {
      const body = new URLSearchParams({ confirm: 'yes' })
      expect((await fetch(`${first.url}${path}`, { method: 'POST', body, headers })).status).toBe(403)
    }
    expect(await sessionsOf(email)).toBe(0)
  })

  it('gives a new session id, whatever the browser came with', async () => {
    const { browser, path } = await askForLink()
    const planted = await askForLink()
    await post(planted.browser, planted.path, {})
    const sidOf = (each: Browser) => [...each.jar].find(([key]) => / sid /.test(key))?.[1].value
    const old = sidOf(planted.browser)
    expect(old).toMatch(/^[\w-]{43}$/)
    for (const [key, cookie] of planted.browser.jar) browser.jar.set(key.replace('login-link', 'other'), cookie)
    await post(browser, path, { confirm: 'yes' })
    expect(sidOf(browser)).not.toBe(old)
    expect(await emailOf(planted.browser)).toBeUndefined()
  })

  it.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
    'leads to no other site by returnTo %s',
    async (returnTo) => {
      const browser = openBrowser()
      const email = await createCustomer()
      await request(browser, email, returnTo)
      const done = await post(browser, await mailedPath(email), {})
      expect(new URL(done.url).searchParams.get('returnTo')).toMatch(/^\/(?![/\\])/)
      expect(done.text).not.toContain('evil.example')
    },
  )
})

describe('the response to a request', () => {
  const withoutChance = ({ status, url, text, headers }: Page, email: string) => ({
    status,
    url,
    text: text.replaceAll(email, 'EMAIL').replaceAll(/sha256-[\w+/=]+/g, ''),
    headers: [...headers]
      .filter(([name]) => !['date', 'x-request-id', 'content-length', 'content-security-policy'].includes(name))
      .map(([name, value]) => [name, value.replace(/login-link=[\w%]+/, '')]),
  })

  it('is the same for a known and an unknown e-mail, and only one of them gets a mail', async () => {
    const known = await createCustomer()
    const unknown = `${randomUUID()}@example.com`
    const answers = [known, unknown].map(async (email) => {
      const browser = openBrowser()
      return withoutChance(await request(browser, email), email)
    })
    const [one, other] = await Promise.all(answers)
    expect(one?.text).toContain('EMAIL')
    expect(one).toEqual(other)
    await mailedPath(known)
    expect(await linkPaths(unknown)).toEqual([])
  })

  it('does not wait for a slow mail server', async () => {
    const scenario = (name: string) =>
      Promise.all(
        [first, second].map(({ url }) =>
          fetch(`${url}/mailbox/api/scenario`, { method: 'POST', body: JSON.stringify({ name }) }),
        ),
      )
    await scenario('slow')
    const browser = openBrowser()
    const email = await createCustomer()
    const sent = await request(browser, email)
    expect([sent.status, await linkPaths(email)]).toEqual([200, []])
    const path = await mailedPath(email)
    await scenario('ok')
    await post(browser, path, {})
    expect(await emailOf(browser)).toBe(email)
  })
})
