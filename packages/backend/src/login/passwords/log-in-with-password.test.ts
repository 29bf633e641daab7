import { afterEach, describe, expect, it } from 'vitest'
import { useTestLogin } from '../../../../../tests/support/people/test-login.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const at = useTestLogin(platform)

afterEach(async () => {
  at.interceptWith()
  await at.setClock(0)
})

const respondTo =
  (operation: string, respond: () => Response) =>
  (body: string): Response | undefined =>
    body.includes(operation) ? respond() : undefined

const refusedWith = (code: string) => ({ ok: false, refusal: { code } })

describe('a login with a password', () => {
  it('opens a new session with the platform’s token, sealed, and ends the one before [SF-11]', async () => {
    const { email } = await at.register()
    const { person, outcome } = await at.logIn(`  ${email.toUpperCase()} `)
    expect(outcome).toMatchObject({ ok: true, customer: { email, firstName: 'Amra', kind: 'password' } })
    expect(await person.customer()).toMatchObject({ email, isVerified: false })
    expect(await person.tokens()).toMatchObject({ type: 'storefront', accessToken: expect.stringMatching(/\S{20}/) })
    const planted = person.session()
    const again = at.customers.openPerson(() => planted ?? undefined)
    await at.login.withPassword({ person: again, clientIp: at.newClient(), email, password: at.password })
    expect(again.session()).not.toBe(planted)
    expect(await at.customers.openPerson(() => planted ?? undefined).customer()).toBeNull()
  })

  it.each([
    ['', 'secret'],
    [' ', 'secret'],
    ['amra@example.com', ''],
  ])('needs both e-mail and password: “%s”, “%s” [AUTH-10]', async (email, password) => {
    expect((await at.logIn(email, password)).outcome).toEqual({ ok: false, problem: 'emailAndPasswordRequired' })
  })

  it('is refused for what is no e-mail', async () => {
    expect((await at.logIn('amra@example')).outcome).toEqual({ ok: false, problem: 'emailInvalid' })
  })

  it('is refused for an e-mail that nobody registered [ERR-02]', async () => {
    const { person, outcome } = await at.logIn(at.newEmail())
    expect(outcome).toEqual(refusedWith('unidentified-customer'))
    expect([await person.customer(), person.session()]).toEqual([null, undefined])
  })

  it('is refused for a wrong password [ERR-03]', async () => {
    const { email } = await at.register()
    expect((await at.logIn(email, 'wrong')).outcome).toEqual(refusedWith('invalid-credentials'))
  })

  it('says what is true of both where we may not look for the account', async () => {
    at.interceptWith(respondTo('customerByIdentifier', () => new Response('', { status: 503 })))
    expect((await at.logIn(at.newEmail())).outcome).toEqual(refusedWith('invalid-credentials'))
  })

  it.each([
    ['a token that is missing', { customerAccessToken: null, customerUserErrors: [] }, 'login-without-token'],
    [
      'its own code for it',
      { customerUserErrors: [{ code: 'INVALID_CREDENTIALS', message: '' }] },
      'invalid-credentials',
    ],
    ['a closed account', { customerUserErrors: [{ code: 'CUSTOMER_DISABLED', message: '' }] }, 'customer-disabled'],
    ['anything else', { customerUserErrors: [{ code: 'INVALID', message: 'Not so' }] }, 'login-failed'],
  ])('tells %s of the platform [ERR-01] [ERR-03] [ERR-04]', async (_, payload, code) => {
    const data = { data: { customerAccessTokenCreate: payload } }
    at.interceptWith(respondTo('customerAccessTokenCreate', () => Response.json(data)))
    expect((await at.logIn(at.newEmail())).outcome).toEqual(refusedWith(code))
  })

  it.each(['customerAccessTokenCreate', 'CustomerByToken'])(
    'fails in words while the platform is unavailable: %s [ERR-01]',
    async (operation) => {
      const { email } = await at.register()
      at.interceptWith(respondTo(operation, () => new Response('<html>', { status: 503 })))
      const { person, outcome } = await at.logIn(email)
      expect(outcome).toEqual(refusedWith('login-failed'))
      expect(person.session()).toBeUndefined()
    },
  )
})

describe('guesses of a password', () => {
  const countHashes = () => {
    let hashes = 0
    at.interceptWith((body) => {
      if (!body.includes('customerAccessTokenCreate')) return undefined
      hashes += 1
      const customerUserErrors = [{ code: 'UNIDENTIFIED_CUSTOMER', message: 'Unidentified customer' }]
      return Response.json({ data: { customerAccessTokenCreate: { customerUserErrors } } })
    })
    return () => hashes
  }
  const refusalOf = ({ outcome }: Awaited<ReturnType<typeof at.logIn>>) =>
    'refusal' in outcome ? outcome.refusal.code : undefined

  it('cost at most five hashes a minute and ten in a quarter of an hour from one client', async () => {
    const [email, clientIp, hashes] = [at.newEmail(), at.newClient(), countHashes()]
    for (let minute = 0; minute < 10; minute += 1) {
      await at.setClock(minute * 61)
      for (let guess = 0; guess < 7; guess += 1) await at.logIn(email, `guess ${guess}`, clientIp)
      expect(hashes()).toBe(Math.min(10, (minute + 1) * 5))
    }
    expect(refusalOf(await at.logIn(email, 'guess', clientIp))).toBe('too-many-attempts')
    expect(refusalOf(await at.logIn(email, 'guess'))).toBe('unidentified-customer')
  })

  it('cost one account at most a hundred a day, from however many clients; then a link is needed', async () => {
    const [email, hashes] = [at.newEmail(), countHashes()]
    for (let guess = 0; guess < 110; guess += 1) await at.logIn(email, `guess ${guess}`)
    expect(hashes()).toBe(100)
    expect((await at.logIn(email)).outcome).toMatchObject({
      refusal: { code: 'login-link-needed' },
      retryAfterSeconds: expect.any(Number),
    })
    await at.setClock(24 * 60 * 60 + 60)
    expect(refusalOf(await at.logIn(email))).toBe('unidentified-customer')
  })

  it('are refused at once where the platform throttles', async () => {
    let tries = 0
    at.interceptWith((body) => {
      if (!body.includes('customerAccessTokenCreate')) return undefined
      tries += 1
      return Response.json({ errors: [{ message: 'Login attempt limit exceeded', extensions: { code: 'THROTTLED' } }] })
    })
    expect(refusalOf(await at.logIn(at.newEmail()))).toBe('too-many-attempts')
    expect(tries).toBe(1)
  })
})
