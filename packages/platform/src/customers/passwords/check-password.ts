import { type CustomerError, customerError } from '../customer-error.ts'

/** The floor of the platform; the shop's own is a setting. // divergences S-30 */
export const minPasswordLength = 6
export const maxPasswordLength = 128

export const checkPassword = (password: string, field: readonly string[]): CustomerError | undefined => {
  const length = [...password].length
  if (password.trim() === '') return customerError('BLANK', field, "Password can't be blank")
  if (password.trim() !== password)
    return customerError('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, 'Password starts or ends with whitespace')
  if (length < minPasswordLength)
    return customerError('TOO_SHORT', field, `Password is too short (minimum is ${minPasswordLength} characters)`)
  if (length > maxPasswordLength)
    return customerError('TOO_LONG', field, `Password is too long (maximum is ${maxPasswordLength} characters)`)
  return undefined
}
