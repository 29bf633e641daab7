import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { linkSpent, passwordForm, passwordSaved } from './password-page.ts'

const platform = useTestPlatform()
const email = 'page@example.com'
let lastClient = 0
const asking = () => ({ clientIp: `198.51.100.${++lastClient % 250}` })

const logIn = async (password: string) =>
  (
    await platform.query(
      'mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
      { input: { email, password } },
      asking(),
    )
  ).data.customerAccessTokenCreate.customerAccessToken

const newLink = async () => {
  await platform.query(`mutation { customerRecover(email: "${email}") { userErrors { message } } }`, {}, asking())
  await platform.jobs.drain()
  const [, path] =
    /http:\/\/main\.localhost:3000(\/account\/reset\/\d+\/[0-9a-f]{64})/.exec(platform.sent.at(-1)?.text ?? '') ?? []
  if (path === undefined) throw new Error('no link was mailed')
  return path
}

const send = (path: string, form: Record<string, string>, shop: 'main' | 'retail' = 'main') =>
  platform.fetchAt(path, { method: 'POST', body: new URLSearchParams(form) }, { shop })

beforeAll(async () => {
  await platform.query(
    'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { userErrors { message } } }',
    { input: { email, password: 'the old one' } },
    asking(),
  )
})

describe('the page a mailed link leads to', () => {
  it('is in the reader’s language, closed to everybody, and uses nothing up', async () => {
    const path = await newLink()
    for (const [headers, language, title] of [
      [{}, 'bs', 'Nova lozinka'],
      [{ 'Accept-Language': 'es-CL,en;q=0.5' }, 'es', 'Contraseña nueva'],
    ] as const) {
      const response = await platform.fetchAt(path, { headers })
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain(`<h1>${title}</h1>`)
      expect(page).toContain('autocomplete="new-password"')
      expect(page).toMatch(/autocomplete="username" value="[^"]+@[^"]+" readonly hidden/)
      expect(page).not.toContain('<script')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'sha256-")
    }
    expect(await (await platform.fetchAt(`${path}?locale=en`)).text()).toContain('<h1>New password</h1>')
  })

  it('says what is wrong, then sets the password once', async () => {
    const path = await newLink()
    const wrong = await send(`${path}?locale=en`, { password: 'tiny', again: 'tiny' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('The password has fewer than 6 characters.')
    const different = await send(`${path}?locale=en`, { password: 'the new one', again: 'the other one' })
    const twice = await different.text()
    expect(twice).toContain('The passwords are not the same.')
    expect(twice).toMatch(/<input id="password"[^>]* autofocus>/)
    expect(twice.match(/autofocus/g)).toHaveLength(1)
    expect((await send(path, { password: 'the new one', again: 'the new one' }, 'retail')).status).toBe(410)
    expect(await logIn('the old one')).not.toBeNull()

    const saved = await send(`${path}?locale=en`, { password: 'the new one', again: 'the new one' })
    expect(saved.status).toBe(200)
    const page = await saved.text()
    expect(page).toContain('Your password is saved')
    expect(page).not.toContain('hreflang')
    expect(page).toContain('href="http://main.localhost:3000/"')
    expect(await logIn('the old one')).toBeNull()
    expect(await logIn('the new one')).not.toBeNull()

    expect((await send(path, { password: 'once more', again: 'once more' })).status).toBe(410)
    expect((await platform.fetchAt(path)).status).toBe(410)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json'])(
    'takes no password from what is no form: %s',
    async (type) => {
      const path = await newLink()
      const init = {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: '{"password":"sent so","again":"sent so"}',
      }
      const response = await platform.fetchAt(path, init)
      expect(response.status).toBe(422)
      expect(await logIn('sent so')).toBeNull()
    },
  )

  it('speaks to who confirms an account of no password they had before', async () => {
    const endpoint = { shop: platform.platform.shopOf('main').shop, origin: '', clientIp: '', requestId: '' }
    for (const [language, before] of [
      ['bcs', /nov[aou]|odjavljen/i],
      ['en', /new|logged out/i],
      ['es', /nueva|cerrará/i],
    ] as const) {
      const place = { endpoint, language, kind: 'activate', country: 'BA', path: '/account/activate/1/abc' } as const
      for (const response of [await passwordForm(place, { email }), await passwordSaved(place)]) {
        const page = await response.text()
        const main = page.slice(page.indexOf('<main'), page.indexOf('</main'))
        expect(main.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(before)
      }
      expect(await (await linkSpent(place)).text()).toMatch(/već potvrdili|have confirmed|Si ya confirmaste/)
    }
  })

  it.each([
    '/account/reset/1/abc',
    '/account/activate/abc/%00',
    `/account/reset/9999999999999999999/${'a'.repeat(64)}`,
  ])('at %s says that the link no longer works', async (path) => {
    const response = await platform.fetchAt(`${path}?locale=en`)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('This link no longer works')
    expect((await send(path, {})).status).toBe(410)
  })
})
