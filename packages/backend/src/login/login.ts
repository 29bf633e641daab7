import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { ShopCustomers } from '../connected-shop.ts'
import { createCheckOwner } from '../customers/check-owner.ts'
import type { Customers } from '../customers/customers.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import { createIsCommonPassword } from '../passwords/common-passwords.ts'
import { createLoginLimits } from './login-limits.ts'
import { createAddOwnPasskey } from './passkeys/add-own-passkey.ts'
import { createLogInWithPasskey } from './passkeys/log-in-with-passkey.ts'
import { createConfirmEmail } from './passwords/confirm-email.ts'
import { createIsResetLinkSpent } from './passwords/is-reset-link-spent.ts'
import { createLogInWithPassword } from './passwords/log-in-with-password.ts'
import { createOpenPasswordSession } from './passwords/open-password-session.ts'
import { createRecoverPassword } from './passwords/recover-password.ts'
import { createRegister } from './passwords/register.ts'
import { createResetPassword } from './passwords/reset-password.ts'
import { createAttempt } from './platform/platform-attempt.ts'
import { createPlatformLogin } from './platform/platform-login.ts'
import { createPlatformLoginWithoutScripts } from './platform/platform-login-without-scripts.ts'
import { createExternalLogin } from './providers/external-login.ts'
import { createFindExternalCustomer } from './providers/find-external-customer.ts'
import { providerName } from './providers/provider-name.ts'
import { createSealedAttempts } from './providers/sealed-attempt.ts'

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
