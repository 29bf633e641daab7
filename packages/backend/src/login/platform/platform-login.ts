import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import { languageTag } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { CustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import type {
  AuthorizationSecrets,
  IdentityClient,
  OpenIdClaims,
  OpenIdTokens,
} from '@dvaput/integrations/identity/identity-client'
import { discoveryFailed } from '@dvaput/integrations/identity/read-well-known'
import { checkHandle } from '../../customers/check-handle.ts'
import type { Customers } from '../../customers/customers.ts'
import type { Person } from '../../customers/person.ts'
import { toCustomerRefusal, toExchangeRefusal, toRefreshRefusal } from '../identity-refusals.ts'
import { orRefusal } from '../or-refusal.ts'
import type { TokenExchange } from './platform-login.schema.ts'

type Needs = {
  readonly identity: Pick<IdentityClient, 'authorizationUrl' | 'exchangeCode'>
  readonly accounts: CustomerAccountApi
  readonly startSession: Customers['startSession']
  /** The public origin of each market. */
  readonly homes: Readonly<Record<MarketId, string>>
  readonly now?: () => number
}

type Exchanged = { readonly tokens: OpenIdTokens; readonly claims: OpenIdClaims }

/** The login on the platform's own pages: the browser holds state and verifier, the server everything else. */
export const createPlatformLogin = ({ identity, accounts, startSession, homes, now = Date.now }: Needs) => {
  /** Registered at the platform. // IDP-02 */
  const redirectUriOf = (market: MarketId) => `${homes[market]}/auth/callback`

  const openSession = async (person: Person, { tokens, claims }: Exchanged) => {
    const account = await accounts.readCustomer(tokens.accessToken)
    const email = account.emailAddress ?? ''
    await startSession(person, {
      customer: { id: account.id, email, firstName: account.firstName ?? '', lastName: account.lastName ?? '' },
      kind: 'platform',
      // The platform mailed a code, and says so in the id token; of this e-mail and no other.
      isVerified: claims.isEmailVerified && claims.email?.toLowerCase() === email.toLowerCase(),
      tokens: { type: 'openid', ...tokens },
      authenticatedAt: claims.authenticatedAt,
    })
  }

  return {
    redirectUriOf,

    /** The platform's login page; the browser adds its own secrets to it, unless it has none. A status where the platform answered wrongly. */
    async start({ market, language }: Locale, secrets?: AuthorizationSecrets) {
      try {
        const request = {
          redirectUri: redirectUriOf(market.id),
          locale: languageTag[language],
          country: market.country,
          ...(secrets && { secrets }),
        }
        return { ok: true as const, url: (await identity.authorizationUrl(request)).href }
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        return { ok: false as const, status: error.code === discoveryFailed ? error.status : undefined }
      }
    },

    /** Trades the code of the callback for a session of ours. */
    async exchange(person: Person, market: MarketId, { code, redirectUri, ...secrets }: TokenExchange) {
      if (redirectUri !== redirectUriOf(market))
        return { ok: false as const, refusal: { code: 'redirect-uri-refused' as const } }
      const url = new URL(`${redirectUri}?${new URLSearchParams({ code })}`)
      const exchanged = await orRefusal(identity.exchangeCode({ url, ...secrets }), toExchangeRefusal)
      if (!exchanged.ok) return exchanged
      const opened = await orRefusal(openSession(person, exchanged.value), toCustomerRefusal)
      if (!opened.ok) return opened
      const expiresIn = Math.round((Date.parse(exchanged.value.tokens.expiresAt) - now()) / 1000)
      const handles = await person.handles()
      if (!handles) throw new Error('expected the session that was just opened, got none')
      return { ok: true as const, value: { ...handles, expiresIn } }
    },

    /** The customer of the session that the handle belongs to. // divergences S-26 */
    async readCustomer(person: Person, handle: string) {
      const loginRequired = { ok: false as const, refusal: { code: 'login-required' as const } }
      if (!(await checkHandle(person, handle))) return loginRequired
      const fresh = await orRefusal(person.tokens(), toRefreshRefusal)
      if (!fresh.ok) return fresh
      if (fresh.value?.type !== 'openid') return loginRequired
      return orRefusal(accounts.readCustomer(fresh.value.accessToken), toCustomerRefusal)
    },
  }
}

export type PlatformLogin = ReturnType<typeof createPlatformLogin>
