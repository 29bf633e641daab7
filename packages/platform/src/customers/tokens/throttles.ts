import { clientGroup } from '@dvaput/domain/net/client-group'
import { refuse } from '../../graphql/refuse.ts'
import type { PlatformNeeds, RateLimiter } from '../../needs/platform-needs.ts'
import { createLoginBackoff, type LoginTry } from './login-backoff.ts'

/** The hosted platform's words. */
export const throttledMessages = {
  login: 'Login attempt limit exceeded. Please try again later.',
  create: 'Creating Customer Limit exceeded. Please try again later.',
  recover: 'Resetting password limit exceeded. Please try again later.',
  change: 'Updating Customer Limit exceeded. Please try again later.',
} as const

/** Where a page says it, in place of a response of the Storefront API. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof Error && 'extensions' in error && JSON.stringify(error.extensions).includes('THROTTLED')

type Client = Omit<LoginTry, 'email'>
type Addressee = { readonly shopId: number; readonly email: string; readonly emailVerified: boolean }
type Limit = Omit<Parameters<RateLimiter['consume']>[0], 'key'>

const limits = {
  loginByClient: { class: 'customer-login-client', limit: 5, windowSeconds: 60 },
  loginByClientAndAccount: { class: 'customer-login-client-account', limit: 10, windowSeconds: 900 },
  loginByAccount: { class: 'customer-login-account', limit: 100, windowSeconds: 86_400 },
  createByClient: { class: 'customer-create-client', limit: 3, windowSeconds: 60 },
  recoverByClient: { class: 'customer-recover-client', limit: 10, windowSeconds: 3_600 },
  recoverByAccount: { class: 'customer-recover-account', limit: 3, windowSeconds: 900 },
  changeByClient: { class: 'customer-change-client', limit: 10, windowSeconds: 900 },
  changeByAccount: { class: 'customer-change-account', limit: 5, windowSeconds: 900 },
  emailsToStranger: { class: 'customer-letters-stranger', limit: 10, windowSeconds: 86_400 },
} as const satisfies Record<string, Limit>

const clientKey = ({ shopId, clientIp }: Client) => `${shopId} ${clientGroup(clientIp)}`
const accountKey = ({ shopId, email }: LoginTry) => `${shopId} ${email}`
const clientAndAccountKey = (attempt: LoginTry) => `${clientKey(attempt)} ${attempt.email}`

/** Each try counts, also when one request holds many of them. */
export const createThrottles = ({ database, limiter }: Pick<PlatformNeeds, 'database' | 'limiter'>) => {
  const backoff = createLoginBackoff(database)
  const consume = async (limit: Limit, key: string, message: string) => {
    const { allowed } = await limiter.consume({ ...limit, key })
    if (!allowed) throw refuse('THROTTLED', message)
  }

  return {
    async login(attempt: LoginTry): Promise<void> {
      await consume(limits.loginByClient, clientKey(attempt), throttledMessages.login)
      if (await backoff.mustWait(attempt)) throw refuse('THROTTLED', throttledMessages.login)
      // Tries at the same moment have not made each other wait yet.
      await consume(limits.loginByClientAndAccount, clientAndAccountKey(attempt), throttledMessages.login)
      await consume(limits.loginByAccount, accountKey(attempt), throttledMessages.login)
    },
    loginFailed: backoff.failed,
    loginSucceeded: backoff.succeeded,
    create: (client: Client): Promise<void> =>
      consume(limits.createByClient, clientKey(client), throttledMessages.create),
    /** Of every email with a link that sets a password. */
    async recover(requested: LoginTry): Promise<void> {
      await consume(limits.recoverByClient, clientKey(requested), throttledMessages.recover)
      await consume(limits.recoverByAccount, accountKey(requested), throttledMessages.recover)
    },
    /** Of the password or the e-mail: each may cost a hash and an email. */
    async change({ customerId, ...client }: Client & { readonly customerId: number }): Promise<void> {
      await consume(limits.changeByClient, clientKey(client), throttledMessages.change)
      await consume(limits.changeByAccount, `${client.shopId} ${customerId}`, throttledMessages.change)
    },
    /** Anybody may open an account with an address that is not theirs, and whose it is did not ask for its emails. */
    async mayWriteTo({ shopId, email, emailVerified }: Addressee): Promise<boolean> {
      if (emailVerified) return true
      return (await limiter.consume({ ...limits.emailsToStranger, key: `${shopId} ${email}` })).allowed
    },
  }
}
