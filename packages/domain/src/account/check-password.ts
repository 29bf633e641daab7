/** The floor where the settings say nothing. // REG-07 */
export const specifiedMinPasswordLength = 6
export const maxPasswordLength = 128

export type PasswordRules = {
  readonly minLength: number
  /** Whether everybody who guesses passwords tries this one. */
  readonly isCommon: (password: string) => boolean
}

export type PasswordProblem =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordHasOuterSpaces'
  | 'passwordTooCommon'
  | 'passwordIsPersonal'

/** A character outside the basic plane counts once, as a person would count it. */
const lengthOf = (password: string): number => [...password].length

/** Length alone, which the specification checks before the terms. */
export const checkPasswordLength = (
  password: string,
  { minLength }: Pick<PasswordRules, 'minLength'>,
): PasswordProblem | undefined => {
  if (lengthOf(password) < minLength) return 'passwordTooShort'
  return lengthOf(password) > maxPasswordLength ? 'passwordTooLong' : undefined
}

const isPersonal = (password: string, email: string): boolean => {
  const [local = ''] = email.split('@')
  return [email, local].includes(password.toLowerCase())
}

/** Of a new password; no rule asks for kinds of characters. // divergences S-30 */
export const checkNewPassword = (password: string, rules: PasswordRules, email = ''): PasswordProblem | undefined => {
  const wrongLength = checkPasswordLength(password, rules)
  if (wrongLength) return wrongLength
  // The platform refuses them, because people paste them by mistake.
  if (password.trim() !== password) return 'passwordHasOuterSpaces'
  if (rules.isCommon(password)) return 'passwordTooCommon'
  return isPersonal(password, email) ? 'passwordIsPersonal' : undefined
}
