import { describe, expect, it } from 'vitest'
import { checkNewPassword, specifiedMinPasswordLength } from './check-password.ts'
import { checkRegistration, type RegistrationForm } from './check-registration.ts'

const rules = { minLength: 6, isCommon: (password: string) => password === 'password' }
const complete: RegistrationForm = {
  fullName: 'Amra Hodžić',
  email: 'amra@example.com',
  password: 'proljetna kiša',
  confirmPassword: 'proljetna kiša',
  acceptsTerms: true,
}
const check = (change: Partial<RegistrationForm>) => checkRegistration({ ...complete, ...change }, rules)
const both = (password: string) => ({ password, confirmPassword: password })

describe('a registration', () => {
  it('passes when it is complete', () => expect(check({})).toBeUndefined())

  it.each([{ fullName: ' ' }, { fullName: '\u00a0\u200b' }, { email: ' ' }, both('')])(
    'needs name, e-mail and password: %o [REG-05]',
    (change) => {
      expect(check(change)).toBe('fieldsRequired')
    },
  )

  it('is checked for required fields, then for equal passwords, then for their length, then for the terms [REG-09]', () => {
    const wrong = { fullName: '', password: 'abc', confirmPassword: 'abd', acceptsTerms: false }
    expect(check(wrong)).toBe('fieldsRequired')
    expect(check({ ...wrong, fullName: 'Amra' })).toBe('passwordsDoNotMatch')
    expect(check({ ...wrong, fullName: 'Amra', confirmPassword: 'abc' })).toBe('passwordTooShort')
    expect(check({ ...wrong, fullName: 'Amra', ...both('abcdef') })).toBe('mustAcceptTerms')
  })

  it('is checked for what the specification does not name after that', () => {
    expect(check({ fullName: 'a'.repeat(101), acceptsTerms: false })).toBe('mustAcceptTerms')
    expect(check({ fullName: 'a'.repeat(101) })).toBe('nameTooLong')
    expect(check({ fullName: 'Amra https://example.com' })).toBe('nameRefused')
    expect(check({ fullName: 'Amra <b>' })).toBe('nameRefused')
    expect(check({ email: 'amra@example' })).toBe('emailInvalid')
    expect(check(both('password'))).toBe('passwordTooCommon')
  })
})

describe('a new password', () => {
  it.each([
    ['čćžšđ', 'passwordTooShort'],
    ['🙂🙂🙂🙂🙂', 'passwordTooShort'],
    ['a'.repeat(129), 'passwordTooLong'],
    [' proljetna', 'passwordHasOuterSpaces'],
    ['password', 'passwordTooCommon'],
    ['Amra.Hodzic', 'passwordIsPersonal'],
    ['amra.hodzic@example.com', 'passwordIsPersonal'],
    ['🙂🙂🙂🙂🙂🙂', undefined],
    ['a'.repeat(128), undefined],
  ])('“%s” is judged %s', (password, problem) => {
    expect(checkNewPassword(password, rules, 'amra.hodzic@example.com')).toBe(problem)
  })

  it('has six characters at least where the settings say nothing', () => {
    const specified = { ...rules, minLength: specifiedMinPasswordLength }
    expect(checkNewPassword('1b3d5', specified)).toBe('passwordTooShort')
    expect(checkNewPassword('1b3d5f', specified)).toBeUndefined()
  })

  it('has the floor of the settings', () => {
    expect(checkNewPassword('1b3d5f7', { ...rules, minLength: 8 })).toBe('passwordTooShort')
  })
})
