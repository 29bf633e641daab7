import { expect, it } from 'vitest'
import { mailSubject } from './mail-subject.ts'

const id = '0198f0aa-0000-7000-8000-00000000000a'

it.each([
  [`return:${id}:approved`, { kind: 'return', path: `/returns/${id}` }],
  [`offer-received:${id}:1`, { kind: 'offer', path: `/offers/${id}` }],
  [`reservation-ending-soon:${id}`, { kind: 'reservation', path: `/reservations/${id}` }],
  [`login-link:${id}`, null],
  ['return:somebody@example.com', null],
])('the list of e-mails finds what the mail %s is about', (key, subject) => {
  expect(mailSubject(key)).toEqual(subject)
})
