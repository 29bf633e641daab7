import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'
import type { OpenedPerson } from './person.ts'

const accounts = useTestAccounts()
const locale = { market: 'ba', language: 'en' } as const
afterEach(() => accounts.platform.setClockOffset(0))

const readSession = (person: OpenedPerson) => accounts.customers.sessions.readSession(person.session() ?? '')
const newBrowser = () => accounts.customers.openPerson(() => undefined)
const recordOf = async (id: string) => accounts.customers.records.read(id)

/** The owner of the e-mail follows a mailed link. */
const comeByLink = async (email: string, person = newBrowser()) => {
  const customer = await accounts.shop.admin.findByEmail(email)
  if (!customer) throw new Error('there is no such customer')
  await accounts.customers.startSession(person, { customer, kind: 'link', isVerified: true, locale })
  return person
}

const countPasskeys = async (id: string) =>
  (await accounts.platform.database.pool.query('SELECT FROM backend.passkeys WHERE customer_id = $1', [id])).rowCount

const addPasskey = (id: string) =>
  accounts.platform.database.pool.query(
    `INSERT INTO backend.passkeys (credential_id, customer_id, rp_id, public_key, counter, transports, is_backed_up, name)
     VALUES ($1, $2, 'localhost', 'key', 0, '{}', false, 'Phone')`,
    [randomUUID(), id],
  )

const link = (id: string, subject: string) =>
  accounts.platform.database.pool.query(
    `INSERT INTO backend.external_identities (issuer, subject, customer_id) VALUES ('https://id.example.com', $1, $2)`,
    [subject, id],
  )

const linksOf = async (id: string) => {
  const { rows } = await accounts.platform.database.pool.query<{ subject: string }>(
    'SELECT subject FROM backend.external_identities WHERE customer_id = $1',
    [id],
  )
  return rows.map(({ subject }) => subject)
}

describe('an e-mail that somebody registered with a password', () => {
  it('once its owner comes by a link leaves that person no way in', async () => {
    const { customer, person: stranger } = await accounts.logIn({ kind: 'password' })
    await addPasskey(customer.id)
    await link(customer.id, randomUUID())
    const clientIp = accounts.newClient().buyerIp
    const currentPassword = accounts.password
    const waiting = { newEmail: `${randomUUID()}@example.com`, currentPassword, clientIp }
    await accounts.account.email.request(stranger, { ...waiting, locale: { market: markets.ba, language: 'en' } })

    const owner = await comeByLink(customer.email)
    expect(await readSession(stranger)).toBeNull()
    expect(await readSession(owner)).toMatchObject({ customer: { id: customer.id, isVerified: true } })
    expect(await recordOf(customer.id)).toMatchObject({ passwordDistrustedAt: expect.any(Date) })
    expect(await countPasskeys(customer.id)).toBe(0)
    expect(await linksOf(customer.id)).toEqual([])
    const changes = 'SELECT FROM backend.email_changes WHERE customer_id = $1'
    expect((await accounts.platform.database.pool.query(changes, [customer.id])).rowCount).toBe(0)
    const mail = (await accounts.mailsTo(customer.email)).at(-1)
    expect(mail?.subject).toContain('password of your account no longer works')
    expect(mail?.text).toContain('http://localhost:3000/forgot-password?lang=en')
  })

  it('keeps the account elsewhere that has shown the e-mail, and no other', async () => {
    const { customer } = await accounts.logIn({ kind: 'password' })
    const [own, other] = [randomUUID(), randomUUID()]
    await link(customer.id, own)
    await link(customer.id, other)
    const identity = { issuer: 'https://id.example.com', subject: own }
    await accounts.customers.startSession(newBrowser(), { customer, kind: 'external', isVerified: true, identity })
    expect(await linksOf(customer.id)).toEqual([own])
  })

  it('keeps its password where the browser that follows the link is logged in with it', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'password' })
    const { person: phone } = await accounts.logIn({ kind: 'password', customer })
    await comeByLink(customer.email, person)
    expect(await recordOf(customer.id)).toMatchObject({
      passwordDistrustedAt: null,
      verifiedAt: expect.any(Date),
    })
    expect(await readSession(phone)).not.toBeNull()
  })

  it('keeps its password once the e-mail was verified', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'password' })
    await comeByLink(customer.email, person)
    const { person: phone } = await accounts.logIn({ kind: 'password', customer })
    await comeByLink(customer.email)
    expect(await recordOf(customer.id)).toMatchObject({ passwordDistrustedAt: null })
    expect(await readSession(phone)).not.toBeNull()
  })

  it('is not believed to be verified by a login at the platform that we heard nothing of before', async () => {
    const unknown = await accounts.register()
    await comeByLink(unknown.email)
    expect(await recordOf(unknown.id)).toMatchObject({ passwordDistrustedAt: expect.any(Date) })
    const known = await accounts.register()
    await accounts.platform.database.pool.query(
      'UPDATE platform.customers SET email_verified = true WHERE email = $1',
      [known.email],
    )
    await comeByLink(known.email)
    expect(await recordOf(known.id)).toMatchObject({ passwordDistrustedAt: null })
  })
})

it('a change of e-mail that is confirmed in another browser leaves the password and accounts elsewhere to nobody', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'password' })
  await link(customer.id, randomUUID())
  const newEmail = `new.${randomUUID()}@example.com`
  await accounts.account.email.request(person, {
    ...{ newEmail, currentPassword: accounts.password, clientIp: accounts.newClient().buyerIp },
    locale: { market: markets.ba, language: 'en' },
  })
  const text = (await accounts.mailsTo(newEmail)).at(-1)?.text ?? ''
  const token = new URL(/https?:\S+\/account\/email\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('token')
  await accounts.account.email.confirm(newBrowser(), token ?? '')
  expect(await recordOf(customer.id)).toMatchObject({ email: newEmail, passwordDistrustedAt: expect.any(Date) })
  expect(await linksOf(customer.id)).toEqual([])
  expect((await accounts.mailsTo(newEmail)).at(-1)?.subject).toContain('no longer works')
})
