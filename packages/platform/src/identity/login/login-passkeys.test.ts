import { describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../../tests/support/people/sign-in.ts'
import { createTestAuthenticator } from '../../../../../tests/support/people/test-authenticator.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import type { Page } from '../../../../../tests/support/requests/browser.ts'

const shop = useTestPlatform({ passkeys: true })
const accounts = useSignIn(shop)

type Browser = ReturnType<typeof accounts.openBrowser>

const startLogin = async (browser = accounts.openBrowser()) => {
  const { url } = await accounts.leave(await accounts.discover())
  return { browser, first: await browser.visit(url) }
}
const isInside = (page: Page) => page.url.startsWith('http://localhost:3000/auth/callback?code=')
const optionsAt = async (browser: Browser, page: Page) => {
  const [, path = ''] = /data-options="([^"]+\/passkey\/options)"/.exec(page.text) ?? []
  return JSON.parse((await browser.visit(new URL(path, page.url), { method: 'POST' })).text)
}
const decodeHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Signs in by code, and asks for a passkey with it. */
const offered = async (email: string) => {
  const { browser, first } = await startLogin()
  const second = await browser.submit(first, 'email', { email })
  const page = await browser.submit(second, 'code', { code: await accounts.mailedCode(email), passkey: 'yes' })
  const field = (name: string) => decodeHtml(new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? '')
  const options = JSON.parse(decodeHtml(/data-passkey="add" data-options="([^"]*)"/.exec(page.text)?.[1] ?? '{}'))
  const finish = (credential: object, changes: Record<string, string> = {}) =>
    browser.submit(page, 'credential', {
      credential: JSON.stringify(credential),
      customer: field('customer'),
      next: field('next'),
      ...changes,
    })
  return { browser, page, options, finish, next: field('next') }
}
const addKey = async (email: string) => {
  const key = createTestAuthenticator(accounts.origin)
  const { options, finish } = await offered(email)
  return { key, inside: await finish(key.create(options)) }
}
const logIn = async (key: ReturnType<typeof createTestAuthenticator>) => {
  const { browser, first } = await startLogin()
  const credential = JSON.stringify(key.get(await optionsAt(browser, first)))
  return browser.submit(first, 'credential', { credential })
}

describe('a passkey of the platform', () => {
  it('is added after a code, to whoever asked for it, and then logs in by itself', async () => {
    const { key, inside } = await addKey('amra@example.com')
    expect(isInside(inside)).toBe(true)
    expect(isInside(await logIn(key))).toBe(true)
  })

  it('is not offered to somebody who did not ask, and the login goes on without it', async () => {
    const { browser, first } = await startLogin()
    expect(isInside(await accounts.passLogin(browser, new URL(first.url), 'diego@example.com'))).toBe(true)
    const { browser: other, next } = await offered('later@example.com')
    expect(isInside(await other.visit(next))).toBe(true)
  })

  it('is refused for the challenge of another attempt, and leads nowhere', async () => {
    const { key } = await addKey('two@example.com')
    const [mine, theirs] = [await startLogin(), await startLogin()]
    const options = await optionsAt(theirs.browser, theirs.first)
    const credential = JSON.stringify(key.get(options))
    const refused = await mine.browser.submit(mine.first, 'credential', { credential })
    expect([refused.status, refused.text.includes('role="alert"')]).toEqual([422, true])
    for (const nonsense of ['', '{', '7', '{"id":"x"}'])
      expect((await mine.browser.submit(mine.first, 'credential', { credential: nonsense })).status).toBe(422)
  })

  it('is not added to somebody else’s account, nor leads to another site', async () => {
    const victim = await offered('victim@example.com')
    const [, victimId = ''] = /name="customer" value="([^"]*)"/.exec(victim.page.text) ?? []
    const key = createTestAuthenticator(accounts.origin)
    const { options, finish } = await offered('thief@example.com')
    await finish(key.create(options), { customer: victimId, next: 'https://evil.example/' })
    expect((await logIn(key)).status).toBe(422)
  })

  it('does not open an account whose e-mail somebody else has proved since', async () => {
    const { key } = await addKey('before@example.com')
    // As `customerUpdate` does: the e-mail is not proved, and its owner is somebody else.
    await shop.database.pool.query(
      `UPDATE platform.customers SET email = 'after@example.com', email_verified = false
       WHERE email = 'before@example.com'`,
    )
    expect(isInside(await logIn(key))).toBe(true)
    await accounts.signIn('after@example.com')
    expect((await logIn(key)).status).toBe(422)
  })

  it('does not open an account that was closed', async () => {
    const { key } = await addKey('closed@example.com')
    await shop.database.pool.query(
      `UPDATE platform.customers SET state = 'disabled' WHERE email = 'closed@example.com'`,
    )
    expect((await logIn(key)).status).toBe(403)
  })
})
