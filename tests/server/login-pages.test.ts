import { randomUUID } from 'node:crypto'
import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import type { Language } from '@dvaput/domain/text/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createVisitor as createBrowser, logInAt, registerAt, whoIs } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const { email } = demoCustomers.ba
const secret = 'proljetna kiša 7'

let visitors = 0
/** A browser without scripts, with an IP of its own. */
const createVisitor = (url: string, language: Language) => {
  visitors += 1
  const ip = `198.51.100.${visitors}`
  const send = async (path: string, init: RequestInit = {}, cookies = '') => {
    const headers = {
      Accept: 'text/html',
      Cookie: `language=${language}; ${cookies}`,
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': ip,
    }
    const response = await fetch(url + path, { redirect: 'manual', ...init, headers })
    const html = (await response.text()).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
    return { response, html, status: response.status, location: response.headers.get('Location') }
  }
  return {
    open: (path: string, cookies?: string) => send(path, {}, cookies),
    post: (path: string, fields: Readonly<Record<string, string>>, cookies?: string) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }, cookies),
  }
}

const sessionIn = ({ response }: { readonly response: Response }) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('sid='))
    ?.split(';')[0]

/** A failure names what is missing, not the whole page. */
const expectParts = (html = '', parts: readonly string[]) =>
  expect(parts.filter((part) => !html.includes(part))).toEqual([])

let server: RunningServer
let removeFolder = async () => {}
beforeAll(async () => {
  const folder = await createDataFolder()
  removeFolder = folder.remove
  server = await startServer({
    env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, TRUSTED_PROXIES: '127.0.0.1' },
  })
})
afterAll(async () => {
  await server?.stop()
  await removeFolder()
})

const visit = (language: Language = 'en') => createVisitor(server.url, language)

it.each([
  ['/login', 'name="password"'],
  ['/register', 'name="confirmPassword"'],
  ['/auth/callback', 'Logging you in'],
])('%s shows a screen of authentication [ROUTE-18]', async (path, part) => {
  const { status, html } = await visit().open(path)
  expect(status).toBe(200)
  expectParts(html, [part])
})

