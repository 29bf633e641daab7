import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import * as oidc from 'openid-client'
import { afterEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'
import type { SessionKind } from './customers.schema.ts'

const accounts = useTestAccounts()
const platform = useSignIn(accounts.platform)
const newBrowser = () => accounts.customers.openPerson(() => undefined)
afterEach(() => accounts.platform.setClockOffset(0))

type Browser = ReturnType<typeof platform.openBrowser>
type Earlier = { readonly browser: Browser; readonly person: ReturnType<typeof newBrowser> }

/** With a code once more, although the platform remembers the browser. */
const signInAgain = async (email: string, browser: Browser) => {
  const config = await platform.discover()
  const { url, checks } = await platform.leave(config, { prompt: 'login' })
  const callback = await platform.passLogin(browser, url, email)
  const tokens = await oidc.authorizationCodeGrant(config, new URL(callback.url), checks)
  return { config, browser, tokens }
}

/** A browser that typed a code on the platform's page, and its session here. */
const logInAtPlatform = async (email: string, over?: Earlier) => {
  const { config, browser, tokens } = await (over ? signInAgain(email, over.browser) : platform.signIn(email))
  const customer = await accounts.shop.admin.findByEmail(email)
  if (!customer) throw new Error('there is no such customer')
  const person = over?.person ?? newBrowser()
  await accounts.customers.startSession(person, {
    ...{ customer, kind: 'platform', isVerified: true },
    tokens: {
      type: 'openid',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? '',
      idToken: tokens.id_token ?? '',
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    },
  })
  /** What the platform says to the same browser when it comes again and is not to be asked anything. */
  const comeAgain = async () => {
    const { url } = await platform.leave(config, { prompt: 'none' })
    return new URL((await browser.visit(url)).url).searchParams.get('error') ?? 'logged in'
  }
  return { customer, person, browser, comeAgain }
}

describe('a session that is ended from another device', () => {
  it('ends at the platform too, which does not let that browser in again unasked', async () => {
    const email = `phone.${randomUUID()}@example.com`
    const phone = await logInAtPlatform(email)
    const laptop = await logInAtPlatform(email)
    expect(await phone.comeAgain()).toBe('logged in')
    await laptop.person.endOtherSessions()
    await accounts.jobs.drain()
    expect([await phone.comeAgain(), await laptop.comeAgain()]).toEqual(['login_required', 'logged in'])
    expect(await accounts.customers.sessions.readSession(phone.person.session() ?? '')).toBeNull()
  })

  it('ends at the platform also where nobody has used it for so long that it has expired here', async () => {
    const email = `old.${randomUUID()}@example.com`
    const phone = await logInAtPlatform(email)
    await accounts.platform.setClockOffset(15 * 86_400_000)
    await purgeBackend(accounts.platform.database)
    expect(await accounts.customers.sessions.readSession(phone.person.session() ?? '')).toBeNull()
    const laptop = await logInAtPlatform(email)
    await laptop.person.endOtherSessions()
    await accounts.jobs.drain()
    expect(await phone.comeAgain()).toBe('login_required')
    expect(await laptop.comeAgain()).toBe('logged in')
  })

  it('ends at the platform when it is chosen from the list', async () => {
    const email = `one.${randomUUID()}@example.com`
    const phone = await logInAtPlatform(email)
    const laptop = await logInAtPlatform(email)
    await laptop.person.endSession((await laptop.person.sessions()).at(-1)?.ref ?? '')
    await accounts.jobs.drain()
    expect([await phone.comeAgain(), await laptop.comeAgain()]).toEqual(['login_required', 'logged in'])
  })

  it('loses its token of the Storefront API, and the one that stays keeps it', async () => {
    const customer = await accounts.registerVerified()
    const { person: phone } = await accounts.logIn({ kind: 'password', customer })
    const { person: laptop } = await accounts.logIn({ kind: 'password', customer })
    const tokenOf = async (person: typeof phone) => (await person.storedTokens())?.accessToken ?? ''
    const [lost, kept] = [await tokenOf(phone), await tokenOf(laptop)]
    const readWith = async (token: string) => (await accounts.shop.storefront.read(token, accounts.newClient()))?.email
    expect([await readWith(lost), await readWith(kept)]).toEqual([customer.email, customer.email])
    await laptop.endOtherSessions()
    await accounts.jobs.drain()
    expect([await readWith(lost), await readWith(kept)]).toEqual([undefined, customer.email])
  })
})

describe('a login over a session that is open in the same browser', () => {
  const readWith = async (token: string) => (await accounts.shop.storefront.read(token, accounts.newClient()))?.email
  const tokenOf = async (person: Awaited<ReturnType<typeof accounts.logIn>>['person']) =>
    (await person.storedTokens())?.accessToken ?? ''

  it.each(['link', 'passkey', 'external'] as const)('by %s ends that one at the platform too', async (kind) => {
    const email = `again.${randomUUID()}@example.com`
    const { customer, person, comeAgain } = await logInAtPlatform(email)
    await accounts.customers.startSession(person, { customer, kind, isVerified: true })
    await accounts.jobs.drain()
    expect(await comeAgain()).toBe('login_required')
  })

  it('ends its token of the Storefront API, whoever logs in', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'password', customer: await accounts.registerVerified() })
    const lost = await tokenOf(person)
    await accounts.customers.startSession(person, { customer, kind: 'link', isVerified: true })
    await accounts.jobs.drain()
    expect(await readWith(lost)).toBeUndefined()
  })

  it('leaves the token that the new session has as well', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'password', customer: await accounts.registerVerified() })
    const tokens = await person.storedTokens()
    await accounts.customers.startSession(person, { customer, kind: 'password', isVerified: true, tokens })
    await accounts.jobs.drain()
    expect(await readWith(await tokenOf(person))).toBe(customer.email)
  })

  it('leaves the session that both share at the platform, and ends that of another customer', async () => {
    const email = `twice.${randomUUID()}@example.com`
    const first = await logInAtPlatform(email)
    const again = await logInAtPlatform(email, first)
    await accounts.jobs.drain()
    expect(await again.comeAgain()).toBe('logged in')
    expect((await again.person.tokens())?.accessToken).toBeDefined()
    const other = await logInAtPlatform(`other.${randomUUID()}@example.com`, again)
    await accounts.jobs.drain()
    expect(await other.comeAgain()).toBe('logged in')
    const stored = await other.person.storedTokens()
    expect((await platform.queryAccount(stored?.accessToken ?? '', '{ customer { id } }')).status).toBe(200)
  })
})

