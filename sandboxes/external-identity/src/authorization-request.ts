export type RegisteredClient = {
  readonly clientId: string
  /** A client without one is public. */
  readonly clientSecret?: string | undefined
  readonly redirectUris: readonly string[]
}

export type AuthorizationRequest = {
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
}

type Parsed =
  | { readonly ok: true; readonly request: AuthorizationRequest }
  /** Without a redirect URI the error is shown: it must not be sent to a URL that nobody registered. */
  | { readonly ok: false; readonly error: string; readonly redirectUri?: string; readonly state?: string }

/** Reads what a client asks for, as Google checks it; PKCE is required, and plain is none. */
export const parseAuthorizationRequest = (client: RegisteredClient, query: URLSearchParams): Parsed => {
  const read = (name: string) => query.get(name) ?? ''
  const redirectUri = read('redirect_uri')
  const state = read('state')
  if (read('client_id') !== client.clientId) return { ok: false, error: 'invalid_client' }
  if (!client.redirectUris.includes(redirectUri)) return { ok: false, error: 'redirect_uri_mismatch' }
  const refused = (error: string): Parsed => ({ ok: false, error, redirectUri, state })
  if (read('response_type') !== 'code') return refused('unsupported_response_type')
  if (!read('scope').split(' ').includes('openid')) return refused('invalid_scope')
  if (read('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(read('code_challenge')))
    return refused('invalid_request')
  return {
    ok: true,
    request: {
      clientId: client.clientId,
      redirectUri,
      state,
      scope: read('scope'),
      nonce: read('nonce'),
      codeChallenge: read('code_challenge'),
    },
  }
}
