import { expect, it } from 'vitest'
import { checkContactForm } from './check-contact-form.ts'

const filled = { name: 'Amra', email: 'amra@example.com', subject: 'Laptop', message: 'Still there?' }

it('the contact form is accepted when it is filled', () => {
  expect(checkContactForm(filled)).toEqual({})
})

it.each(['name', 'email', 'subject', 'message'] as const)(
  'demands the %s, and blanks are nothing [INFO-12]',
  (field) => {
    for (const value of ['', '  ', '\n\t'])
      expect(checkContactForm({ ...filled, [field]: value })).toEqual({ [field]: 'required' })
  },
)

it('the contact form names every empty field at once', () => {
  expect(checkContactForm({ name: '', email: '', subject: '', message: '' })).toEqual({
    name: 'required',
    email: 'required',
    subject: 'required',
    message: 'required',
  })
})

it.each([
  ['amra@example.com', true],
  [' amra@example.com ', true],
  ['ime.prezime+dvaput@sub.primjer.ba', true],
  ['amra', false],
  ['amra@example', false],
  ['@example.com', false],
  ['amra@@example.com', false],
  ['amra @example.com', false],
])('%s looks like an e-mail address: %s [INFO-12]', (email, accepted) => {
  expect(checkContactForm({ ...filled, email })).toEqual(accepted ? {} : { email: 'email' })
})
