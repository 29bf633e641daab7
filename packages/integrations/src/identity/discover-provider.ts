import * as oidc from 'openid-client'
import { cachedForAnHour } from './cached-for-an-hour.ts'
import { isUsableUrl, readWellKnown } from './read-well-known.ts'

type Options = {
  readonly service: string
  /** Its `/.well-known/openid-configuration` is read. */
  readonly origin: string
  /** What the provider must call itself; a hosted shop's has another URL than the shop. */
  readonly issuer?: string | undefined
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly fetch: oidc.CustomFetch
  readonly now: () => number
}

/** The endpoints and keys of an OpenID provider; after a rotation its keys are read again at once. */
export const createDiscovery = (options: Options) => {
  const { service, origin, issuer, clientId, clientSecret, fetch, now } = options

  const readMetadata = async (): Promise<oidc.ServerMetadata> => {
    const { document, failed } = await readWellKnown(service, fetch, `${origin}/.well-known/openid-configuration`)
    const { authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint = token_endpoint } = document
    const endpoints = [authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint]
    const isComplete = typeof document.issuer === 'string' && endpoints.every((each) => isUsableUrl(each, origin))
    if (!isComplete || (issuer !== undefined && document.issuer !== issuer)) throw failed()
    return document as oidc.ServerMetadata
  }

  return cachedForAnHour(async (): Promise<oidc.Configuration> => {
    const provider = new oidc.Configuration(
      await readMetadata(),
      clientId,
      { id_token_signed_response_alg: 'RS256' },
      clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    )
    provider[oidc.customFetch] = fetch
    if (origin.startsWith('http:')) oidc.allowInsecureRequests(provider)
    // Otherwise the library takes an id token from the token endpoint without looking at its signature.
    oidc.enableNonRepudiationChecks(provider)
    return provider
  }, now)
}
