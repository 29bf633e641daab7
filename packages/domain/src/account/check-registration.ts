import { isBlank } from '../text/is-blank.ts'
import { checkName } from './check-name.ts'
import { checkNewPassword, checkPasswordLength, type PasswordProblem, type PasswordRules } from './check-password.ts'
import { parseEmail } from './parse-email.ts'

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
  | 'nameRefused'
  | 'emailInvalid'
  | PasswordProblem

/** The first four in the order of the specification; our own come after them. // REG-09 */
export const checkRegistration = (form: RegistrationForm, rules: PasswordRules): RegistrationProblem | undefined => {
  const { fullName, email, password, confirmPassword, acceptsTerms } = form
  if (isBlank(fullName) || email.trim() === '' || password === '') return 'fieldsRequired'
  if (password !== confirmPassword) return 'passwordsDoNotMatch'
  const wrongLength = checkPasswordLength(password, rules)
  if (wrongLength) return wrongLength
  if (!acceptsTerms) return 'mustAcceptTerms'
  const wrongName = checkName(fullName)
  if (wrongName) return wrongName === 'tooLong' ? 'nameTooLong' : wrongName
  const parsed = parseEmail(email)
  return parsed === undefined ? 'emailInvalid' : checkNewPassword(password, rules, parsed)
}
