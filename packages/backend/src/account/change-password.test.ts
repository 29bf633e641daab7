import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'

const accounts = useTestAccounts()
const newPassword = 'jesenje lišće 8'
const market = markets.ba
const change = { currentPassword: accounts.password, password: newPassword, confirmPassword: newPassword, market }
const clientIp = () => accounts.newClient().buyerIp

const canLogIn = async (email: string, password: string) =>
  (await accounts.shop.storefront.createToken({ email, password }, accounts.newClient())).ok

it('a change of the password sets the new password, ends every other session and continues this one under a new id', async () => {
  const { customer, person } = await accounts.logIn({ kind: 'password' })
  const { person: elsewhere } = await accounts.logIn({ kind: 'password', customer })
  const { person: stranger } = await accounts.logIn({ kind: 'link' })
  const before = person.session() ?? ''
  expect(await accounts.account.changePassword(person, { ...change, clientIp: clientIp() })).toEqual({ ok: true })
  expect(person.session()).not.toBe(before)
  const { readSession } = accounts.customers.sessions
  expect(await readSession(before)).toBeNull()
  expect(await readSession(elsewhere.session() ?? '')).toBeNull()
  expect(await readSession(stranger.session() ?? '')).not.toBeNull()
  expect(await (await accounts.customers.accountOf(person, clientIp()))?.read()).toMatchObject({ id: customer.id })
  expect(await canLogIn(customer.email, accounts.password)).toBe(false)
  expect(await canLogIn(customer.email, newPassword)).toBe(true)
})

it.each([
  [{ currentPassword: 'something else' }, 'currentPassword', 'wrongPassword'],
  [{ currentPassword: '' }, 'currentPassword', 'passwordRequired'],
  [{ password: '', confirmPassword: '' }, 'password', 'passwordRequired'],
  [{ password: 'abc', confirmPassword: 'abc' }, 'password', 'passwordTooShort'],
  [{ password: 'password', confirmPassword: 'password' }, 'password', 'passwordTooCommon'],
  [{ confirmPassword: 'jesen' }, 'confirmPassword', 'passwordsDoNotMatch'],
])('a password form with %o changes nothing and names the field %s', async (wrong, field, problem) => {
  const { customer, person } = await accounts.logIn({ kind: 'password' })
  const before = person.session()
  expect(await accounts.account.changePassword(person, { ...change, ...wrong, clientIp: clientIp() })).toEqual({
    ok: false,
    field,
    problem,
  })
  expect(person.session()).toBe(before)
  expect(await canLogIn(customer.email, accounts.password)).toBe(true)
})

it('a change of the password is tried ten times in a quarter of an hour and no more', async () => {
  const { person } = await accounts.logIn({ kind: 'password' })
  const guess = (currentPassword: string) =>
    accounts.account.changePassword(person, { ...change, currentPassword, clientIp: clientIp() })
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(`guess ${attempt}`)
  expect(await guess(accounts.password)).toMatchObject({ problem: 'tooManyAttempts' })
})
