import { maxNameLength } from '@dvaput/domain/account/check-name'
import type { PasswordProblem } from '@dvaput/domain/account/check-password'
import { maxPasswordLength } from '@dvaput/domain/account/check-password'
import type { RegistrationProblem } from '@dvaput/domain/account/check-registration'
import { isBlank } from '@dvaput/domain/text/is-blank'
import type { Language } from '@dvaput/domain/text/language'
import { loadText } from '../../i18n/load-text.ts'

type Problem = RegistrationProblem | PasswordProblem

const fields = {
  fieldsRequired: 'fullName',
  passwordsDoNotMatch: 'confirmPassword',
  mustAcceptTerms: 'acceptsTerms',
  nameTooLong: 'fullName',
  nameRefused: 'fullName',
  emailInvalid: 'email',
  passwordTooShort: 'password',
  passwordTooLong: 'password',
  passwordHasOuterSpaces: 'password',
  passwordTooCommon: 'password',
  passwordIsPersonal: 'password',
} as const satisfies Record<Problem, string>

/** The control that is wrong. Of several that are empty, the first. */
export const fieldOfProblem = (problem: Problem, read: (name: string) => string): string =>
  problem === 'fieldsRequired'
    ? (['fullName', 'email', 'password'].find((name) => isBlank(read(name))) ?? 'fullName')
    : fields[problem]

/** What a form with a new password says about it. // REG-06, REG-07, REG-08 */
export const problemText = async (
  language: Language,
  problem: Problem,
  { minPasswordLength }: { readonly minPasswordLength: number },
): Promise<string> => {
  const text = await loadText(language, 'register')
  const texts = {
    fieldsRequired: () => text('register.fieldsRequired'),
    passwordsDoNotMatch: () => text('register.passwordsDoNotMatch'),
    mustAcceptTerms: () => text('register.mustAcceptTerms'),
    nameRefused: () => text('register.nameRefused'),
    nameTooLong: () => text('register.nameTooLong', { count: maxNameLength }),
    emailInvalid: () => text('register.emailInvalid'),
    passwordTooShort: () => text('register.passwordTooShort', { count: minPasswordLength }),
    passwordTooLong: () => text('register.passwordTooLong', { count: maxPasswordLength }),
    passwordHasOuterSpaces: () => text('register.passwordHasOuterSpaces'),
    passwordTooCommon: () => text('register.passwordTooCommon'),
    passwordIsPersonal: () => text('register.passwordIsPersonal'),
  } satisfies Record<Problem, () => string>
  return texts[problem]()
}
