import { describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import type { Page } from '../../../../../tests/support/requests/browser.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)

const minute = 60_000
const startLogin = async (parameters: Record<string, string> = {}) => {
  const { url } = await accounts.leave(await accounts.discover(), parameters)
  const browser = accounts.openBrowser()
  return { browser, url, first: await browser.visit(url) }
}
const requestCode = async (email: string) => {
  const { browser, url, first } = await startLogin()
  const second = await browser.submit(first, 'email', { email })
  return { browser, url, second, code: await accounts.mailedCode(email) }
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const isInside = (page: Page) => page.url.startsWith('http://localhost:3000/auth/callback?code=')
const sameForAll = (page: Page, email: string) => page.text.replaceAll(email, '').replaceAll(/login\/[\w-]+/g, '')

describe('the login pages', () => {
  it('are in the requested language, with the hint filled in and no script', async () => {
    for (const [parameters, heading] of [
      [{ locale: 'es' }, 'Iniciar sesión'],
      [{ ui_locales: 'bs en' }, 'Prijava'],
      [{ locale: 'en', acr_values: 'x', region_country: 'BA' }, 'Log in'],
    ] as const) {
      const { first } = await startLogin({ login_hint: 'hint"><b>@example.com', ...parameters })
      expect(first.text).toContain(`<h1>${heading}</h1>`)
      expect(first.text).toContain('value="hint&quot;&gt;&lt;b&gt;@example.com"')
      expect(first.text).not.toContain('<script')
      expect(first.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000")
      expect(first.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('name nobody to try outside the demo', async () => {
    expect((await startLogin()).first.text).not.toContain('kupac.example')
  })

  it('keep what was typed when the language is changed, and judge nothing', async () => {
    const { browser, first } = await startLogin({ locale: 'en' })
    const inSpanish = async (page: Page, typed: Record<string, string>) => {
      const [, action = ''] = /<button class="link" form="login" formaction="([^"]*)" lang="es">/.exec(page.text) ?? []
      const changed = await browser.visit(new URL(action, page.url), {
        method: 'POST',
        body: new URLSearchParams(typed),
      })
      expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('<html lang="es">')])
      return changed
    }
    expect((await inSpanish(first, { email: 'half@' })).text).toContain('value="half@"')
    expect(shop.sent).toEqual([])
    const second = await browser.submit(first, 'email', { email: 'whole@example.com' })
    expect((await inSpanish(second, { code: '12' })).text).toMatch(/<input id="code"[^>]* value="12"/)
    expect((await browser.visit(second.url.replace('?', '/language?'))).text).toContain('id="code"')
  })

  it('answer a wrong e-mail beside its field', async () => {
    const { browser, first } = await startLogin()
    for (const email of ['', 'nobody', 'a@b', 'a\0@example.com', `${'a'.repeat(300)}@example.com`]) {
      const page = await browser.submit(first, 'email', { email })
      expect(page.status).toBe(422)
      expect(page.text).toContain('aria-invalid="true"')
    }
    expect(shop.sent).toEqual([])
  })

  it('say and do the same for a known and an unknown e-mail', async () => {
    await accounts.signIn('known@example.com')
    const known = await requestCode('known@example.com')
    const unknown = await requestCode('unknown@example.com')
    expect(known.second.status).toBe(unknown.second.status)
    expect(sameForAll(known.second, 'known@example.com')).toBe(sameForAll(unknown.second, 'unknown@example.com'))
    expect([...known.second.headers.keys()]).toEqual([...unknown.second.headers.keys()])
  })

  it('make a customer of a new address only when its code comes back', async () => {
    const count = async () =>
      (
        await shop.database.pool.query(
          `SELECT count(*)::int AS n FROM platform.customers WHERE email = 'new@example.com'`,
        )
      ).rows[0].n
    const { browser, first } = await startLogin()
    const second = await browser.submit(first, 'email', { email: ' New@Example.com ' })
    const code = await accounts.mailedCode('new@example.com')
    expect(await count()).toBe(0)
    expect(isInside(await browser.submit(second, 'code', { code }))).toBe(true)
    expect(await count()).toBe(1)
  })

  it('belong to the browser that began', async () => {
    const { second, code } = await requestCode('theft@example.com')
    const thief = accounts.openBrowser()
    const expired = await thief.visit(second.url)
    expect(expired.status).toBe(400)
    expect(expired.text).toContain(`<a class="button" href="${accounts.origin}/">`)
    expect(expired.text).toContain('hreflang="es"')
    expect((await thief.submit(second, 'code', { code })).status).toBe(400)
  })

  it('take no form from a foreign page', async () => {
    const { browser, first } = await startLogin()
    const page = await browser.visit(first.url, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'victim@example.com' }),
    })
    expect(page.status).toBe(400)
  })
})

