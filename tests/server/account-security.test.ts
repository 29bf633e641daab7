import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createBrowser, type Page } from '../support/requests/browser.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const password = 'proljetna kiša 7'
const newPassword = 'jesenje lišće 8'

describe('the security of an account, without scripts', () => {
  let server: RunningServer
  let removeFolder = async () => {}
  let visitors = 0
  beforeAll(async () => {
    const folder = await createDataFolder()
    removeFolder = folder.remove
    const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
    server = await startServer({ env })
  })
  afterAll(async () => {
    await server?.stop()
    await removeFolder()
  })

  /** Each has an IP of its own, because logins are counted by it. */
  const openBrowser = () => {
    visitors += 1
    const headers = {
      'Accept-Language': 'en',
      'X-Forwarded-For': `203.0.113.${visitors}`,
      'Sec-Fetch-Site': 'same-origin',
    }
    const browser = createBrowser([new URL(server.url).host], headers)
    const post = (path: string, values: Readonly<Record<string, string>>): Promise<Page> =>
      browser.visit(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(values) })
    return {
      open: (path: string) => browser.visit(`${server.url}${path}`),
      post,
      send: (intent: string, values: Readonly<Record<string, string>> = {}) =>
        post('/account/security?lang=en', { intent, ...values }),
      logIn: (email: string, secret: string) => post('/login', { email, password: secret }),
      raw: (path: string) => browser.visit(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams() }),
    }
  }
  type Browser = ReturnType<typeof openBrowser>

  const register = async () => {
    const browser = openBrowser()
    const email = `amra.${randomUUID()}@example.com`
    await browser.post('/register', {
      ...{ fullName: 'Amra Hodžić', email, password, confirmPassword: password, acceptsTerms: 'on' },
    })
    return { browser, email }
  }
  const isLoggedIn = async (browser: Browser) => new URL((await browser.open('/account')).url).pathname === '/account'

  const mailTo = async (email: string, pattern: RegExp): Promise<string> => {
    const read = async () => {
      const mails = (await (await fetch(`${server.url}/mailbox/api/mails`)).json()) as { to: string[]; text: string }[]
      return mails.find(({ to, text }) => to.includes(email) && pattern.test(text))?.text
    }
    return vi.waitFor(async () => (await read()) ?? Promise.reject(new Error(`no such mail to ${email}`)), {
      timeout: 20_000,
      interval: 200,
    })
  }

  it('changes the password, ends the session elsewhere and keeps this one', async () => {
    const { browser, email } = await register()
    const elsewhere = openBrowser()
    await elsewhere.logIn(email, password)
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, true])
    expect((await browser.open('/account/security?lang=en')).text).toContain('Log out all other devices')

    const change = { currentPassword: 'wrong', password: newPassword, confirmPassword: newPassword }
    const refused = await browser.send('password', change)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('The password is not correct.')
    const changed = await browser.send('password', { ...change, currentPassword: password })
    expect(changed.text).toContain('Your password is changed. Other devices are logged out.')
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false])
  })

  it('signs out one device, or all others', async () => {
    const { browser, email } = await register()
    const [phone, tablet] = [openBrowser(), openBrowser()]
    await phone.logIn(email, password)
    const page = await browser.open('/account/security?lang=en')
    const [, ref = ''] = /name="ref" value="(\w+)"/.exec(page.text) ?? []
    expect((await browser.send('end-session', { ref })).text).toContain('The device is logged out.')
    expect(await isLoggedIn(phone)).toBe(false)
    await tablet.logIn(email, password)
    expect((await browser.send('end-others')).text).toContain('All other devices are logged out.')
    expect([await isLoggedIn(browser), await isLoggedIn(tablet)]).toEqual([true, false])
  })

  it('changes the e-mail by the mailed link, which a look at the page does not use up', async () => {
    const { browser, email } = await register()
    const newEmail = `new.${randomUUID()}@example.com`
    const asked = await browser.send('email', { newEmail, currentPassword: password })
    expect(asked.text).toContain(`Check the inbox of ${newEmail} and confirm the change.`)
    const [link = ''] = /https?:\S+\/account\/email\S+/.exec(await mailTo(newEmail, /\/account\/email/)) ?? []
    expect(await mailTo(email, new RegExp(newEmail))).toContain('was requested')
    const { pathname, search } = new URL(link)
    const scanner = openBrowser()
    const looked = await scanner.open(pathname + search)
    expect([looked.status, looked.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer'])
    expect(looked.text).toContain('open this link where you are logged in')
    expect((await browser.open(pathname + search)).text).not.toContain('open this link where you are logged in')
    const confirmed = await browser.post(pathname + search, {})
    expect(confirmed.text).not.toContain('no longer work.')
    expect(confirmed.text).toContain(`You now log in with ${newEmail}.`)
    expect((await browser.open('/account?lang=en')).text).toContain(newEmail)
    const again = await browser.post(pathname + search, {})
    expect([again.status, again.text.includes('href="/account/security"')]).toEqual([410, true])
    const used = await scanner.open(pathname + search)
    expect(
      ['This link is no longer valid', 'href="/account/security"'].filter((part) => !used.text.includes(part)),
    ).toEqual([])
  })

  it('says before and after a confirmation in another browser that the password goes', async () => {
    const { browser, email } = await register()
    const newEmail = `new.${randomUUID()}@example.com`
    await browser.send('email', { newEmail, currentPassword: password })
    const [link = ''] = /https?:\S+\/account\/email\S+/.exec(await mailTo(newEmail, /\/account\/email/)) ?? []
    const { pathname, search } = new URL(link)
    const elsewhere = openBrowser()
    expect((await elsewhere.open(pathname + search)).text).toContain('If you confirm here, they stop working')
    const confirmed = await elsewhere.post(pathname + search, {})
    expect(confirmed.text).toContain('your old password, passkeys and linked accounts no longer work.')
    expect(confirmed.text).toContain('href="/forgot-password"')
    await elsewhere.logIn(newEmail, password)
    expect([email === newEmail, await isLoggedIn(elsewhere)]).toEqual([false, false])
  })

  it('gives a file with everything that is kept, and no more than five times an hour', async () => {
    const { browser, email } = await register()
    const file = await browser.raw('/account/data')
    expect(file.headers.get('Content-Disposition')).toContain('attachment')
    expect(file.headers.get('Cache-Control')).toBe('no-store')
    expect(JSON.parse(file.text)).toMatchObject({
      platform: { email, firstName: 'Amra' },
      customer_records: [{ email, terms_version: expect.any(String) }],
    })
    for (let count = 0; count < 4; count += 1) await browser.raw('/account/data')
    const late = await browser.raw('/account/data')
    expect([new URL(late.url).pathname, late.text.includes('Podatke ste već preuzeli')]).toEqual([
      '/account/security',
      true,
    ])
  })

  it('deletes the account, says goodbye and lets nobody in any more', async () => {
    const { browser, email } = await register()
    const refused = await browser.send('delete', { typedEmail: 'somebody@example.com', currentPassword: password })
    expect(refused.text).toContain(`Type exactly ${email}.`)
    const deleted = await browser.send('delete', { typedEmail: email, currentPassword: password })
    expect(new URL(deleted.url).pathname).toBe('/account/deleted')
    expect(await isLoggedIn(browser)).toBe(false)
    await mailTo(email, /Your account is deleted|Vaš račun je obrisan/)
    const again = openBrowser()
    await again.logIn(email, password)
    expect(await isLoggedIn(again)).toBe(false)
  })
})