describe('a session that its own browser leaves', () => {
  it('ends at the platform too, by whichever page it is left', async () => {
    const { person, comeAgain } = await logInAtPlatform(`left.${randomUUID()}@example.com`)
    await person.logOut()
    await accounts.jobs.drain()
    expect(await comeAgain()).toBe('login_required')
  })
})

describe('an account that the shop closed by itself', () => {
  const close = async (gid: string, topic: string, tags: string) => {
    await accounts.customers.topics[topic]?.({ id: Number(gid.split('/').at(-1)), tags })
    await accounts.jobs.drain()
  }
  const closings = [
    ['customers/delete', ''],
    ['customers/update', 'account-closed'],
  ] as const

  it.each(closings)('ends its logins at the platform too: %s', async (topic, tags) => {
    const { customer, person, comeAgain } = await logInAtPlatform(`closed.${randomUUID()}@example.com`)
    await close(customer.id, topic, tags)
    expect(await accounts.customers.sessions.readSession(person.session() ?? '')).toBeNull()
    expect(await comeAgain()).toBe('login_required')
  })

  it.each(closings)('loses its tokens of the Storefront API: %s', async (topic, tags) => {
    const { customer, person } = await accounts.logIn({ kind: 'password', customer: await accounts.registerVerified() })
    const token = (await person.storedTokens())?.accessToken ?? ''
    await close(customer.id, topic, tags)
    expect((await accounts.shop.storefront.read(token, accounts.newClient()))?.email).toBeUndefined()
  })
})

describe('a login by a provider elsewhere', () => {
  const logIn = async (kind: SessionKind, authenticatedAt?: Date | null) => {
    const customer = await accounts.registerVerified()
    const person = newBrowser()
    const said = authenticatedAt === undefined ? {} : { authenticatedAt }
    await accounts.customers.startSession(person, { customer, kind, isVerified: true, ...said })
    return person
  }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  it.each(['platform', 'external'] as const)(
    'is as recent as %s says, and not recent where it does not say',
    async (kind) => {
      expect(await (await logIn(kind, minutesAgo(1))).hasFreshLogin()).toBe(true)
      expect(await (await logIn(kind, minutesAgo(16))).hasFreshLogin()).toBe(false)
      expect(await (await logIn(kind, minutesAgo(-5))).hasFreshLogin()).toBe(false)
      expect(await (await logIn(kind, null)).hasFreshLogin()).toBe(false)
      expect(await (await logIn(kind)).hasFreshLogin()).toBe(false)
    },
  )

  it('stays as old as it was under a new session id', async () => {
    const person = await logIn('platform', minutesAgo(14))
    const customer = await person.customer()
    if (!customer) throw new Error('nobody is logged in')
    await person.renew(customer)
    expect(await person.hasFreshLogin()).toBe(true)
    await accounts.platform.setClockOffset(2 * 60_000)
    expect(await accounts.customers.openPerson(() => person.session() ?? undefined).hasFreshLogin()).toBe(false)
  })

  it('that is remembered deletes no account', async () => {
    const person = await logIn('platform', minutesAgo(60))
    const checked = await accounts.account.deleteAccount(person, {
      ...{ typedEmail: (await person.customer())?.email ?? '', currentPassword: '', clientIp: '198.51.100.9' },
      locale: { market: markets.cl, language: 'es' },
    })
    expect(checked).toMatchObject({ ok: false, problem: 'loginAgain' })
  })
})
