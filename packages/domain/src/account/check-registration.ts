import { checkNewPassword, checkPasswordLength, type PasswordProblem, type PasswordRules } from './check-password.ts'
import { parseEmail } from './parse-email.ts'

/** readings N-05 */
export const maxNameLength = 100

export type RegistrationForm = {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  readonly acceptsTerms: boolean
}

export type RegistrationProblem =
  | 'fieldsRequired'
  | 'passwordsDoNotMatch'
  | 'mustAcceptTerms'
  | 'nameTooLong'
  | 'emailInvalid'
  | PasswordProblem

/** The first four in the order of spec §5 Registration; our own come after them. */
export const checkRegistration = (form: RegistrationForm, rules: PasswordRules): RegistrationProblem | undefined => {
  const { fullName, email, password, confirmPassword, acceptsTerms } = form
  if (fullName.trim() === '' || email.trim() === '' || password === '') return 'fieldsRequired'
  if (password !== confirmPassword) return 'passwordsDoNotMatch'
  const wrongLength = checkPasswordLength(password, rules)
  if (wrongLength) return wrongLength
  if (!acceptsTerms) return 'mustAcceptTerms'
  if (fullName.trim().length > maxNameLength) return 'nameTooLong'
  const parsed = parseEmail(email)
  return parsed === undefined ? 'emailInvalid' : checkNewPassword(password, rules, parsed)
}
