import { z } from 'zod'
import { type CustomerError, customerError } from './customer-error.ts'

/** No mail can be sent to a longer one. // divergences N-05 */
const maxLength = 254
const shape = z.email()
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

type Parsed = { readonly ok: true; readonly email: string } | { readonly ok: false; readonly error: CustomerError }

/** Trimmed and in lower case: the form in which emails are stored and compared. */
export const foldEmail = (text: string): string => text.trim().toLowerCase()

/** What this accepts, the mail queue accepts too. */
export const parseEmail = (text: string, field: readonly string[]): Parsed => {
  const email = foldEmail(text)
  const wrong = (code: CustomerError['code'], message: string): Parsed => ({
    ok: false,
    error: customerError(code, field, message),
  })
  if (email === '') return wrong('BLANK', "Email can't be blank")
  if (email.length > maxLength) return wrong('TOO_LONG', `Email is too long (maximum is ${maxLength} characters)`)
  const [, host] = /^[^@\s]+@([^@\s]+)$/.exec(email) ?? []
  if (host === undefined) return wrong('INVALID', 'Email is invalid')
  if (!domain.test(host)) return wrong('BAD_DOMAIN', 'Email contains an invalid domain name')
  return shape.safeParse(email).success ? { ok: true, email } : wrong('INVALID', 'Email is invalid')
}
