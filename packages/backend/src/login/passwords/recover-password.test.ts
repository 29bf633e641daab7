import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestLogin } from '../../../../../tests/support/people/test-login.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const at = useTestLogin(platform)

afterEach(async () => {
  at.interceptWith()
  await at.setClock(0)
})

const locale = { market: markets.cl, language: 'es' } as const

const recover = (email: string, clientIp = at.newClient()) => at.login.recoverPassword({ clientIp, email, locale })
const mailsTo = async (email: string) => {
  await at.runJobs()
  return platform.sent.filter(({ to, subject }) => to === email && subject.startsWith('Contraseña nueva'))
}

/** Number and token, from the mail. */
const mailedLink = async (email: string) => {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  const [, id = '', token = ''] = /\/account\/reset\/(\d+)\/(\w+)/.exec(text) ?? []
  return { id, token }
}

const reset = (link: { id: string; token: string }, password = 'ljetna kiša 8', confirmPassword = password) => {
  const person = at.nobody()
  const done = at.login.resetPassword({
    person,
    clientIp: at.newClient(),
    locale,
    ...link,
    password,
    confirmPassword,
  })
  return done.then((outcome) => ({ person, outcome }))
}

describe('a request for a new password', () => {
  it('mails a link to the customer of the e-mail, in the language of the page [SF-13]', async () => {
    const { email } = await at.register()
    expect(await recover(` ${email.toUpperCase()}`)).toEqual({ ok: true, email })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is answered alike for an unknown e-mail, before anybody looks whether it is known', async () => {
    let asked = 0
    at.interceptWith((body) => {
      if (body.includes('customerRecover')) asked += 1
      return undefined
    })
    const [{ email }, unknown] = [await at.register(), at.newEmail()]
    expect(await recover(email)).toEqual({ ok: true, email })
    expect(await recover(unknown)).toEqual({ ok: true, email: unknown })
    expect(asked).toBe(0)
    expect(await mailsTo(unknown)).toEqual([])
    expect(asked).toBe(2)
  })

  it('needs an e-mail [AUTH-11]', async () => {
    expect(await recover('  ')).toEqual({ ok: false, problem: 'emailRequired' })
    expect(await recover('amra')).toEqual({ ok: false, problem: 'emailInvalid' })
  })

  it('sends one e-mail address three mails in a quarter of an hour, and never says so', async () => {
    const { email } = await at.register()
    for (let times = 0; times < 5; times += 1) expect(await recover(email)).toEqual({ ok: true, email })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('is limited to ten an hour from one client', async () => {
    const clientIp = at.newClient()
    for (let times = 0; times < 10; times += 1)
      expect(await recover(at.newEmail(), clientIp)).toMatchObject({ ok: true })
    expect(await recover(at.newEmail(), clientIp)).toMatchObject({ refusal: { code: 'too-many-attempts' } })
  })

  it('is asked of the platform again while that is unavailable', async () => {
    await at.runJobs()
    const { email } = await at.register()
    let tries = 0
    at.interceptWith((body) => {
      if (!body.includes('customerRecover')) return undefined
      tries += 1
      return tries < 3 ? new Response('', { status: 503 }) : undefined
    })
    await recover(email)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(tries).toBe(3)
  })

  it('throws the platform’s first message where that refuses [ERR-17]', async () => {
    const customerUserErrors = [{ code: 'INVALID', message: 'Resetting is switched off' }]
    at.interceptWith((body) =>
      body.includes('customerRecover')
        ? Response.json({ data: { customerRecover: { customerUserErrors } } })
        : undefined,
    )
    const email = at.newEmail()
    await recover(email)
    await at.runJobs()
    const { rows } = await platform.database.pool.query(
      `SELECT output->>'message' AS message FROM pgboss.job WHERE name = 'recover-password' AND data->>'email' = $1`,
      [email],
    )
    expect(rows).toEqual([{ message: 'Resetting is switched off' }])
  })

  it('says that it failed where it cannot be queued [ERR-17]', async () => {
    await platform.database.pool.query(
      "ALTER TABLE pgboss.job ADD CONSTRAINT closed CHECK (name <> 'recover-password') NOT VALID",
    )
    try {
      expect(await recover(at.newEmail())).toEqual({ ok: false, refusal: { code: 'recovery-failed' } })
    } finally {
      await platform.database.pool.query('ALTER TABLE pgboss.job DROP CONSTRAINT closed')
    }
  })
})

describe('a mailed link', () => {
  it('sets the password once, ends every session of the customer and logs in here, verified', async () => {
    const { email, person: elsewhere } = await at.register()
    await recover(email)
    const link = await mailedLink(email)
    const { person, outcome } = await reset(link)
    expect(outcome).toMatchObject({ ok: true, customer: { email, kind: 'password', isVerified: true } })
    expect(await person.customer()).toMatchObject({ email, isVerified: true })
    expect(await at.customers.openPerson(() => elsewhere.session() ?? undefined).customer()).toBeNull()
    expect((await at.logIn(email, 'ljetna kiša 8')).outcome).toMatchObject({ ok: true })
    expect((await at.logIn(email)).outcome).toMatchObject({ refusal: { code: 'invalid-credentials' } })

    const again = await reset(link, 'zimska kiša 9')
    expect(again.outcome).toEqual({ ok: false, refusal: { code: 'reset-link-spent' } })
    expect(again.person.session()).toBeUndefined()
  })

  it('removes passkeys and cancels a change of e-mail, which somebody with the old password may have added', async () => {
    const { email, outcome } = await at.register()
    if (!outcome.ok || !outcome.customer) throw new Error('nobody was registered')
    const { id } = outcome.customer
    await platform.database.pool.query(
      `INSERT INTO backend.email_changes (customer_id, email, new_email, market, language, expires_at)
       VALUES ($1, $2, 'intruder@example.com', 'ba', 'en', app_now() + interval '1 hour')`,
      [id, email],
    )
    await platform.database.pool.query(
      `INSERT INTO backend.passkeys (credential_id, customer_id, rp_id, public_key, counter, transports, is_backed_up, name)
       VALUES ('of an intruder', $1, 'localhost', 'key', 0, '{}', false, 'Phone')`,
      [id],
    )
    await recover(email)
    expect((await reset(await mailedLink(email))).outcome).toMatchObject({ ok: true })
    for (const table of ['email_changes', 'passkeys']) {
      const left = await platform.database.pool.query(`SELECT FROM backend.${table} WHERE customer_id = $1`, [id])
      expect([table, left.rowCount]).toEqual([table, 0])
    }
  })

  it('is spent after half an hour, and by a newer one', async () => {
    const { email } = await at.register()
    await recover(email)
    const first = await mailedLink(email)
    await recover(email)
    const second = await mailedLink(email)
    expect((await reset(first)).outcome).toMatchObject({ refusal: { code: 'reset-link-spent' } })
    await at.setClock(31 * 60)
    expect((await reset(second)).outcome).toMatchObject({ refusal: { code: 'reset-link-spent' } })
  })

  it.each([
    { id: '', token: '' },
    { id: '7', token: 'short' },
    { id: '7"', token: 'a'.repeat(64) },
    { id: '1', token: 'a'.repeat(64) },
  ])('that never was one is spent: %o', async (link) => {
    expect((await reset(link)).outcome).toMatchObject({ refusal: { code: 'reset-link-spent' } })
  })

  it('is still good after a password that cannot be taken', async () => {
    const { email } = await at.register()
    await recover(email)
    const link = await mailedLink(email)
    for (const [password, again, problem] of [
      ['', '', 'passwordRequired'],
      ['ljetna kiša 8', 'ljetna kiša', 'passwordsDoNotMatch'],
      ['abc', 'abc', 'passwordTooShort'],
      ['password', 'password', 'passwordTooCommon'],
    ] as const)
      expect((await reset(link, password, again)).outcome).toEqual({ ok: false, problem })
    expect((await reset(link)).outcome).toMatchObject({ ok: true })
  })

  it('fails in words while the platform is unavailable', async () => {
    at.interceptWith((body) => (body.includes('customerReset') ? new Response('', { status: 503 }) : undefined))
    expect((await reset({ id: '7', token: 'a'.repeat(64) })).outcome).toMatchObject({
      refusal: { code: 'account-unavailable' },
    })
  })
})

it('the recovery of a password lets a password in again that was distrusted when the owner of the e-mail came by another way', async () => {
  const { email } = await at.register()
  const owner = at.nobody()
  const { outcome: before } = await at.logIn(email)
  if (!before.ok) throw new Error('the password did not log in')
  await at.customers.startSession(owner, { customer: before.customer, kind: 'link', isVerified: true })
  const { outcome: refused, person: stranger } = await at.logIn(email)
  expect(refused).toEqual({ ok: false, refusal: { code: 'password-distrusted' } })
  expect(await stranger.customer()).toBeNull()

  await recover(email)
  const { outcome } = await reset(await mailedLink(email))
  expect(outcome).toMatchObject({ ok: true, customer: { email, kind: 'password', isVerified: true } })
  expect((await at.logIn(email, 'ljetna kiša 8')).outcome).toMatchObject({ ok: true })
})
