import { expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

const nobody = { firstName: '', lastName: '', email: 'amra@example.com' }

it.each([
  [{ ...nobody, firstName: 'Amra', lastName: 'Hodžić', displayName: 'Amra Hodžić' }, 'Amra'],
  [{ ...nobody, displayName: 'Amra H.' }, 'Amra H.'],
  [{ ...nobody, lastName: 'Hodžić' }, 'Hodžić'],
  [{ ...nobody, displayName: 'amra@example.com' }, undefined],
  [nobody, undefined],
])('the account greets %o as %s', (person, name) => {
  expect(greetingName(person)).toBe(name)
})
