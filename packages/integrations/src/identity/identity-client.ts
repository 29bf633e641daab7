import * as oidc from 'openid-client'
import { createDiscovery } from './discover-provider.ts'
import { toIdentityError } from './identity-error.ts'
import { createIdentityFetch } from './identity-fetch.ts'

export type IdentityClientOptions = {
  /** Its name in errors, in the log and in figures. */
  readonly service: string
  /** Where discovery begins: the shop, or the provider itself. */
  readonly origin: string
  readonly issuer?: string | undefined
  readonly clientId: string
  /** A client without one is public. */
  readonly clientSecret?: string | undefined
  readonly scope: string
  readonly clientOrigin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeoutMs?: number
  readonly now?: () => number
}

export type OpenIdTokens = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly idToken: string
  /** ISO time. */
  readonly expiresAt: string
}

/** What the provider says of the person, checked. */
export type OpenIdClaims = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  /** When the person showed who they are, which may be long before this login; null where the provider does not say. */
  readonly authenticatedAt: Date | null
  readonly firstName: string
  readonly lastName: string
}

export type AuthorizationSecrets = { readonly state: string; readonly nonce: string; readonly codeChallenge: string }

type AuthorizationRequest = {
  readonly redirectUri: string
  readonly locale?: string | undefined
  /** Of the storefront, as `CL`. */
  readonly country?: string
  /** Left out where the browser makes them and adds them itself. */
  readonly secrets?: AuthorizationSecrets
}

type Callback = {
  /** With everything the provider added to it. */
  readonly url: URL
  /** Undefined where the browser has compared it. */
  readonly state?: string | undefined
  readonly nonce: string
  readonly codeVerifier: string
}

const usualTimeoutMs = 8_000
/** A provider that does not say how long its token lives. */
const minSeconds = 300

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An OpenID client: authorization code with PKCE, id tokens checked by signature, issuer, audience, time and nonce. */
export const createIdentityClient = ({
  timeoutMs = usualTimeoutMs,
  now = Date.now,
  ...options
}: IdentityClientOptions) => {
  const { service, scope, clientOrigin, fetch } = options
  const identityFetch = createIdentityFetch({ service, fetch, clientOrigin, timeoutMs })
  const discover = createDiscovery({ ...options, fetch: identityFetch, now })

  const withProvider = async <Result>(work: (provider: oidc.Configuration) => Promise<Result> | Result) => {
    try {
      return await work(await discover())
    } catch (error) {
      throw toIdentityError(service, error)
    }
  }

  type Answer = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers
  const toTokens = (answer: Answer, earlier?: Pick<OpenIdTokens, 'refreshToken' | 'idToken'>): OpenIdTokens => ({
    accessToken: answer.access_token,
    // A provider that does not rotate sends none.
    refreshToken: answer.refresh_token ?? earlier?.refreshToken ?? '',
    idToken: answer.id_token ?? earlier?.idToken ?? '',
    expiresAt: new Date(now() + (answer.expires_in ?? minSeconds) * 1000).toISOString(),
  })

  const toClaims = (claims: oidc.IDToken): OpenIdClaims => ({
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : undefined,
    isEmailVerified: claims.email_verified === true,
    authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
  })

  return {
    /** Of the provider. */
    origin: options.origin,

    /** Where a browser goes to log in. */
    authorizationUrl: ({ redirectUri, locale, country, secrets }: AuthorizationRequest): Promise<URL> =>
      withProvider((provider) =>
        oidc.buildAuthorizationUrl(provider, {
          scope,
          redirect_uri: redirectUri,
          code_challenge_method: 'S256',
          ...(secrets && { state: secrets.state, nonce: secrets.nonce, code_challenge: secrets.codeChallenge }),
          ...(locale !== undefined && { locale }),
          ...(country !== undefined && { region_country: country }),
        }),
      ),

    /** Trades the code of a callback for tokens. */
    exchangeCode: ({ url, state, nonce, codeVerifier }: Callback) =>
      withProvider(async (provider) => {
        const { issuer, authorization_response_iss_parameter_supported: namesIssuer } = provider.serverMetadata()
        const callback = new URL(url)
        // Our own browser code sends on the code alone; there is one provider, whose id token is held to its name.
        if (namesIssuer && state === undefined) callback.searchParams.set('iss', issuer)
        const answer = await oidc.authorizationCodeGrant(provider, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(state !== undefined && { expectedState: state }),
        })
        const claims = answer.claims()
        if (!claims) throw new oidc.ClientError('no id token')
        return { tokens: toTokens(answer), claims: toClaims(claims) }
      }),

    /** The provider's `invalid_grant` means that the session is over. // IDP-06 */
    refresh: ({ refreshToken, idToken }: Pick<OpenIdTokens, 'refreshToken' | 'idToken'>): Promise<OpenIdTokens> =>
      withProvider(async (provider) =>
        toTokens(await oidc.refreshTokenGrant(provider, refreshToken), { refreshToken, idToken }),
      ),

    /**
     * The token, and the grant that it belongs to, are worth nothing afterwards, wherever a copy lies.
     * // divergences S-39
     */
    revoke: (refreshToken: string): Promise<void> =>
      withProvider(async (provider) => {
        if (provider.serverMetadata().revocation_endpoint === undefined) return
        await oidc.tokenRevocation(provider, refreshToken, { token_type_hint: 'refresh_token' })
      }),

    /** Where a browser goes to end the provider's own session; undefined where it has no such page. */
    endSessionUrl: (idToken: string, postLogoutRedirectUri: string): Promise<URL | undefined> =>
      withProvider((provider) =>
        provider.serverMetadata().end_session_endpoint === undefined
          ? undefined
          : oidc.buildEndSessionUrl(provider, {
              id_token_hint: idToken,
              post_logout_redirect_uri: postLogoutRedirectUri,
            }),
      ),
  }
}

export type IdentityClient = ReturnType<typeof createIdentityClient>
