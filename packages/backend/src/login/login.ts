import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { ShopCustomers } from '../connected-shop.ts'
import { createCheckOwner } from '../customers/check-owner.ts'
import type { Customers } from '../customers/customers.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import { createIsCommonPassword } from '../passwords/common-passwords.ts'
import { createAddOwnPasskey } from './add-own-passkey.ts'
import { createConfirmEmail } from './confirm-email.ts'
import { createExternalLogin } from './external-login.ts'
import { createFindExternalCustomer } from './find-external-customer.ts'
import { createIsResetLinkSpent } from './is-reset-link-spent.ts'
import { createLogInWithPasskey } from './log-in-with-passkey.ts'
import { createLogInWithPassword } from './log-in-with-password.ts'
import { createLoginLimits } from './login-limits.ts'
import { createOpenPasswordSession } from './open-password-session.ts'
import { createAttempt } from './platform-attempt.ts'
import { createPlatformLogin } from './platform-login.ts'
import { createPlatformLoginWithoutScripts } from './platform-login-without-scripts.ts'
import { providerName } from './provider-name.ts'
import { createRecoverPassword } from './recover-password.ts'
import { createRegister } from './register.ts'
import { createResetPassword } from './reset-password.ts'
import { createSealedAttempts } from './sealed-attempt.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'homes' | 'jobs' | 'limiter' | 'log' | 'mail' | 'sealing'>
  readonly customers: Pick<Customers, 'sessions' | 'records' | 'startSession'>
  /** The main shop, which keeps the customers of every market. */
  readonly shop: ShopCustomers
  readonly passkeys: Pick<Passkeys, 'startAdding' | 'finishAdding' | 'finishLogin' | 'removeAll'>
  readonly minPasswordLength: number
  /** The provider of external accounts, where there is one. */
  readonly externalIdentity: IdentityClient | undefined
}

/** Every way in. */
export const createLogin = ({
  infrastructure,
  customers,
  shop,
  passkeys,
  minPasswordLength,
  externalIdentity: identity,
}: Needs) => {
  const { database, jobs, mail, limiter, log, homes, sealing } = infrastructure
  const { sessions, startSession } = customers
  const rules = { minLength: minPasswordLength, isCommon: createIsCommonPassword() }
  const limits = createLoginLimits(limiter)
  const attempt = createAttempt({ log })
  const endAccess = async (customerId: string) => {
    await sessions.endAllSessions(customerId)
    await passkeys.removeAll(customerId)
  }
  const openSession = createOpenPasswordSession({ shop, startSession, records: customers.records, attempt })
  const atPlatform = createPlatformLogin({ ...shop, startSession, homes })
  const withPassword = createLogInWithPassword({ shop, records: customers.records, limits, attempt, openSession })
  return {
    minPasswordLength,
    withPassword,
    confirmEmail: createConfirmEmail({ shop, startSession, withPassword, limits }),
    atPlatform,
    atPlatformWithoutScripts: createPlatformLoginWithoutScripts({
      login: atPlatform,
      attempts: createSealedAttempts({ sealing, provider: 'platform' }),
    }),
    /** As shoppers know the provider of external accounts. */
    externalName: identity ? providerName(identity.origin) : null,
    external: identity
      ? createExternalLogin({
          identity,
          attempts: createSealedAttempts({ sealing, provider: 'external' }),
          findCustomer: createFindExternalCustomer({ database, admin: shop.admin, records: customers.records }),
          startSession,
          homes,
          log,
        })
      : null,
    addPasskey: createAddOwnPasskey({
      database,
      mail,
      shop,
      passkeys,
      checkOwner: createCheckOwner({ shop, limiter }),
    }),
    withPasskey: createLogInWithPasskey({ passkeys, shop, startSession }),
    register: createRegister({ shop, rules, limits, attempt, openSession }),
    recoverPassword: createRecoverPassword({ shop, database, jobs, limits, log }),
    isResetLinkSpent: createIsResetLinkSpent({ shop, limits, attempt }),
    resetPassword: createResetPassword({ shop, endAccess, rules, limits, attempt, openSession }),
  }
}

export type Login = ReturnType<typeof createLogin>
