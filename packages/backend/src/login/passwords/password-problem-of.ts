import type { PasswordProblem } from '@dvaput/domain/account/check-password'

const problems: Readonly<Record<string, PasswordProblem>> = {
  TOO_SHORT: 'passwordTooShort',
  TOO_LONG: 'passwordTooLong',
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'passwordHasOuterSpaces',
}

/** What a platform with stricter rules than ours says of a password. */
export const passwordProblemOf = (code: string | null): PasswordProblem | undefined =>
  code === null ? undefined : problems[code]
