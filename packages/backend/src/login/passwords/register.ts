import type { PasswordRules } from '@dvaput/domain/account/check-password'
import {
  checkRegistration,
  type RegistrationForm,
  type RegistrationProblem,
} from '@dvaput/domain/account/check-registration'
import { splitFullName } from '@dvaput/domain/account/split-full-name'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { Customer } from '../../customers/customers.schema.ts'
import type { Person } from '../../customers/person.ts'
import type { Limited, LoginLimits } from '../login-limits.ts'
import type { AttemptAtPlatform, AttemptError } from '../platform/platform-attempt.ts'
import type { OpenPasswordSession } from './open-password-session.ts'
import { passwordProblemOf } from './password-problem-of.ts'

type Needs = {
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly rules: PasswordRules
  readonly limits: Pick<LoginLimits, 'checkRegistration'>
  readonly attempt: AttemptAtPlatform
  readonly openSession: OpenPasswordSession
}

type Registration = {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  readonly form: RegistrationForm
  /** Of the terms that the form showed. */
  readonly termsVersion: string
}

type RegistrationRefusal = Refusal<
  | 'email-already-exists'
  | 'email-needs-confirmation'
  | 'too-many-attempts'
  | 'registration-failed'
  | 'registration-http-error'
  | 'registration-without-customer'
>

type Registered =
  /** Null where the account was opened and the login after it failed. */
  | { readonly ok: true; readonly customer: Customer | null }
  | { readonly ok: false; readonly problem: RegistrationProblem }
  | { readonly ok: false; readonly refusal: RegistrationRefusal }
  | Limited

/** As the platform says it where it sends no code. // REG-12 */
const saysTaken = (message: string) => /\balready (?:been )?taken\b/i.test(message)

const emailProblems: readonly string[] = ['INVALID', 'BAD_DOMAIN']

const emailProblemOf = (code: string | null) =>
  code !== null && emailProblems.includes(code) ? ('emailInvalid' as const) : undefined

const refusalOf = ({ code, message, status }: AttemptError): RegistrationRefusal => {
  if (code === 'TAKEN' || saysTaken(message)) return { code: 'email-already-exists' }
  // An account without a password: its owner gets a mail that sets one.
  if (code === 'CUSTOMER_DISABLED') return { code: 'email-needs-confirmation' }
  if (code === 'THROTTLED') return { code: 'too-many-attempts' }
  const isHttpFailure = status !== undefined && status >= 400
  return isHttpFailure ? { code: 'registration-http-error', params: { status } } : { code: 'registration-failed' }
}

/** Opens an account and logs its customer in. // REG-14 */
export const createRegister = ({ shop: { storefront }, rules, limits, attempt, openSession }: Needs) => {
  const logIn = async ({ person, clientIp, form, termsVersion }: Registration, email: string) => {
    const { password } = form
    const tried = await attempt(storefront.createToken({ email, password }, { buyerIp: clientIp }))
    if (!tried.ok || !tried.value) return null
    const opened = await openSession({ person, token: tried.value, clientIp, isVerified: false, termsVersion })
    return opened === 'distrusted' ? null : opened
  }

  return async (registration: Registration): Promise<Registered> => {
    const { clientIp, form } = registration
    const { language, market } = registration.locale
    const problem = checkRegistration(form, rules)
    if (problem) return { ok: false, problem }
    const limited = await limits.checkRegistration(clientIp)
    if (limited) return limited
    const email = form.email.trim().toLowerCase()
    const customer = { email, password: form.password, ...splitFullName(form.fullName) }
    const made = await attempt(storefront.create(customer, { buyerIp: clientIp, language, country: market.country }))
    if (!made.ok) {
      const wrong = passwordProblemOf(made.error.code) ?? emailProblemOf(made.error.code)
      return wrong ? { ok: false, problem: wrong } : { ok: false, refusal: refusalOf(made.error) }
    }
    if (!made.value) return { ok: false, refusal: { code: 'registration-without-customer' } }
    return { ok: true, customer: await logIn(registration, email) }
  }
}