describe('the login page', () => {
  it('offers a password, a link by e-mail, recovery, the platform’s account and an external one [AUTH-04] [AUTH-05] [AUTH-06] [AUTH-07]', async () => {
    const { status, html } = await visit().open('/login?returnTo=%2Forders')
    expect(status).toBe(200)
    expectParts(html, [
      'name="email"',
      'name="password"',
      'formAction="/login/link"',
      'href="/forgot-password?returnTo=%2Forders"',
      'href="/login/platform?returnTo=%2Forders"',
      'href="/login/external?returnTo=%2Forders"',
      'href="/register?returnTo=%2Forders"',
    ])
    // The demo names a customer whom a newcomer can log in as.
    expect([html.includes(email), html.includes(demoPassword)]).toEqual([true, true])
  })

  it('logs in under a new id and goes where the customer was going', async () => {
    const planted = `sid=${'a'.repeat(43)}`
    const login = await visit().post('/login', { email, password: demoPassword, returnTo: '/orders?page=2' }, planted)
    expect([login.status, login.location]).toEqual([302, '/orders?page=2'])
    const session = sessionIn(login)
    expect(session).toMatch(/^sid=[\w-]{43}$/)
    expect(session).not.toBe(planted)
    const again = await visit().open('/login?returnTo=%2Fwishlist', session)
    expect([again.status, again.location]).toEqual([302, '/wishlist'])
    expect((await visit().open('/register', session)).location).toBe('/')
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/login', ''])(
    'goes to the account for the way back “%s”',
    async (returnTo) => {
      const { location } = await visit().post('/login', { email, password: demoPassword, returnTo })
      expect(location).toBe('/account')
    },
  )

  it.each([
    ['[AUTH-10]', 'en', { email: '', password: '' }, 422, 'Please enter your email and password'],
    [
      '[ERR-02]',
      'es',
      { email: 'nobody@example.com', password: 'secret' },
      401,
      'El correo electrónico no está registrado. Por favor, regístrate primero.',
    ],
    [
      '[ERR-03]',
      'es',
      { email, password: 'wrong' },
      401,
      'Correo electrónico o contraseña incorrectos. Inténtalo de nuevo.',
    ],
  ] as const)('refuses in words %s, in %s, and keeps the e-mail', async (_, language, fields, status, text) => {
    const refused = await visit(language).post('/login', fields)
    expect([refused.status, sessionIn(refused)]).toEqual([status, undefined])
    expectParts(refused.html, [text])
    expectParts(refused.html, [`value="${fields.email}"`])
    expect(refused.html.includes('value="wrong"')).toBe(false)
  })

  it('is open to no way in that the market does not offer', async () => {
    const login = await visit('es').post('/login', { email, password: demoPassword }, 'market=cl')
    expect([login.status, login.location, sessionIn(login)]).toEqual([302, '/login', undefined])
    expect((await visit('es').open('/login/external', 'market=cl')).status).toBe(404)
  })

  it('knows the customers of the demo as verified, so that neither order of a password and a link shuts them out', async () => {
    const logIn = () => logInAt(server.url, { email, password: demoPassword })
    expect((await whoIs(await logIn())).customer).toMatchObject({ email, isVerified: true })
    const elsewhere = createBrowser(server.url)
    await elsewhere.submit('/login/link', { email })
    const link = await findInMails([server.url], email, /\/login\/link\/[\w-]{43}/)
    expect((await elsewhere.submit(link, {})).status).toBe(303)
    expect((await whoIs(elsewhere)).customer).toMatchObject({ email })
    expect((await whoIs(await logIn())).customer).toMatchObject({ email })
  })

  it('says when to try again after too many attempts, and offers the link', async () => {
    const visitor = visit()
    const attempts = []
    for (let times = 0; times < 6; times += 1)
      attempts.push(await visitor.post('/login', { email: `${randomUUID()}@example.com`, password: 'guess' }))
    const last = attempts.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expectParts(last?.html, ['Too many attempts.'])
    expectParts(last?.html, ['formAction="/login/link"'])
  })
})

describe('the page of a registration', () => {
  const form = () => ({
    fullName: 'Amra Hodžić',
    email: `${randomUUID()}@example.com`,
    password: secret,
    confirmPassword: secret,
    acceptsTerms: 'yes',
  })

  it('has its five controls and its links [REG-01] [REG-02] [REG-03]', async () => {
    const { html = '' } = await visit().open('/register')
    // The footer has some of these links too.
    expectParts(html.slice(html.indexOf('<main'), html.indexOf('</main>')), [
      'name="fullName"',
      'name="email"',
      'name="password"',
      'name="confirmPassword"',
      'type="checkbox"',
      'href="/login"',
      'href="/terms-and-conditions"',
      'href="/privacy-policy"',
    ])
  })

  it('opens an account, logs in and goes to the front page, or where the customer was going [REG-04] [REG-14]', async () => {
    const registered = await visit().post('/register', form())
    expect([registered.status, registered.location]).toEqual([302, '/'])
    const session = sessionIn(registered)
    expect((await visit().open('/login', session)).location).toBe('/account')
    expect((await visit().post('/register', { ...form(), returnTo: '/wishlist' })).location).toBe('/wishlist')
  })

  it.each([
    ['[REG-06]', { confirmPassword: 'other' }, 'Passwords do not match'],
    ['[REG-07]', { password: 'abcde', confirmPassword: 'abcde' }, 'Password must be at least 6 characters'],
    ['[REG-08]', { acceptsTerms: '' }, 'You must accept the terms and conditions'],
  ] as const)('says what is wrong word for word %s and keeps what was typed', async (_, change, text) => {
    const fields = { ...form(), ...change }
    const refused = await visit().post('/register', fields)
    expect([refused.status, sessionIn(refused)]).toEqual([422, undefined])
    expectParts(refused.html, [text])
    expectParts(refused.html, ['value="Amra Hodžić"'])
    expectParts(refused.html, [`value="${fields.email}"`])
    expect(refused.html.includes(`value="${secret}"`)).toBe(false)
  })

  it('names the field of a name that the platform would refuse', async () => {
    const refused = await visit().post('/register', { ...form(), fullName: 'Amra www.example.com' })
    expect([refused.status, sessionIn(refused)]).toEqual([422, undefined])
    expectParts(refused.html, ['Enter a name without web addresses', 'value="Amra www.example.com"'])
    expect(refused.html).toMatch(
      /<input[^>]*name="fullName"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="fullName"/,
    )
  })

  it('points to login and recovery where the e-mail has an account', async () => {
    const refused = await visit().post('/register?returnTo=%2Forders', { ...form(), email })
    expect(refused.status).toBe(409)
    expectParts(refused.html, ['There is an account with this email already.'])
    expectParts(refused.html, ['href="/forgot-password?returnTo=%2Forders"'])
  })
})

describe('the platform’s login without scripts', () => {
  const begin = async (returnTo = '/faq') => {
    const browser = createBrowser(server.url)
    const left = await browser.open(`/login/platform?${new URLSearchParams({ plain: '1', returnTo })}`)
    const state = new URL(left.headers.get('Location') ?? '').searchParams.get('state') ?? ''
    const [cookie = ''] = [...browser.cookies.keys()].filter((name) => name.startsWith('platform_login_'))
    return { browser, left, state, cookie }
  }

  it('is offered as a link, with the way back', async () => {
    expectParts((await visit().open('/login/platform?returnTo=%2Ffaq')).html, [
      'href="/login/platform?plain=1&amp;returnTo=%2Ffaq"',
    ])
    const { left } = await begin()
    expect([left.status, left.headers.get('Location')]).toEqual([302, expect.stringContaining('code_challenge=')])
    expect(left.headers.getSetCookie().join()).toMatch(/platform_login_.*HttpOnly; SameSite=Lax/)
  })

  it('leaves a browser with a new cookie for checkouts after a logout by form and by script', async () => {
    const { response } = await visit().post('/logout', {})
    const { headers } = await createBrowser(server.url).post('/api/logout', {})
    for (const cookies of [response.headers.getSetCookie(), headers.getSetCookie()])
      expect(cookies).toContainEqual(expect.stringMatching(/^checkout=[\w%]{40,}; .*HttpOnly/))
  })

  it('is asked anew by the platform after a logout by form, with scripts and without', async () => {
    const loggedOut = (await visit().post('/logout', {})).response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    // With it a provider has to say how old the login is.
    const isAskedAnew = (url: string | null | undefined) => url?.includes('prompt=login') && /max_age=900\b/.test(url)
    const pages = await Promise.all(
      [loggedOut, ''].map(async (cookies) => ({
        plain: (await visit().open('/login/platform?plain=1', cookies)).location,
        scripted: (await visit().open('/login/platform', cookies)).html,
      })),
    )
    expect(pages.map(({ plain }) => isAskedAnew(plain))).toEqual([true, false])
    expect(pages.map(({ scripted }) => isAskedAnew(scripted))).toEqual([true, false])
  })

  it.each([
    ['that the platform refused', 'other', 'error=access_denied'],
    ['without a code', 'code', ''],
    ['with a code that nobody issued', 'exchange', 'code=made-up'],
  ])('ends at the login for a return %s, and works once', async (_, failure, query) => {
    const { browser, state, cookie } = await begin()
    const back = await browser.open(`/auth/callback?state=${state}&${query}`)
    expect([back.status, back.headers.get('Location')]).toEqual([302, `/login?failed=${failure}&returnTo=%2Ffaq`])
    expect([browser.cookies.has(cookie), browser.cookies.has('sid')]).toEqual([false, false])
  })

  it('refuses the state of another browser and a cookie that the server did not seal', async () => {
    const [own, other] = [await begin(), await begin()]
    for (const value of [other.browser.cookies.get(other.cookie) ?? '', btoa('"made-up"')]) {
      own.browser.cookies.set(own.cookie, value)
      const back = await own.browser.open(`/auth/callback?state=${own.state}&code=x`)
      expect(back.headers.get('Location')).toMatch(/^\/login\?failed=state/)
    }
    // Without a cookie it may be a login that the browser's own scripts began.
    expect((await createBrowser(server.url).open(`/auth/callback?state=${own.state}&code=x`)).status).toBe(200)
  })
})

describe('the page of a forgotten password', () => {
  const withoutEmail = (html: string, address: string) =>
    html.replaceAll(address, 'E').replaceAll(/[\w-]{36}|"requestId","[^"]+"/g, 'R')

  it('answers the same for a known and an unknown e-mail: text, status and headers [ERR-16]', async () => {
    const unknown = `${randomUUID()}@example.com`
    const [known, other] = [
      await visit().post('/forgot-password', { email }),
      await visit().post('/forgot-password', { email: unknown }),
    ]
    expect([known.status, other.status]).toEqual([200, 200])
    expectParts(known.html, ['Recovery email sent! Check your inbox.'])
    expect(withoutEmail(other.html, unknown)).toBe(withoutEmail(known.html, email))
    const namesIn = ({ response }: typeof known) => [...response.headers.keys()].sort()
    expect(namesIn(other)).toEqual(namesIn(known))
  })

  it.each(['/forgot-password', '/login/link'])('needs an e-mail at %s [AUTH-11]', async (path) => {
    const refused = await visit().post(path, { email: ' ' })
    expect([refused.status, refused.html.includes('Please enter your email address')]).toEqual([422, true])
  })
})

describe('the page of a new password', () => {
  const path = `/reset-password?id=7&token=${'a'.repeat(64)}`

  const newPassword = { password: secret, confirmPassword: secret }
  /** In a browser that was going to a page before it forgot the password. */
  const askForLink = async (returnTo: string) => {
    const [{ email: owner }, browser] = [await registerAt(server.url), createBrowser(server.url)]
    await browser.submit('/forgot-password', { email: owner, returnTo })
    return { browser, link: await findInMails([server.url], owner, /\/reset-password\?[\w&=.-]+/) }
  }

  it('is named by no referrer, and uses nothing up when it is opened', async () => {
    const { link } = await askForLink('')
    for (let times = 0; times < 2; times += 1) {
      const { status, response, html } = await visit().open(link)
      expect([status, response.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer'])
      expectParts(html, ['name="confirmPassword"'])
    }
  })

  it('leads to where one was going before the password was forgotten, in the browser that asked', async () => {
    expectParts((await visit().open('/forgot-password?returnTo=%2Ffaq%3Fa%3D1')).html, [
      '<input type="hidden" name="returnTo" value="/faq?a=1"/>',
    ])
    const { browser, link } = await askForLink('/faq?a=1')
    expect((await browser.open(link)).text).toContain('href="/login?returnTo=%2Ffaq%3Fa%3D1"')
    const saved = await browser.submit(link, newPassword)
    expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/faq?a=1'])
    const again = await askForLink('//elsewhere.example')
    expect((await again.browser.submit(again.link, newPassword)).headers.get('Location')).toBe('/account')
    const other = await askForLink('/faq')
    expect((await createBrowser(server.url).submit(other.link, newPassword)).headers.get('Location')).toBe('/account')
  })

  it('says of a used link that it is spent before a password is typed', async () => {
    const { browser, link } = await askForLink('/faq')
    await createBrowser(server.url).submit(link, newPassword)
    const { text } = await browser.open(link)
    expectParts(text, ['This link no longer works', 'href="/forgot-password?returnTo=%2Ffaq"'])
    expect(text).not.toContain('type="password"')
  })

  it('says that a link is spent and offers a new one', async () => {
    for (const refused of [
      await visit().post(path, newPassword),
      await visit().open(path),
      await visit().open('/reset-password'),
    ]) {
      expectParts(refused.html, ['This link no longer works'])
      expectParts(refused.html, ['href="/forgot-password"'])
      expect(refused.response.headers.get('Referrer-Policy')).toBe('no-referrer')
    }
  })

  it('says what is wrong with a password', async () => {
    const refused = await visit().post(path, { password: 'iloveyou', confirmPassword: 'iloveyou' })
    expect([refused.status, refused.html.includes('one of the first to be guessed')]).toEqual([422, true])
  })
})
