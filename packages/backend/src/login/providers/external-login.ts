import type { Log } from '@dvaput/database/log'
import type { MarketId } from '@dvaput/domain/markets/market'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { IdentityClient } from '@dvaput/integrations/identity/identity-client'
import type { Person } from '../../customers/person.ts'
import type { StartSession } from '../../customers/start-session.ts'
import { describeError } from '../../log/describe-error.ts'
import type { createFindExternalCustomer, ExternalFailure } from './find-external-customer.ts'
import type { SealedAttempts } from './sealed-attempt.ts'

type Needs = {
  readonly identity: Pick<IdentityClient, 'authorizationUrl' | 'exchangeCode'>
  readonly attempts: SealedAttempts
  readonly findCustomer: ReturnType<typeof createFindExternalCustomer>
  readonly startSession: StartSession
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly log: Log
}

type Callback = {
  readonly person: Person
  readonly market: MarketId
  /** What the provider added to our URL. */
  readonly query: URLSearchParams
  /** Of the login with this state. */
  readonly cookie: string | undefined
}

type Failure = ExternalFailure | 'cancelled' | 'state' | 'code' | 'other' | 'access-token'

type Finished =
  | { readonly ok: true; readonly returnTo: string }
  | { readonly ok: false; readonly failure: Failure; readonly returnTo: string }

/** The path that a provider knows, at every market's origin. */
export const externalCallbackPath = '/login/external/callback'

/** A login with an account elsewhere, such as Google's: state, nonce and PKCE stay with the server. */
export const createExternalLogin = ({ identity, attempts, findCustomer, startSession, homes, log }: Needs) => {
  const redirectUriOf = (market: MarketId) => `${homes[market]}${externalCallbackPath}`

  const open = async ({ person, market, query }: Callback, attempt: NonNullable<ReturnType<typeof attempts.open>>) => {
    const url = new URL(`${redirectUriOf(market)}?${query}`)
    const { claims } = await identity.exchangeCode({ url, ...attempt })
    const found = await findCustomer(claims)
    if (!found.ok) return found
    const { customer } = found
    const isVerified = claims.isEmailVerified && claims.email?.toLowerCase() === customer.email.toLowerCase()
    const { authenticatedAt } = claims
    await startSession(person, { customer, kind: 'external', isVerified, identity: claims, authenticatedAt })
    return found
  }

  return {
    cookieNameOf: attempts.cookieNameOf,

    /** Where the browser goes, and the cookie that it takes along; null where the provider cannot be reached. */
    async start(market: MarketId, returnTo: string) {
      const { secrets, cookie } = attempts.begin(returnTo)
      try {
        const request = { redirectUri: redirectUriOf(market), secrets }
        return { url: (await identity.authorizationUrl(request)).href, cookie }
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'external identity provider unavailable')
        return null
      }
    },

    async finish(callback: Callback): Promise<Finished> {
      const state = callback.query.get('state') ?? ''
      const attempt = attempts.open(callback.cookie)
      const returnTo = attempt?.returnTo ?? ''
      const failed = (failure: Failure): Finished => ({ ok: false, failure, returnTo })
      // The library compares the whole state; without an attempt there is nothing to compare with.
      if (!attempt || attempt.state !== state) return failed('state')
      const error = callback.query.get('error')
      // RFC 6749 §4.1.2.1: the person said no.
      if (error !== null) return failed(error === 'access_denied' ? 'cancelled' : 'other')
      if (!callback.query.has('code')) return failed('code')
      try {
        const opened = await open(callback, attempt)
        return opened.ok ? { ok: true, returnTo } : failed(opened.failure)
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ error: describeError(error) }, 'external login failed')
        return failed(error.service === 'shop-admin' ? 'account-failed' : 'access-token')
      }
    },
  }
}
