import { checkNewPassword, type PasswordProblem, type PasswordRules } from '@dvaput/domain/account/check-password'
import type { Market } from '@dvaput/domain/markets/market'
import type { ShopCustomers } from '../connected-shop.ts'
import type { CheckOwner, OwnerProblem, OwnerProof } from '../customers/check-owner.ts'
import type { CustomerSessions } from '../customers/customer-sessions.ts'
import type { Person } from '../customers/person.ts'
import { passwordProblemOf } from '../login/passwords/password-problem-of.ts'

type Needs = {
  readonly shop: Pick<ShopCustomers, 'storefront'>
  readonly sessions: Pick<CustomerSessions, 'endAllSessions'>
  readonly rules: PasswordRules
  readonly checkOwner: CheckOwner
}

type Change = OwnerProof & { readonly password: string; readonly confirmPassword: string; readonly market: Market }

type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: 'currentPassword'; readonly problem: OwnerProblem }
  | { readonly ok: false; readonly field: 'password'; readonly problem: PasswordProblem | 'passwordRequired' }
  | { readonly ok: false; readonly field: 'confirmPassword'; readonly problem: 'passwordsDoNotMatch' }

/** Of a customer who logged in with a password: ends every other session and continues this one under a new id. */
export const createChangePassword = ({ shop: { storefront }, sessions, rules, checkOwner }: Needs) => {
  const wrong = (problem: PasswordProblem | 'passwordRequired'): Changed => ({ ok: false, field: 'password', problem })

  return async (person: Person, { password, confirmPassword, market, ...proof }: Change): Promise<Changed> => {
    const customer = await person.customer()
    if (!customer) throw new Error('a password is changed by a customer only')
    if (password === '') return wrong('passwordRequired')
    const problem = checkNewPassword(password, rules, customer.email)
    if (problem) return wrong(problem)
    if (password !== confirmPassword) return { ok: false, field: 'confirmPassword', problem: 'passwordsDoNotMatch' }
    const owner = await checkOwner(person, proof)
    if (!owner.ok) return { ok: false, field: 'currentPassword', problem: owner.problem }
    if (!owner.token) return { ok: false, field: 'currentPassword', problem: 'passwordRequired' }
    const { accessToken } = owner.token
    const changed = await storefront.changePassword(accessToken, password, {
      buyerIp: proof.clientIp,
      country: market.country,
    })
    if (!changed.ok) {
      await storefront.deleteToken(accessToken)
      return wrong(passwordProblemOf(changed.error.code) ?? 'passwordTooShort')
    }
    await sessions.endAllSessions(customer.id)
    await person.logIn(customer, changed.value && { type: 'storefront', ...changed.value })
    return { ok: true }
  }
}
