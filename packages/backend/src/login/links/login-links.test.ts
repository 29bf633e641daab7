import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StoreFailpoint } from '@dvaput/database/failpoint'
import { markets } from '@dvaput/domain/markets/markets'
import { languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../../tests/support/databases/purges.ts'
import type { Crash } from '../../../../../tests/support/people/crashing-login-link.ts'
import { openLoginLinkShop } from '../../../../../tests/support/people/login-link-shop.ts'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { connectTestShop } from '../../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../../tests/support/servers/platform-server.ts'

const platform = useTestPlatform()
const accounts = createCustomerQueries(platform)
let shop: Awaited<ReturnType<typeof openLoginLinkShop>>
let isPlatformUnavailable = false
let customers: Parameters<typeof openLoginLinkShop>[0]['customers']

beforeAll(async () => {
  const { admin } = connectTestShop(platform, 'main').customers
  const findByEmail = async (email: string) => {
    if (isPlatformUnavailable) throw new IntegrationError({ service: 'shop-admin', kind: 'network' })
    return admin.findByEmail(email)
  }
  customers = { findByEmail }
  shop = await openLoginLinkShop({ databaseUrl: platform.databaseUrl, customers })
})
afterAll(() => shop.close())
beforeEach(async () => {
  isPlatformUnavailable = false
  await platform.setClockOffset(0)
})

const minute = 60_000
const locale = { market: markets.ba, language: 'en' as const }

/** From a client of its own, unless one is named. */
const request = async (email: string, clientIp = accounts.newClient()) => {
  const asked = await shop.loginLinks.request({ ...locale, email, clientIp, returnTo: '/orders' })
  if (!asked.ok) throw new Error('too many requests')
  return asked.browser
}
const mailsTo = async (email: string) => {
  await shop.jobs.drain()
  return shop.sent.filter(({ to, text }) => to === email && text.includes('/login/link/'))
}
const newestToken = async (email: string) =>
  /\/login\/link\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
const mailedLink = async (email: string) => {
  const browser = await request(email)
  return { browser, token: await newestToken(email) }
}
const use = (token: string, browser?: string, isConfirmed = false) =>
  shop.loginLinks.use({ token, browser, isConfirmed, person: shop.openPerson() })
const stateOf = async (token: string) => (await shop.loginLinks.ofToken(token, undefined)).state
const sessionsOf = async (email: string): Promise<{ kind: string; isVerified: boolean }[]> => {
  const { rows } = await shop.database.pool.query(`SELECT data FROM backend.sessions WHERE data ->> 'email' = $1`, [
    email,
  ])
  return rows.map(({ data }) => data)
}

describe('a login link', () => {
  it('is mailed to a customer, in their language, and signs in once with a verified e-mail', async () => {
    const { email } = await accounts.register({ firstName: 'Amra' })
    const { browser, token } = await mailedLink(email)
    expect(await shop.loginLinks.ofToken(token, browser)).toMatchObject({ state: 'alive', email, isSameBrowser: true })

    const person = shop.openPerson()
    const used = await shop.loginLinks.use({ token, browser, isConfirmed: false, person })
    expect(used).toEqual({ outcome: 'signed-in', returnTo: '/orders', isSameBrowser: true })
    expect(await person.customer()).toMatchObject({ email, firstName: 'Amra', kind: 'link', isVerified: true })
    expect(await use(token, browser)).toMatchObject({ outcome: 'refused', link: { state: 'used' } })
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  it.each(languages)('is written in %s', async (language) => {
    const { email } = await accounts.register()
    const clientIp = accounts.newClient()
    await shop.loginLinks.request({ market: markets.ba, language, email, clientIp, returnTo: '/' })
    const [mail] = await mailsTo(email)
    const subjects = {
      bcs: 'Vaš link za prijavu na Dvaput',
      en: 'Your login link for Dvaput',
      es: 'Tu enlace para entrar a Dvaput',
    }
    expect(mail?.subject).toBe(subjects[language])
    const lang = language === 'bcs' ? '' : `\\?lang=${language}`
    expect(mail?.text).toMatch(new RegExp(`http://localhost:3000/login/link/[\\w-]{43}${lang}\\n`))
  })

  it('is stored as hashes only', async () => {
    const { email } = await accounts.register()
    const { browser, token } = await mailedLink(email)
    const { rows } = await shop.database.pool.query('SELECT * FROM backend.login_links WHERE email = $1', [email])
    expect(rows).toHaveLength(1)
    for (const secret of [browser, token]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('ends the session that the browser had before', async () => {
    const { email } = await accounts.register()
    const first = await mailedLink(email)
    const person = shop.openPerson()
    await shop.loginLinks.use({ ...first, isConfirmed: false, person })
    const id = person.session() ?? undefined
    const second = await mailedLink(email)
    await shop.loginLinks.use({ ...second, isConfirmed: false, person: shop.openPerson(id) })
    expect(await shop.openPerson(id).customer()).toBeNull()
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  it('signs in once of 50 at the same moment', async () => {
    const { email } = await accounts.register()
    const { browser, token } = await mailedLink(email)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => use(token, browser)))
    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1)
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  it('is valid for 10 minutes from the moment it is mailed [AUTH-09]', async () => {
    const { email } = await accounts.register()
    const browser = await request(email)
    await platform.setClockOffset(5 * minute)
    const token = await newestToken(email)
    await platform.setClockOffset(15 * minute - 1000)
    expect(await stateOf(token)).toBe('alive')
    await platform.setClockOffset(15 * minute + 1000)
    expect(await use(token, browser)).toMatchObject({ outcome: 'refused', link: { state: 'expired' } })
    expect(await sessionsOf(email)).toEqual([])
  })

  it('is not mailed when that could not be done before it expires', async () => {
    const { email } = await accounts.register()
    await request(email)
    await platform.setClockOffset(10 * minute + 1000)
    expect(await mailsTo(email)).toEqual([])
  })

  it('asks to confirm in another browser, and names the e-mail masked there', async () => {
    const { email } = await accounts.register()
    const { token } = await mailedLink(email)
    const link = await shop.loginLinks.ofToken(token, randomBytes(32).toString('base64url'))
    expect(link).toMatchObject({ state: 'alive', isSameBrowser: false, maskedEmail: 'p•••@e•••.com' })
    expect(await use(token)).toMatchObject({ outcome: 'refused', link: { state: 'alive' } })
    expect(await use(token, undefined, true)).toMatchObject({ outcome: 'signed-in' })
  })

  it('dies with a newer one of the same client, and not by what somebody asks elsewhere', async () => {
    const { email } = await accounts.register()
    const clientIp = accounts.newClient()
    await request(email, clientIp)
    const first = await newestToken(email)
    await request(email)
    await newestToken(email)
    expect(await stateOf(first)).toBe('alive')
    await platform.setClockOffset(minute)
    // Half a minute later, in another process: this one remembers by its own clock who has to wait.
    const other = await openLoginLinkShop({ databaseUrl: platform.databaseUrl, customers })
    const mapped = `::ffff:${clientIp}`
    expect((await other.loginLinks.request({ ...locale, email, clientIp: mapped, returnTo: '/' })).ok).toBe(true)
    await other.close()
    const second = await newestToken(email)
    expect(await use(first, undefined, true)).toMatchObject({ outcome: 'refused', link: { state: 'superseded' } })
    expect(await use(second, undefined, true)).toMatchObject({ outcome: 'signed-in' })
  })

  it('when it is used ends every other link to the e-mail, also those asked for elsewhere', async () => {
    const { email } = await accounts.register()
    await request(email)
    const mailed = await newestToken(email)
    await request(email)
    const used = await newestToken(email)
    await request(email)
    expect(await stateOf(mailed)).toBe('alive')
    expect(await use(used, undefined, true)).toMatchObject({ outcome: 'signed-in' })
    expect(await stateOf(mailed)).toBe('superseded')
    // The third was not mailed yet, and is worth no mail any more.
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('is none for what was never a token, and for a million guesses no more than for one', async () => {
    for (const guess of ['', 'x', "' OR 1=1 --", 'a'.repeat(10_000), randomBytes(32).toString('base64url')])
      expect(await use(guess, undefined, true)).toEqual({ outcome: 'refused', link: { state: 'unknown' } })
  })

  it('stays unused while the platform is unavailable', async () => {
    const { email } = await accounts.register()
    const { browser, token } = await mailedLink(email)
    isPlatformUnavailable = true
    await expect(use(token, browser)).rejects.toThrow()
    isPlatformUnavailable = false
    expect(await use(token, browser)).toMatchObject({ outcome: 'signed-in' })
  })

  it('is forgotten a day after it expires', async () => {
    const { email } = await accounts.register()
    const { token } = await mailedLink(email)
    const purge = () => purgeBackend(shop.database)
    await platform.setClockOffset(24 * 60 * minute)
    await purge()
    expect(await stateOf(token)).toBe('expired')
    await platform.setClockOffset(24 * 60 * minute + 11 * minute)
    await purge()
    expect(await stateOf(token)).toBe('unknown')
  })
})

describe('a request', () => {
  it('does the same for an e-mail that nobody has, and mails nothing', async () => {
    const before = shop.sent.length
    const browser = await request('nobody@example.com')
    expect(await shop.loginLinks.ofBrowser(browser)).toMatchObject({ state: 'alive', email: 'nobody@example.com' })
    expect(await mailsTo('nobody@example.com')).toEqual([])
    expect(shop.sent).toHaveLength(before)
  })

  it('waits half a minute for the next one', async () => {
    const email = accounts.newEmail()
    const clientIp = accounts.newClient()
    const ask = (ip = clientIp) => shop.loginLinks.request({ ...locale, email, clientIp: ip, returnTo: '/' })
    const first = await ask()
    expect(first.ok && (await shop.loginLinks.ofBrowser(first.browser))?.resendAfterSeconds).toBe(30)
    const tooSoon = await ask()
    expect(!tooSoon.ok && tooSoon.retryAfterSeconds).toBeLessThanOrEqual(30)
    // Somebody elsewhere is not held up by it.
    expect((await ask(accounts.newClient())).ok).toBe(true)
  })

  it('is counted for each client, whatever the e-mail', async () => {
    const clientIp = accounts.newClient()
    const ask = (number: number) =>
      shop.loginLinks.request({ ...locale, email: `many${number}@example.com`, clientIp, returnTo: '/' })
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).ok).toBe(true)
    const refused = await ask(10)
    expect(!refused.ok && refused.retryAfterSeconds).toBeGreaterThan(3000)
  })
})

describe('a process that is killed', () => {
  const crashAt = async (failpoint: StoreFailpoint, token?: string) => {
    const served = await servePlatform(platform.platform)
    const { admin: adminToken } = platform.platform.shopOf('main').tokens
    const crash: Crash = {
      databaseUrl: platform.databaseUrl,
      shopOrigin: served.origin,
      adminToken,
      failpoint,
      ...(token && { token }),
    }
    const program = fileURLToPath(
      new URL('../../../../../tests/support/people/crashing-login-link.ts', import.meta.url),
    )
    const child = spawn(process.execPath, [program, JSON.stringify(crash)], {
      // Six of them are started: they need not compile the same modules each time.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'dvaput-compile-cache') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    const [, signal] = await once(child, 'close')
    await served.close()
    expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' })
  }

  it.each([
    ['before-login-link-use', 'alive'],
    ['after-login-link-spent', 'alive'],
    ['after-login-link-session', 'alive'],
    ['after-login-link-commit', 'used'],
  ] as const)('at %s leaves the link %s, with a session if and only if it is used', async (failpoint, state) => {
    const { email } = await accounts.register()
    const { token } = await mailedLink(email)
    await crashAt(failpoint, token)
    expect(await stateOf(token)).toBe(state)
    expect(await sessionsOf(email)).toHaveLength(state === 'used' ? 1 : 0)

    const again = await use(token, undefined, true)
    expect(again.outcome).toBe(state === 'used' ? 'refused' : 'signed-in')
    expect(await sessionsOf(email)).toHaveLength(1)
    // Whoever was cut off asks for another link.
    const next = await mailedLink(email)
    expect(await use(next.token, next.browser)).toMatchObject({ outcome: 'signed-in' })
  })

  it.each(['before-login-link-mail', 'after-login-link-mail'] as const)(
    'at %s mails one link all the same',
    async (failpoint) => {
      const { email } = await accounts.register()
      const browser = await request(email)
      await crashAt(failpoint)
      // The queue retries a job whose process fell silent.
      await shop.database.pool.query(
        `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'send-login-link' AND state = 'active'`,
      )
      expect(await mailsTo(email)).toHaveLength(1)
      expect(await use(await newestToken(email), browser)).toMatchObject({ outcome: 'signed-in' })
    },
  )
})
