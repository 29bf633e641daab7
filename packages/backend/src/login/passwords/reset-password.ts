import { checkNewPassword, type PasswordProblem, type PasswordRules } from '@dvaput/domain/account/check-password'
import { isCustomerNumber, toCustomerGid } from '@dvaput/domain/account/customer-gid'
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
  /** Ends every session of the customer and removes their passkeys. */
  readonly endAccess: (customerId: string) => Promise<void>
  readonly rules: PasswordRules
  readonly limits: Pick<LoginLimits, 'checkReset'>
  readonly attempt: AttemptAtPlatform
  readonly openSession: OpenPasswordSession
}

/** As the mailed link has them; the number of the customer. */
export type ResetLink = { readonly id: string; readonly token: string }

type Reset = ResetLink & {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  readonly password: string
  readonly confirmPassword: string
}

type ResetDone =
  /** Null where the password was set and the login after it failed. */
  | { readonly ok: true; readonly customer: Customer | null }
  | { readonly ok: false; readonly problem: PasswordProblem | 'passwordRequired' | 'passwordsDoNotMatch' }
  | { readonly ok: false; readonly refusal: Refusal<'reset-link-spent' | 'too-many-attempts' | 'account-unavailable'> }
  | Limited

/** What cannot be a link is told apart from one that has expired by nobody. */
export const isResetLink = ({ id, token }: ResetLink) => isCustomerNumber(id) && /^[\w-]{16,200}$/.test(token)

/** Of a link that is used, expired or replaced by a newer one; never of a password. */
export const isSpentCode = (code: string | null): boolean => code === 'TOKEN_INVALID' || code === 'NOT_FOUND'

const refusalOf = ({
  code,
}: AttemptError): Refusal<'reset-link-spent' | 'too-many-attempts' | 'account-unavailable'> => {
  if (code === 'THROTTLED') return { code: 'too-many-attempts' }
  return { code: isSpentCode(code) || code === 'INVALID' ? 'reset-link-spent' : 'account-unavailable' }
}

/** Sets a new password by a mailed link: ends the customer's sessions and removes their passkeys, and logs in here. */
export const createResetPassword = ({ shop, endAccess, rules, limits, attempt, openSession }: Needs) => {
  const check = ({ password, confirmPassword }: Reset) => {
    if (password === '') return 'passwordRequired'
    return password === confirmPassword ? checkNewPassword(password, rules) : 'passwordsDoNotMatch'
  }

  return async (reset: Reset): Promise<ResetDone> => {
    const { person, clientIp, locale, id, token: resetToken, password } = reset
    if (!isResetLink({ id, token: resetToken })) return { ok: false, refusal: { code: 'reset-link-spent' } }
    const problem = check(reset)
    if (problem) return { ok: false, problem }
    const limited = await limits.checkReset(clientIp)
    if (limited) return limited
    const gid = toCustomerGid(id)
    const done = await attempt(
      shop.storefront.reset(
        { id: gid, resetToken, password },
        { buyerIp: clientIp, language: locale.language, country: locale.market.country },
      ),
    )
    if (!done.ok) {
      const wrong = passwordProblemOf(done.error.code)
      return wrong ? { ok: false, problem: wrong } : { ok: false, refusal: refusalOf(done.error) }
    }
    // Whoever knew the old password or added a passkey is out, before anything else can fail.
    await endAccess(gid)
    const opened = await openSession({ person, token: done.value, clientIp, isVerified: true })
    return { ok: true, customer: opened === 'distrusted' ? null : opened }
  }
}