describe('a password', () => {
  let clients = 0
  const register = async (email: string, password = 'proljetna kiša 7') => {
    clients += 1
    const { data } = await shop.query(
      `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }`,
      { input: { email, password } },
      { clientIp: `203.0.113.${20 + clients}` },
    )
    expect(data.customerCreate.customer).not.toBeNull()
    return password
  }
  const openPasswordPage = async (typed = '') => {
    const { browser, url, first } = await startLogin({ locale: 'es', region_country: 'CL' })
    const [, action = ''] = /formaction="([^"]*password-form[^"]*)"/.exec(first.text) ?? []
    const body = new URLSearchParams({ email: typed })
    return { browser, url, page: await browser.visit(new URL(action, first.url), { method: 'POST', body }) }
  }

  it('logs in beside the code, and what was typed goes along', async () => {
    const email = 'con.clave@example.com'
    const password = await register(email)
    const { browser, page } = await openPasswordPage(email)
    expect(page.text).toContain(`value="${email}"`)
    expect(isInside(await browser.submit(page, 'password', { email, password }))).toBe(true)
  })

  it('shows nothing of the e-mail: the account says that it is not verified', async () => {
    const email = 'sin.verificar@example.com'
    const password = await register(email)
    const { browser, page } = await openPasswordPage(email)
    await browser.submit(page, 'password', { email, password })
    const verified = 'SELECT email_verified FROM platform.customers WHERE email = $1'
    expect((await shop.database.pool.query(verified, [email])).rows).toEqual([{ email_verified: false }])
  })

  it('that is wrong or missing is said beside the form, alike for an e-mail that nobody has', async () => {
    const email = 'clave.mala@example.com'
    await register(email)
    const { browser, page } = await openPasswordPage(email)
    const wrong = await browser.submit(page, 'password', { email, password: 'something else' })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('no son correctos')])
    expect(wrong.text).toContain(`value="${email}"`)
    expect(wrong.text).not.toContain('something else')
    const unknown = await browser.submit(wrong, 'password', { email: 'nadie@example.com', password: 'x' })
    expect([unknown.status, unknown.text]).toEqual([422, expect.stringContaining('no son correctos')])
    const missing = await browser.submit(page, 'password', { email, password: '' })
    expect([missing.status, missing.text]).toEqual([422, expect.stringContaining('id="password-wrong"')])
    const noEmail = await browser.submit(page, 'password', { email: 'nadie', password: 'x' })
    expect([noEmail.status, noEmail.text]).toEqual([422, expect.stringContaining('id="email-wrong"')])
  })

  it('is guessed only so often', async () => {
    const email = 'adivinada@example.com'
    await register(email)
    const { browser, page } = await openPasswordPage(email)
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await browser.submit(page, 'password', { email, password: `guess ${times}` })).status)
    expect(statuses[0]).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })

  it('gives way to the code, and keeps its page in another language', async () => {
    const email = 'otra.via@example.com'
    const { browser, page } = await openPasswordPage(email)
    const [, toEnglish = ''] = /formaction="([^"]*)" lang="en"/.exec(page.text) ?? []
    const body = new URLSearchParams({ email, way: 'password' })
    const english = await browser.visit(new URL(toEnglish, page.url), { method: 'POST', body })
    expect(english.text).toContain('<h1>Log in with a password</h1>')
    const [, toCode = ''] = /formaction="([^"]*)">Send me a code/.exec(english.text) ?? []
    const sent = await browser.visit(new URL(toCode, english.url), { method: 'POST', body })
    expect(sent.text).toContain('id="code"')
    expect(await accounts.mailedCode(email)).toMatch(/^\d{6}$/)
  })
})

