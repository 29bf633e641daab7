import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'

const accounts = useTestAccounts()
const locale = { market: markets.ba, language: 'en' } as const
const minute = 60_000
const clientIp = () => accounts.newClient().buyerIp
const freshEmail = () => `new.${randomUUID()}@example.com`
afterEach(() => accounts.platform.setClockOffset(0))

type Person = Awaited<ReturnType<typeof accounts.logIn>>['person']
const ask = (person: Person, newEmail: string, currentPassword = accounts.password) =>
  accounts.account.email.request(person, { newEmail, currentPassword, clientIp: clientIp(), locale })

const mailedToken = async (email: string) => {
  const text = (await accounts.mailsTo(email)).at(-1)?.text ?? ''
  return new URL(/https?:\S+\/account\/email\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('token') ?? ''
}
const readSession = (person: Person) => accounts.customers.sessions.readSession(person.session() ?? '')

describe('a change of e-mail', () => {
  it.each(['password', 'link'] as const)(
    'of a %s session is confirmed by the link alone, ends other sessions and keeps this browser signed in',
    async (kind) => {
      const customer = await accounts.registerVerified()
      const { person: elsewhere } = await accounts.logIn({ kind: 'link', customer })
      const { person } = await accounts.logIn({ kind, customer })
      const newEmail = freshEmail()
      expect(await ask(person, ` ${newEmail.toUpperCase()} `)).toEqual({ ok: true, newEmail })
      const token = await mailedToken(newEmail)
      expect((await accounts.mailsTo(customer.email)).at(-1)?.text).toContain(newEmail)
      expect(await accounts.account.email.newEmailOf(token)).toBe(newEmail)
      expect(await accounts.shop.admin.findByEmail(newEmail)).toBeNull()

      const before = person.session()
      expect(await accounts.account.email.confirm(person, token)).toEqual({ ok: true, email: newEmail })
      expect(await accounts.shop.admin.findByEmail(newEmail)).toMatchObject({ id: customer.id })
      expect(await readSession(elsewhere)).toBeNull()
      expect(person.session()).not.toBe(before)
      expect(await person.customer()).toMatchObject({ email: newEmail, isVerified: true, kind })
      // The platform ended the token with the old e-mail: the account is read all the same.
      expect(await accounts.customers.readAccount(person, clientIp())).toMatchObject({ email: newEmail })
      expect((await accounts.mailsTo(customer.email)).at(-1)?.subject).toContain('was changed')
      expect(await accounts.account.email.confirm(person, token)).toEqual({ ok: false, reason: 'invalid' })
    },
  )

  it.each(['password', 'link'] as const)(
    'is not asked for by a request of a %s session that was ended while the request waited',
    async (kind) => {
      const { person, customer } = await accounts.logIn({ kind })
      const newEmail = freshEmail()
      const { database } = accounts.platform
      // As the owner does it, who has just come for the first time.
      const late = await database.inTransaction(async ({ client }) => {
        await client.query('DELETE FROM backend.sessions WHERE subject = $1', [customer.id])
        const asking = ask(person, newEmail)
        await vi.waitFor(async () => {
          const waiting = await database.pool.query('SELECT FROM pg_locks WHERE NOT granted')
          const stored = await database.pool.query('SELECT FROM backend.email_changes WHERE customer_id = $1', [
            customer.id,
          ])
          expect(waiting.rows.length + stored.rows.length).toBe(1)
        }, 10_000)
        return { asking }
      })
      expect(await late.asking).toEqual({ ok: false, field: 'currentPassword', problem: 'loginAgain' })
      expect(await accounts.mailsTo(newEmail)).toEqual([])
    },
  )

  it('leaves what was ordered under the old e-mail with the account', async () => {
    const { pool } = accounts.platform.database
    const { customer, person } = await accounts.logIn({ kind: 'link' })
    await pool.query(
      `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
       VALUES ('retail-4711', 'retail', 'cl', '#4711', $1, app_now(), app_now(), '{}')`,
      [customer.email],
    )
    const newEmail = freshEmail()
    await ask(person, newEmail)
    await accounts.account.email.confirm(person, await mailedToken(newEmail))
    const { rows } = await pool.query(`SELECT customer_id FROM backend.orders WHERE id = 'retail-4711'`)
    expect(rows).toEqual([{ customer_id: customer.id }])
  })

  it('confirmed in another browser signs nobody in', async () => {
    const { person } = await accounts.logIn({ kind: 'link' })
    const { person: stranger, customer } = await accounts.logIn({ kind: 'link' })
    const newEmail = freshEmail()
    await ask(person, newEmail)
    await accounts.account.email.confirm(stranger, await mailedToken(newEmail))
    expect(await stranger.customer()).toMatchObject({ id: customer.id, email: customer.email })
    expect(await readSession(person)).toBeNull()
  })

  it('is answered for a taken e-mail as for a free one, and changes nothing', async () => {
    const { person } = await accounts.logIn({ kind: 'password' })
    const taken = await accounts.register()
    expect(await ask(person, taken.email)).toEqual({ ok: true, newEmail: taken.email })
    const mail = (await accounts.mailsTo(taken.email)).at(-1)
    expect(mail?.subject).toContain('already has a Dvaput account')
    expect(mail?.text).not.toContain('token=')
  })

  it('whose e-mail was taken meanwhile is refused to whoever has the link', async () => {
    const { person } = await accounts.logIn({ kind: 'link' })
    const newEmail = freshEmail()
    await ask(person, newEmail)
    const token = await mailedToken(newEmail)
    await accounts.register(newEmail)
    expect(await accounts.account.email.confirm(person, token)).toEqual({ ok: false, reason: 'taken' })
    expect(await person.customer()).not.toMatchObject({ email: newEmail })
  })

  it('is cancelled by a new password and by signing out elsewhere', async () => {
    const { person, customer } = await accounts.logIn({ kind: 'password' })
    const waiting = async () => {
      const newEmail = freshEmail()
      await ask(person, newEmail)
      return mailedToken(newEmail)
    }
    const beforeSigningOut = await waiting()
    expect(await accounts.account.email.newEmailOf(beforeSigningOut)).not.toBeNull()
    await person.endOtherSessions()
    expect(await accounts.account.email.newEmailOf(beforeSigningOut)).toBeNull()

    const beforePassword = await waiting()
    const password = 'jesenje lišće 8'
    const { market } = locale
    const proof = { currentPassword: accounts.password, clientIp: clientIp() }
    const change = { ...proof, password, confirmPassword: password, market }
    expect(await accounts.account.changePassword(person, change)).toEqual({ ok: true })
    expect(await accounts.account.email.confirm(person, beforePassword)).toEqual({ ok: false, reason: 'invalid' })
    expect(await accounts.shop.admin.accountOf(customer.id).read()).toMatchObject({ email: customer.email })
  })

  it('is refused once the account has another e-mail than the one it was asked for from', async () => {
    const { person, customer } = await accounts.logIn({ kind: 'link' })
    const newEmail = freshEmail()
    await ask(person, newEmail)
    const token = await mailedToken(newEmail)
    const moved = freshEmail()
    await accounts.shop.admin.changeEmail(customer.id, moved)
    expect(await accounts.account.email.confirm(person, token)).toEqual({ ok: false, reason: 'invalid' })
    expect(await accounts.shop.admin.accountOf(customer.id).read()).toMatchObject({ email: moved })
  })

  it('is over after an hour, and the newest link is the only one', async () => {
    const { person } = await accounts.logIn({ kind: 'link' })
    const [first, second] = [freshEmail(), freshEmail()]
    await ask(person, first)
    const old = await mailedToken(first)
    await ask(person, second)
    const token = await mailedToken(second)
    expect(await accounts.account.email.newEmailOf(old)).toBeNull()
    await accounts.platform.setClockOffset(61 * minute)
    expect(await accounts.account.email.newEmailOf(token)).toBeNull()
    expect(await accounts.account.email.confirm(person, token)).toEqual({ ok: false, reason: 'invalid' })
  })

  it('stores its token as a hash only', async () => {
    const { person } = await accounts.logIn({ kind: 'link' })
    const newEmail = freshEmail()
    await ask(person, newEmail)
    const token = await mailedToken(newEmail)
    const { rows } = await accounts.platform.database.pool.query('SELECT * FROM backend.email_changes')
    expect(JSON.stringify(rows)).toContain(newEmail)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('needs the password, or a login of the last quarter of an hour', async () => {
    const { person } = await accounts.logIn({ kind: 'password' })
    expect(await ask(person, freshEmail(), 'wrong')).toMatchObject({ problem: 'wrongPassword' })
    const { person: linked } = await accounts.logIn({ kind: 'link' })
    await accounts.platform.setClockOffset(16 * minute)
    const later = accounts.customers.openPerson(() => linked.session() ?? undefined)
    expect(await ask(later, freshEmail())).toMatchObject({ problem: 'loginAgain' })
  })

  it.each([
    ['nonsense', 'emailInvalid'],
    ['', 'emailInvalid'],
  ])('to “%s” is refused', async (newEmail, problem) => {
    const { person, customer } = await accounts.logIn({ kind: 'link' })
    expect(await ask(person, newEmail)).toEqual({ ok: false, field: 'newEmail', problem })
    expect(await ask(person, customer.email)).toMatchObject({ problem: 'emailIsSame' })
  })
})
