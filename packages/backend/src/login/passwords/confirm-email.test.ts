import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTestLogin } from '../../../../../tests/support/people/test-login.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const at = useTestLogin(platform)

afterEach(() => at.interceptWith())

/** As if the shop had been opened with this page. */
const setPage = async (passwordResetUrl: string | null) => {
  const { shop } = await platform.platform.shopOf('main')
  Object.assign(shop, { passwordResetUrl })
}
beforeAll(() => setPage('http://localhost:3000/reset-password'))

const linkFor = async (email: string) => {
  await at.runJobs()
  const text = platform.sent.find(({ to }) => to === email)?.text ?? ''
  const { searchParams } = new URL(/http\S+\/account\/confirm\?\S+/.exec(text)?.[0] ?? 'http://none')
  return { id: searchParams.get('id') ?? '', token: searchParams.get('token') ?? '' }
}

const registerAndRead = async () => {
  const { email, person, outcome } = await at.register()
  if (!outcome.ok || !outcome.customer) throw new Error('nobody was registered')
  return { email, person, id: outcome.customer.id, link: await linkFor(email) }
}

const confirm = (link: Awaited<ReturnType<typeof linkFor>>, person = at.nobody(), password = '') =>
  at.login.confirmEmail.confirm({ ...link, person, password, clientIp: at.newClient() })

const recordOf = (id: string) => at.customers.records.read(id)
const locale = { market: 'ba', language: 'en' } as const

/** A later login by a mailed link, in another browser. */
const comeByLink = (customer: { readonly id: string; readonly email: string }) =>
  at.customers.startSession(at.nobody(), {
    ...{ kind: 'link', isVerified: true, locale },
    customer: { ...customer, firstName: 'Amra', lastName: 'Hodžić' },
  })

describe('the link of the welcome', () => {
  it('proves the e-mail in the browser that registered, and the password outlives a login by link', async () => {
    const { email, person, id, link } = await registerAndRead()
    expect(await at.login.confirmEmail.read({ ...link, person, clientIp: at.newClient() })).toEqual({
      email,
      needsPassword: false,
    })
    expect(await confirm(link, person)).toMatchObject({ ok: true, customer: { id, isVerified: true } })
    expect(await person.customer()).toMatchObject({ id, kind: 'password', isVerified: true })
    expect(await recordOf(id)).toMatchObject({ verifiedAt: expect.any(Date), passwordDistrustedAt: null })
    await comeByLink({ id, email })
    expect((await at.logIn(email)).outcome.ok).toBe(true)
  })

  it('asks for the password in another browser, and logs in with it', async () => {
    const { email, id, link } = await registerAndRead()
    const phone = at.nobody()
    const reader = { ...link, person: phone, clientIp: at.newClient() }
    expect(await at.login.confirmEmail.read(reader)).toEqual({ email, needsPassword: true })
    expect(await confirm(link, phone)).toEqual({ ok: false, problem: 'passwordRequired' })
    expect(await confirm(link, phone, 'not this one')).toEqual({ ok: false, refusal: { code: 'invalid-credentials' } })
    expect(await recordOf(id)).toMatchObject({ verifiedAt: null })
    expect(await confirm(link, phone, at.password)).toMatchObject({ ok: true, customer: { id } })
    expect(await phone.customer()).toMatchObject({ id, isVerified: true })
  })

  it('proves nothing by itself: whoever reads the mail of an account that a stranger opened keeps them out', async () => {
    const { email, id, link } = await registerAndRead()
    const { person: other } = await at.register()
    expect(await confirm(link, other, '')).toEqual({ ok: false, problem: 'passwordRequired' })
    await comeByLink({ id, email })
    expect((await at.logIn(email)).outcome).toMatchObject({ refusal: { code: 'password-distrusted' } })
  })

  it('is nothing with another token or customer, nor as the link of a password', async () => {
    const { person, link } = await registerAndRead()
    const { link: another } = await registerAndRead()
    for (const wrong of [
      { ...link, token: another.token },
      { ...link, token: '' },
      { ...link, id: another.id },
      { ...link, id: "1' OR 1=1" },
    ]) {
      expect(await confirm(wrong, person, at.password)).toEqual({ ok: false, problem: 'linkInvalid' })
      expect(await at.login.confirmEmail.read({ ...wrong, person, clientIp: at.newClient() })).toBeNull()
    }
    const reset = { ...link, password: 'jesenja magla 4', confirmPassword: 'jesenja magla 4' }
    const locales = { locale: { market: markets.ba, language: 'en' as const } }
    expect(
      await at.login.resetPassword({ ...reset, ...locales, person: at.nobody(), clientIp: at.newClient() }),
    ).toMatchObject({ refusal: { code: 'reset-link-spent' } })
  })

  it('may be followed again after a failure here, for seven days', async () => {
    const { person, link } = await registerAndRead()
    expect(await confirm(link, person)).toMatchObject({ ok: true })
    expect(await confirm(link, person)).toMatchObject({ ok: true })
    await at.setClock(7 * 24 * 3_600 + 60)
    expect(await confirm(link, person)).toEqual({ ok: false, problem: 'linkInvalid' })
    await at.setClock(0)
  })

  it('is not valid where the shop is hosted and knows no such link', async () => {
    const { person, link } = await registerAndRead()
    const errors = [{ message: "Field doesn't exist", extensions: { code: 'undefinedField' } }]
    at.interceptWith((body) => (body.includes('dvaputEmailConfirmation') ? Response.json({ errors }) : undefined))
    expect(await confirm(link, person)).toEqual({ ok: false, problem: 'linkInvalid' })
  })
})

it('a shop whose storefront has no page for it welcomes without a link to confirm', async () => {
  await setPage(null)
  const { email } = await at.register()
  await at.runJobs()
  const text = platform.sent.find(({ to }) => to === email)?.text ?? ''
  expect(text).toContain('Hvala na registraciji')
  expect(text).not.toContain('confirm')
})