describe('the code', () => {
  it('may be wrong four times and is dead after the fifth', async () => {
    const { browser, second, code } = await requestCode('five@example.com')
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const page = await browser.submit(second, 'code', { code: otherThan(code) })
      expect([page.status, page.text.includes('id="code-wrong"')]).toEqual([422, true])
      expect(page.text).toContain(`name="code" type="text" value="${otherThan(code)}"`)
    }
    const dead = await browser.submit(second, 'code', { code: otherThan(code) })
    expect(dead.text).toContain('role="alert"')
    expect(dead.text).not.toContain('name="code"')
    expect(dead.text).toContain('<button class="button" type="submit" autofocus>Pošalji novi kod</button>')
    const right = await browser.submit(second, 'code', { code })
    expect([right.status, isInside(right)]).toEqual([422, false])
  })

  it('is not spent where the customer cannot be admitted, and the page leads back to it', async () => {
    const { browser, second, code } = await requestCode('broken@example.com')
    const { pool } = shop.database
    await pool.query(`ALTER TABLE platform.customers ADD CONSTRAINT broken CHECK (email <> 'broken@example.com')`)
    const broken = await browser.submit(second, 'code', { code })
    await pool.query('ALTER TABLE platform.customers DROP CONSTRAINT broken')
    expect(broken.status).toBe(500)
    expect(broken.text).toContain('<h1>Nešto je pošlo po zlu</h1>')
    expect(broken.text).toMatch(/Broj zahtjeva [^<]*: [0-9a-f-]{36}</)
    const [, back = ''] = /<a class="button" href="([^"]*)">Pokušaj ponovo</.exec(broken.text) ?? []
    const again = await browser.visit(new URL(back, broken.url))
    expect(isInside(await browser.submit(again, 'code', { code }))).toBe(true)
  })

  it('still works when a newer one is refused, and its field stays', async () => {
    const { browser, second } = await requestCode('patient@example.com')
    expect(second.text).not.toContain('Poslali smo vam novi kod.')
    const resend = () => browser.submit(second, 'email', { email: 'patient@example.com' })
    expect((await resend()).text).toContain('Poslali smo vam novi kod.')
    await resend()
    const code = await accounts.mailedCode('patient@example.com')
    const refused = await resend()
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('posljednji kod još vrijedi')
    expect(isInside(await browser.submit(refused, 'code', { code }))).toBe(true)
  })

  it('counts guesses that come at once', async () => {
    const { browser, second, code } = await requestCode('burst@example.com')
    const guess = () => browser.submit(second, 'code', { code: otherThan(code) })
    await Promise.all(Array.from({ length: 12 }, guess))
    expect(isInside(await browser.submit(second, 'code', { code }))).toBe(false)
  })

  it('lives ten minutes', async () => {
    const early = await requestCode('early@example.com')
    const late = await requestCode('late@example.com')
    await shop.setClockOffset(9 * minute)
    expect(isInside(await early.browser.submit(early.second, 'code', { code: early.code }))).toBe(true)
    await shop.setClockOffset(10 * minute + 1_000)
    expect(isInside(await late.browser.submit(late.second, 'code', { code: late.code }))).toBe(false)
    await shop.setClockOffset(0)
  })

  it('is good once, however often it is sent at the same moment', async () => {
    const { browser, second, code } = await requestCode('once@example.com')
    const pages = await Promise.all(Array.from({ length: 5 }, () => browser.submit(second, 'code', { code })))
    expect(pages.filter(isInside)).toHaveLength(1)
  })

  it('is killed by a newer one of the same browser, and not by a request from elsewhere', async () => {
    const first = await requestCode('newest@example.com')
    const again = await first.browser.submit(first.second, 'email', { email: 'newest@example.com' })
    const newer = await accounts.mailedCode('newest@example.com')
    if (newer !== first.code)
      expect(isInside(await first.browser.submit(again, 'code', { code: first.code }))).toBe(false)
    const elsewhere = await requestCode('newest@example.com')
    expect(isInside(await first.browser.submit(again, 'code', { code: newer }))).toBe(true)
    expect(isInside(await elsewhere.browser.submit(elsewhere.second, 'code', { code: elsewhere.code }))).toBe(true)
  })

  it('reaches the owner while strangers ask for the same address, and soon cannot be guessed any more', async () => {
    const email = 'owner@example.com'
    const { browser } = await accounts.signIn(email)
    const codes: string[] = []
    const queryAccount = async (from: typeof browser) => {
      const { url } = await accounts.leave(await accounts.discover(), { prompt: 'login' })
      const page = await from.submit(await from.visit(url), 'email', { email })
      if (page.status === 200) codes.push(await accounts.mailedCode(email))
      return page
    }
    const stranger = accounts.openBrowser()
    const queryResult: number[] = []
    for (let count = 0; count < 4; count += 1) queryResult.push((await queryAccount(stranger)).status)
    expect(queryResult).toEqual([200, 200, 200, 429])
    while ((await queryAccount(accounts.openBrowser())).status === 200);
    expect(codes.length).toBeLessThanOrEqual(20)
    expect(codes.filter((code) => /^\d{6}$/.test(code)).length * 5).toBeLessThanOrEqual(50)

    const known = await queryAccount(browser)
    expect(codes.at(-1)).toMatch(/^\d{6}$/)
    expect(isInside(await browser.submit(known, 'code', { code: codes.at(-1) ?? '' }))).toBe(true)
  })

  it('is long once many were requested, and read as it was meant', async () => {
    const email = 'popular@example.com'
    for (let count = 0; count < 10; count += 1) await requestCode(email)
    const { browser, second, code } = await requestCode(email)
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
    expect(second.text).not.toContain('inputmode="numeric"')
    expect((await browser.submit(second, 'code', { code: '123456' })).text).toContain('id="code-wrong"')
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(isInside(await browser.submit(second, 'code', { code: typed }))).toBe(true)
  })

  it('is sent three times in a quarter of an hour to one address, and ten times an hour from one', async () => {
    const { browser, first } = await startLogin()
    const statuses = async (emails: readonly string[]) => {
      const seen: number[] = []
      for (const email of emails) seen.push((await browser.submit(first, 'email', { email })).status)
      return seen
    }
    const many = 'many@example.com'
    expect(await statuses([many, many, many, many])).toEqual([200, 200, 200, 429])
    const others = Array.from({ length: 7 }, (_, index) => `other${index}@example.com`)
    expect(await statuses(others)).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  it('proves the address: a password set before that is void, and orders of that address come along', async () => {
    const email = 'hijack@example.com'
    const { data } = await shop.query(
      `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } customerUserErrors { code } } }`,
      { input: { email, password: 'a long enough password' } },
    )
    expect(data.customerCreate.customerUserErrors).toEqual([])
    await shop.database.pool.query(
      `INSERT INTO platform.orders (shop_id, number, email, language, currency, subtotal, discount_total, shipping_total,
         tax_total, total, payment_method, financial_status, status_key)
       SELECT id, 900, $1, 'bcs', 'BAM', 1000, 0, 0, 145, 1000, 'cash-on-delivery', 'pending', 'key'
       FROM platform.shops WHERE handle = 'main'`,
      [email],
    )
    const { tokens } = await accounts.signIn(email)
    expect(tokens.claims()?.email_verified).toBe(true)
    const login = await shop.query(
      `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
         customerAccessToken { accessToken } customerUserErrors { code } } }`,
      { input: { email, password: 'a long enough password' } },
    )
    expect(login.data.customerAccessTokenCreate.customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }])
    const response = await accounts.queryAccount(
      tokens.access_token,
      '{ customer { orders(first: 2) { nodes { name } } } }',
    )
    expect(response.data.customer.orders.nodes).toEqual([{ name: '#900' }])
    const told = async () => {
      await shop.jobs.drain()
      return shop.sent.filter(({ to, subject }) => to === email && /lozinka .* više ne vrijedi/.test(subject)).length
    }
    expect(await told()).toBe(1)
    await accounts.signIn(email)
    expect(await told()).toBe(1)
  })
})

it('the login page lets somebody else sign in where one is signed in already', async () => {
  const { browser, tokens } = await accounts.signIn('one@example.com')
  const { url } = await accounts.leave(await accounts.discover(), { prompt: 'login' })
  const callback = await accounts.passLogin(browser, url, 'two@example.com')
  expect(isInside(callback)).toBe(true)
  expect((await accounts.queryAccount(tokens.access_token, '{ customer { id } }')).status).toBe(401)
})

it('the login page asks the one who is signed in again where the storefront wants it', async () => {
  const { browser, tokens } = await accounts.signIn('again@example.com')
  const { url } = await accounts.leave(await accounts.discover(), { prompt: 'login' })
  expect(isInside(await accounts.passLogin(browser, url, 'again@example.com'))).toBe(true)
  expect((await accounts.queryAccount(tokens.access_token, '{ customer { id } }')).status).toBe(200)
})
