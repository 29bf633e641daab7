import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestLogin } from '../../../../../tests/support/people/test-login.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const at = useTestLogin(platform)

afterEach(() => at.interceptWith())

/** What the platform sends back to customerCreate. */
const platformSends = (respond: () => Response) =>
  at.interceptWith((body) => (body.includes('customerCreate') ? respond() : undefined))
const payload = (customerCreate: object) => Response.json({ data: { customerCreate } })

describe('a registration', () => {
  it('opens an account, logs its customer in and stores which terms were accepted when [REG-14] [SF-10]', async () => {
    const sent: string[] = []
    at.interceptWith((body) => void sent.push(body))
    const { email, person, outcome } = await at.register({ fullName: ' Amra  Hodžić Begić ' })
    const expected = { email, firstName: 'Amra', lastName: 'Hodžić Begić', kind: 'password', isVerified: false }
    expect(outcome).toMatchObject({ ok: true, customer: expected })
    expect(await person.customer()).toMatchObject(expected)
    const created = sent.map((body) => JSON.parse(body)).find(({ query }) => query.includes('customerCreate('))
    expect(created.variables).toEqual({
      input: { email, password: at.password, firstName: 'Amra', lastName: 'Hodžić Begić', acceptsMarketing: false },
    })
    const { id = '' } = (await person.customer()) ?? {}
    expect(await at.customers.records.read(id)).toMatchObject({
      email,
      verifiedAt: null,
      termsVersion: at.termsVersion,
      termsAcceptedAt: expect.any(Date),
    })
  })

  it('sends its welcome in the language of the form', async () => {
    const { email } = await at.register({ language: 'es' })
    await at.runJobs()
    expect(platform.sent.find(({ to }) => to === email)?.subject).toBe('Te damos la bienvenida a Dvaput')
  })

  it('creates nothing while something is wrong with it', async () => {
    let asked = 0
    platformSends(() => {
      asked += 1
      return payload({ customerUserErrors: [] })
    })
    for (const [change, problem] of [
      [{ fullName: '' }, 'fieldsRequired'],
      [{ confirmPassword: 'another' }, 'passwordsDoNotMatch'],
      [{ password: 'abc', confirmPassword: 'abc' }, 'passwordTooShort'],
      [{ acceptsTerms: false }, 'mustAcceptTerms'],
      [{ password: 'qwerty123', confirmPassword: 'qwerty123' }, 'passwordTooCommon'],
    ] as const)
      expect((await at.register(change)).outcome).toEqual({ ok: false, problem })
    expect(asked).toBe(0)
  })

  it('is refused for an e-mail that has an account [REG-11]', async () => {
    const { email } = await at.register()
    const { person, outcome } = await at.register({ email: email.toUpperCase() })
    expect(outcome).toEqual({ ok: false, refusal: { code: 'email-already-exists' } })
    expect(person.session()).toBeUndefined()
  })

  it.each(['Email has already been taken', 'This e-mail is already taken.'])(
    'knows a taken e-mail by the message “%s” [REG-12]',
    async (message) => {
      platformSends(() => payload({ customerUserErrors: [{ code: null, message }] }))
      expect((await at.register()).outcome).toEqual({ ok: false, refusal: { code: 'email-already-exists' } })
    },
  )

  it('mails a link to the owner of an account without a password', async () => {
    const email = at.newEmail()
    const made = await platform.platform.shopOf('main')
    await platform.database.pool.query(
      `INSERT INTO platform.customers (shop_id, email, language) VALUES ($1, $2, 'bcs')`,
      [made.shop.id, email],
    )
    const { person, outcome } = await at.register({ email })
    expect(outcome).toEqual({ ok: false, refusal: { code: 'email-needs-confirmation' } })
    expect(person.session()).toBeUndefined()
    await at.runJobs()
    expect(platform.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it.each([
    [
      '[REG-13]',
      'an unknown error',
      () => payload({ customerUserErrors: [{ code: 'X', message: 'Not so' }] }),
      { code: 'registration-failed' },
    ],
    [
      '[ERR-18]',
      'no customer',
      () => payload({ customer: null, customerUserErrors: [] }),
      { code: 'registration-without-customer' },
    ],
    [
      '[ERR-19]',
      'the status 503',
      () => new Response('', { status: 503 }),
      { code: 'registration-http-error', params: { status: 503 } },
    ],
    [
      '[ERR-19]',
      'the status 404',
      () => new Response('<p>', { status: 404 }),
      { code: 'registration-http-error', params: { status: 404 } },
    ],
    [
      '[T45]',
      'a limit',
      () => Response.json({ errors: [{ message: 'x', extensions: { code: 'THROTTLED' } }] }),
      { code: 'too-many-attempts' },
    ],
  ] as const)('is refused in words %s when the platform sends %s', async (_, __, respond, refusal) => {
    platformSends(respond)
    expect((await at.register()).outcome).toEqual({ ok: false, refusal })
  })

  it('takes the platform’s word for what is wrong with an e-mail or a password', async () => {
    for (const [code, problem] of [
      ['BAD_DOMAIN', 'emailInvalid'],
      ['TOO_SHORT', 'passwordTooShort'],
    ] as const) {
      platformSends(() => payload({ customerUserErrors: [{ code, message: 'Not so' }] }))
      expect((await at.register()).outcome).toEqual({ ok: false, problem })
    }
  })

  it('keeps the account when the login after it fails', async () => {
    at.interceptWith((body) => (body.includes('AccessTokenCreate') ? new Response('', { status: 503 }) : undefined))
    const { email, person, outcome } = await at.register()
    expect([outcome, person.session()]).toEqual([{ ok: true, customer: null }, undefined])
    at.interceptWith()
    expect((await at.logIn(email)).outcome).toMatchObject({ ok: true })
  })

  it('is limited to three a minute from one client', async () => {
    const clientIp = at.newClient()
    const tries = []
    for (let times = 0; times < 4; times += 1)
      tries.push(
        await at.login.register({
          person: at.nobody(),
          clientIp,
          locale: { market: markets.ba, language: 'bcs' },
          form: at.form(at.newEmail()),
          termsVersion: at.termsVersion,
        }),
      )
    expect(tries.map(({ ok }) => ok)).toEqual([true, true, true, false])
    expect(tries[3]).toMatchObject({ refusal: { code: 'too-many-attempts' } })
  })
})
