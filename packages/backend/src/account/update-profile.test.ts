import { expect, it } from 'vitest'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'

const accounts = useTestAccounts()
const context = { market: 'ba', clientIp: '192.0.2.7' } as const

it.each(['password', 'link'] as const)(
  'a change of the profile changes names and phone, and the greeting of a %s session',
  async (kind) => {
    const { person } = await accounts.logIn({ kind })
    const phone = kind === 'password' ? '061 111 222' : '061 111 333'
    const form = { firstName: ' Amira ', lastName: 'Begić', phone }
    expect(await accounts.account.updateProfile(person, form, context)).toEqual({ ok: true })
    expect(await (await accounts.customers.accountOf(person, '192.0.2.7'))?.read()).toMatchObject({
      firstName: 'Amira',
      lastName: 'Begić',
      phone: `+387${phone.replaceAll(' ', '').slice(1)}`,
    })
    expect(await person.customer()).toMatchObject({ firstName: 'Amira', lastName: 'Begić' })
    await accounts.account.updateProfile(person, { firstName: 'Amra', lastName: '', phone: '' }, context)
    expect(await (await accounts.customers.accountOf(person, '192.0.2.7'))?.read()).toMatchObject({
      firstName: 'Amra',
      lastName: '',
      phone: '',
    })
  },
)

it.each(['password', 'link'] as const)(
  'a change of the profile says which field the platform refuses, to a %s session',
  async (kind) => {
    const form = { firstName: 'Amra', lastName: 'Hodžić', phone: kind === 'link' ? '061 444 555' : '061 444 666' }
    const { person: other } = await accounts.logIn({ kind: 'link' })
    await accounts.account.updateProfile(other, form, context)
    const { person } = await accounts.logIn({ kind })
    expect(await accounts.account.updateProfile(person, form, context)).toEqual({
      ok: false,
      problems: { phone: 'phoneTaken' },
    })
    expect(await accounts.account.updateProfile(person, { ...form, phone: 'x' }, context)).toEqual({
      ok: false,
      problems: { phone: 'phoneInvalid' },
    })
  },
)
