import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'
import { useTestLogin } from '../../../../tests/support/people/test-login.ts'
import { createFindExternalCustomer } from '../login/providers/find-external-customer.ts'

const accounts = useTestAccounts()
const at = useTestLogin(accounts.platform)
const platform = useSignIn(accounts.platform)
const newBrowser = () => accounts.customers.openPerson(() => undefined)
const newEmail = () => `stranger.${randomUUID()}@example.com`
const query = (text: string, values: readonly unknown[]) => accounts.platform.database.pool.query(text, [...values])
const locale = { market: 'ba', language: 'en' } as const

/** The welcome mail has its link where the storefront has a page for it. */
beforeAll(async () => {
  const { shop } = await accounts.platform.platform.shopOf('main')
  Object.assign(shop, { passwordResetUrl: 'http://localhost:3000/reset-password' })
})

const linkIn = async (email: string, path: string) => {
  await at.runJobs()
  const texts = (await accounts.mailsTo(email)).map(({ text }) => text)
  const found = texts.map((text) => new RegExp(`http\\S+${path}\\?\\S+`).exec(text)?.[0]).findLast(Boolean)
  return new URL(found ?? 'http://none').searchParams
}

/** Registers a stranger's e-mail, and takes with them whatever could open the account later. */
const intrude = async () => {
  const email = newEmail()
  const { person, outcome } = await at.register({ email })
  if (!outcome.ok || !outcome.customer) throw new Error('nobody was registered')
  const { id } = outcome.customer
  const welcome = await linkIn(email, '/account/confirm')
  const subject = randomUUID()
  await query(
    `INSERT INTO backend.external_identities (issuer, subject, customer_id) VALUES ('https://id.example.com', $1, $2)`,
    [subject, id],
  )
  const made = await accounts.shop.storefront.createToken({ email, password: at.password }, accounts.newClient())
  if (!made.ok || !made.value) throw new Error('the platform made no token')
  const moved = newEmail()
  await accounts.account.email.request(person, {
    ...{ newEmail: moved, currentPassword: at.password, clientIp: at.newClient() },
    locale: { market: markets.ba, language: 'en' },
  })
  const change = (await linkIn(moved, '/account/email')).get('token') ?? ''
  return { email, id, person, subject, change, welcome, accessToken: made.value.accessToken }
}

type Intruder = Awaited<ReturnType<typeof intrude>>

const changeAtShop = `mutation ($token: String!, $customer: CustomerUpdateInput!) {
  customerUpdate(customerAccessToken: $token, customer: $customer) { customer { email } }
}`

/** Each says whether it gave the account to who holds this, or moved it. */
const attempts: Record<string, (intruder: Intruder) => Promise<boolean>> = {
  'register again': async ({ email }) => {
    const { outcome } = await at.register({ email })
    return outcome.ok
  },
  'log in with the password': async ({ email }) => (await at.logIn(email)).outcome.ok,
  'take a token at the shop': async ({ email }) =>
    (await accounts.shop.storefront.createToken({ email, password: at.password }, accounts.newClient())).ok,
  'read with the old token': async ({ accessToken }) =>
    (await accounts.shop.storefront.read(accessToken, accounts.newClient())) !== null,
  'go on in the old session': async ({ person }) =>
    (await accounts.customers.openPerson(() => person.session() ?? undefined).customer()) !== null,
  'come by the account elsewhere': async ({ subject, id }) => {
    const { admin } = accounts.shop
    const { database } = accounts.platform
    const find = createFindExternalCustomer({ database, admin, records: accounts.customers.records })
    const claims = { issuer: 'https://id.example.com', subject, email: newEmail(), isEmailVerified: false }
    const found = await find({ ...claims, authenticatedAt: null, firstName: '', lastName: '' })
    return found.ok && found.customer.id === id
  },
  'confirm the welcome with the password': async ({ welcome }) => {
    const link = { id: welcome.get('id') ?? '', token: welcome.get('token') ?? '' }
    const confirmed = await at.login.confirmEmail.confirm({
      ...{ ...link, person: at.nobody(), clientIp: at.newClient(), password: at.password },
    })
    return confirmed.ok
  },
  'move the account with the token': async ({ accessToken, id, email }) => {
    await accounts.platform.query(changeAtShop, { token: accessToken, customer: { email: newEmail() } })
    return (await accounts.shop.admin.accountOf(id).read())?.email !== email
  },
  'confirm the change of e-mail': async ({ change, person }) =>
    (await accounts.account.email.confirm(person, change)).ok,
}

const customerOf = async (email: string) => {
  const customer = await accounts.shop.admin.findByEmail(email)
  if (!customer) throw new Error('there is no such customer')
  return customer
}

/** How the owner of the e-mail comes for the first time. */
const proofs = {
  link: async ({ email }: Intruder) => {
    const customer = await customerOf(email)
    await accounts.customers.startSession(newBrowser(), { customer, kind: 'link', isVerified: true, locale })
  },
  code: async ({ email }: Intruder) => void (await platform.signIn(email)),
}

const openTo = async (intruder: Intruder) => {
  const open: string[] = []
  for (const [name, attempt] of Object.entries(attempts)) if (await attempt(intruder)) open.push(name)
  return open
}

describe('what an intruder tries', () => {
  // The stranger's welcome is not theirs to read: it stands here with the password that only they know.
  it.each(Object.keys(attempts).filter((name) => name !== 'register again'))(
    'works before the owner has come: %s',
    async (name) => {
      expect(await attempts[name]?.(await intrude())).toBe(true)
    },
  )

  it.each(Object.keys(proofs) as (keyof typeof proofs)[])(
    'fails once the owner has come by %s, however they try',
    async (name) => {
      const intruder = await intrude()
      await proofs[name](intruder)
      expect(await openTo(intruder)).toEqual([])
      expect(await accounts.shop.admin.findByEmail(intruder.email)).toMatchObject({
        ...{ id: intruder.id, isEmailVerified: true },
      })
    },
  )

  it('fails also where the account got the e-mail when an administrator merged another into it', async () => {
    const intruder = await intrude()
    const owner = await accounts.register()
    // As both platforms leave it: the other account is gone, and this one has its e-mail.
    await accounts.shop.admin.erase(owner.id)
    await accounts.shop.admin.changeEmail(intruder.id, owner.email)
    expect(await customerOf(owner.email)).toMatchObject({ id: intruder.id, isEmailVerified: false })
    await proofs.link({ ...intruder, email: owner.email })
    expect(await openTo({ ...intruder, email: owner.email })).toEqual([])
  })
})

describe('the welcome mail', () => {
  it('with the password is a proof that leaves the account to who registered it', async () => {
    const intruder = await intrude()
    expect(await attempts['confirm the welcome with the password']?.(intruder)).toBe(true)
    await proofs.code(intruder)
    expect(await attempts['log in with the password']?.(intruder)).toBe(true)
  })

  it('without it is none: its reader sees no more than that there is an account', async () => {
    const { welcome, email } = await intrude()
    const link = { id: welcome.get('id') ?? '', token: welcome.get('token') ?? '' }
    const reader = { ...link, person: at.nobody(), clientIp: at.newClient() }
    expect(await at.login.confirmEmail.confirm({ ...reader, password: '' })).toMatchObject({ ok: false })
    expect(await at.login.confirmEmail.confirm({ ...reader, password: 'a wrong one' })).toMatchObject({ ok: false })
    expect(await customerOf(email)).toMatchObject({ isEmailVerified: false })
  })
})
