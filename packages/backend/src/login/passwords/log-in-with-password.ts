import { parseEmail } from '@dvaput/domain/account/parse-email'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { FoundCustomer } from '@dvaput/integrations/customers/admin-customers'
import type { ShopCustomers } from '../../connected-shop.ts'
import type { CustomerRecords } from '../../customers/customer-records.ts'
import type { Customer } from '../../customers/customers.schema.ts'
import type { Person } from '../../customers/person.ts'
import type { Limited, LoginLimits } from '../login-limits.ts'
import type { AttemptAtPlatform, AttemptError } from '../platform/platform-attempt.ts'
import type { OpenPasswordSession } from './open-password-session.ts'

type Needs = {
  readonly shop: ShopCustomers
  readonly records: Pick<CustomerRecords, 'read'>
  readonly limits: Pick<LoginLimits, 'checkLogin'>
  readonly attempt: AttemptAtPlatform
  readonly openSession: OpenPasswordSession
}

type PasswordLogin = {
  readonly person: Person
  readonly clientIp: string
  readonly email: string
  readonly password: string
}

type LoginRefusal = Refusal<
  | 'unidentified-customer'
  | 'invalid-credentials'
  | 'customer-disabled'
  | 'password-distrusted'
  | 'too-many-attempts'
  | 'login-failed'
  | 'login-without-token'
>

type LoggedIn =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly problem: 'emailAndPasswordRequired' | 'emailInvalid' }
  | { readonly ok: false; readonly refusal: LoginRefusal }
  | Limited

export const createLogInWithPassword = ({ shop, records, limits, attempt, openSession }: Needs) => {
  const refused = (code: LoginRefusal['code']) => ({ ok: false, refusal: { code } }) as const

  /**
   * The platform answers UNIDENTIFIED_CUSTOMER to an unknown e-mail and to a wrong password alike, so we look whether
   * there is such an account; where we may not look, the text that is true of both stands.
   */
  const nameUnidentified = async (email: string): Promise<LoginRefusal['code']> => {
    const found = await attempt<FoundCustomer | null>(
      shop.admin.findByEmail(email).then((value) => ({ ok: true, value })),
    )
    if (!found.ok) return 'invalid-credentials'
    if (found.value === null) return 'unidentified-customer'
    // The password was voided when the owner of the e-mail came; who set it is told how to set another.
    const record = await records.read(found.value.id)
    return record?.passwordDistrustedAt ? 'password-distrusted' : 'invalid-credentials'
  }

  const nameRefusal = async ({ code }: AttemptError, email: string): Promise<LoginRefusal['code']> => {
    switch (code) {
      case 'UNIDENTIFIED_CUSTOMER':
        return nameUnidentified(email)
      case 'INVALID_CREDENTIALS':
        return 'invalid-credentials'
      case 'CUSTOMER_DISABLED':
        return 'customer-disabled'
      case 'THROTTLED':
        return 'too-many-attempts'
      default:
        return 'login-failed'
    }
  }

  return async ({ person, clientIp, email: typed, password }: PasswordLogin): Promise<LoggedIn> => {
    if (typed.trim() === '' || password === '') return { ok: false, problem: 'emailAndPasswordRequired' }
    const email = parseEmail(typed)
    if (email === undefined) return { ok: false, problem: 'emailInvalid' }
    const limited = await limits.checkLogin(clientIp, email)
    if (limited) return limited
    const tried = await attempt(shop.storefront.createToken({ email, password }, { buyerIp: clientIp }))
    if (!tried.ok) return refused(await nameRefusal(tried.error, email))
    if (!tried.value) return refused('login-without-token')
    const customer = await openSession({ person, token: tried.value, clientIp, isVerified: false })
    if (customer === 'distrusted') return refused('password-distrusted')
    return customer ? { ok: true, customer } : refused('login-failed')
  }
}
