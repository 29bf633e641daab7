import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../sandboxes/external-identity/src/scenarios.ts'
import { startExternalProvider } from '../../../../tests/support/servers/external-provider.ts'
import { IntegrationError } from '../http/integration-error.ts'
import { createIdentityClient } from './identity-client.ts'

const redirectUri = 'http://localhost:3000/auth/callback'
const scope = 'openid email customer-account-api:full'
const hour = 60 * 60 * 1000

let provider: Awaited<ReturnType<typeof startExternalProvider>>
let requests: Request[]
const started = Date.now()
let passed = 0

beforeAll(async () => {
  provider = await startExternalProvider(redirectUri)
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.scenarios.choose('ok')
  requests = []
  passed = 0
})

const createClient = (changes: Partial<Parameters<typeof createIdentityClient>[0]> = {}) =>
  createIdentityClient({
    service: 'identity',
    origin: provider.url,
    clientId: provider.clientId,
    scope,
    clientOrigin: 'http://localhost:3000',
    fetch: (request) => {
      requests.push(request.clone())
      return fetch(request)
    },
    now: () => started + passed,
    ...changes,
  })

/** A login up to the callback. */
const comeBack = async (client = createClient()) => {
  const { codeVerifier, secrets } = provider.createAttempt()
  const url = await provider.choose(await client.authorizationUrl({ redirectUri, secrets }))
  return { client, callback: { url, codeVerifier, nonce: secrets.nonce, state: secrets.state } }
}

const failureOf = async (promise: Promise<unknown>): Promise<IntegrationError> => {
  const failure = await promise.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(IntegrationError)
  return failure as IntegrationError
}

describe('discovery', () => {
  it('reads the endpoints of the provider once for many logins', async () => {
    const client = createClient()
    const request = { redirectUri, secrets: provider.createAttempt().secrets }
    const [url] = await Promise.all([client.authorizationUrl(request), client.authorizationUrl(request)])
    expect(url.origin + url.pathname).toBe(`${provider.url}/authorize`)
    expect(requests.map(({ url }) => url)).toEqual([`${provider.url}/.well-known/openid-configuration`])
    passed = hour - 1
    await client.authorizationUrl(request)
    expect(requests).toHaveLength(1)
    passed = hour
    await client.authorizationUrl(request)
    expect(requests).toHaveLength(2)
  })

  it('goes to the endpoints and takes the keys that the document of the provider names [IDP-01]', async () => {
    const wellKnown = `${provider.url}/.well-known/openid-configuration`
    const document = await (await fetch(wellKnown)).json()
    const named = {
      authorization_endpoint: `${provider.url}/named/login`,
      token_endpoint: `${provider.url}/named/token`,
      jwks_uri: `${provider.url}/named/keys`,
      end_session_endpoint: `${provider.url}/named/logout`,
    }
    const actual = new Map([
      [named.token_endpoint, document.token_endpoint],
      [named.jwks_uri, document.jwks_uri],
    ])
    const client = createClient({
      fetch: async (request) => {
        requests.push(request.clone())
        if (request.url === wellKnown) return Response.json({ ...document, ...named })
        return fetch(new Request(actual.get(request.url) ?? request.url, request))
      },
    })
    const { codeVerifier, secrets } = provider.createAttempt()
    const login = await client.authorizationUrl({ redirectUri, secrets })
    expect(login.origin + login.pathname).toBe(named.authorization_endpoint)
    const url = await provider.choose(new URL(login.search, document.authorization_endpoint))
    await client.exchangeCode({ url, codeVerifier, nonce: secrets.nonce, state: secrets.state })
    expect(requests.map(({ url }) => url)).toEqual([wellKnown, named.token_endpoint, named.jwks_uri])
    const logout = await client.endSessionUrl('id-token', 'http://localhost:3000/')
    expect(`${logout?.origin}${logout?.pathname}`).toBe(named.end_session_endpoint)
    expect(logout?.searchParams.get('id_token_hint')).toBe('id-token')
  })

  it('says the status of a provider that is down, and asks again for the next login', async () => {
    const client = createClient()
    const request = { redirectUri, secrets: provider.createAttempt().secrets }
    provider.scenarios.choose('down')
    expect(await failureOf(client.authorizationUrl(request))).toMatchObject({ status: 503, code: 'discovery_failed' })
    provider.scenarios.choose('html')
    expect(await failureOf(client.authorizationUrl(request))).toMatchObject({ status: 200, code: 'discovery_failed' })
    provider.scenarios.choose('ok')
    expect((await client.authorizationUrl(request)).searchParams.get('state')).toBe(request.secrets.state)
  })

  it('has no status where nobody answers, or not in time', async () => {
    const request = { redirectUri, secrets: provider.createAttempt().secrets }
    const nowhere = createClient({ origin: 'http://127.0.0.1:1' })
    expect(await failureOf(nowhere.authorizationUrl(request))).toMatchObject({ kind: 'network', status: undefined })
    const silent = createClient({ fetch: () => new Promise(() => undefined), timeoutMs: 20 })
    expect(await failureOf(silent.authorizationUrl(request))).toMatchObject({ kind: 'timeout', status: undefined })
  })

  it.each([
    ['another issuer', { issuer: 'https://accounts.example' }, {}],
    ['a page that is not on the web', {}, { authorization_endpoint: 'javascript:alert(1)' }],
    ['plain http although it is reached over TLS', { origin: 'https://shop.example' }, {}],
    ['no keys', {}, { jwks_uri: undefined }],
  ])('does not trust a provider with %s', async (_, changes, told) => {
    const client = createClient({
      ...changes,
      fetch: async () =>
        Response.json({
          issuer: provider.url,
          authorization_endpoint: `${provider.url}/authorize`,
          token_endpoint: `${provider.url}/token`,
          jwks_uri: `${provider.url}/keys`,
          ...told,
        }),
    })
    const { code } = await failureOf(client.authorizationUrl({ redirectUri }))
    expect(code).toBe('discovery_failed')
  })
})

it('the client of the login provider leads to the login with PKCE, our scope and our callback [IDP-02]', async () => {
  const { secrets } = provider.createAttempt()
  const { searchParams } = await createClient().authorizationUrl({ redirectUri, secrets, locale: 'es' })
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: provider.clientId,
    response_type: 'code',
    scope: 'openid email customer-account-api:full',
    redirect_uri: redirectUri,
    code_challenge: secrets.codeChallenge,
    code_challenge_method: 'S256',
    state: secrets.state,
    nonce: secrets.nonce,
    locale: 'es',
  })
})

describe('a callback', () => {
  it('gives tokens and who it is', async () => {
    const { client, callback } = await comeBack()
    const { tokens, claims } = await client.exchangeCode(callback)
    expect(claims).toEqual({
      issuer: provider.url,
      subject: '104000000000000000001',
      email: 'amra.external@example.com',
      isEmailVerified: true,
      firstName: 'Amra',
      lastName: 'Begić',
      // This provider does not say when they logged in.
      authenticatedAt: null,
    })
    expect(tokens.accessToken).toMatch(/^[\w-]{43}$/)
    expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/)
    expect(tokens.idToken.split('.')).toHaveLength(3)
    expect(Date.parse(tokens.expiresAt)).toBe(started + 600_000)
  })

  it('names the shop as the origin of the request for tokens, as a hosted platform wants it', async () => {
    const { client, callback } = await comeBack()
    await client.exchangeCode(callback)
    const token = requests.find(({ url }) => url.endsWith('/token'))
    expect(token?.headers.get('origin')).toBe('http://localhost:3000')
    expect(token?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  })

  it.each<[ScenarioName]>([
    ['unsigned'],
    ['wrong-key'],
    ['wrong-algorithm'],
    ['wrong-nonce'],
    ['no-nonce'],
    ['wrong-audience'],
    ['wrong-issuer'],
    ['wrong-authorised-party'],
    ['expired'],
    ['not-yet-valid'],
    ['no-subject'],
    ['no-id-token'],
  ])('is refused with an id token of the kind %s', async (scenario) => {
    const { client, callback } = await comeBack()
    provider.scenarios.choose(scenario)
    expect(await failureOf(client.exchangeCode(callback))).toMatchObject({ kind: 'bad-response', status: undefined })
  })

  it.each([
    ['the state is missing', { state: null }],
    ['the state is another', { state: 'another' }],
    ['the state is empty', { state: '' }],
    ['there is no code', { code: null }],
    ['the provider says no', { code: null, error: 'access_denied' }],
  ])('is refused when %s', async (_, changes) => {
    const { client, callback } = await comeBack()
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) callback.url.searchParams.delete(name)
      else callback.url.searchParams.set(name, value)
    }
    await failureOf(client.exchangeCode(callback))
    expect(requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(0)
  })

  it('is refused the second time, and what came of the first is over', async () => {
    const { client, callback } = await comeBack()
    const { tokens } = await client.exchangeCode(callback)
    const again = await failureOf(client.exchangeCode(callback))
    expect(again).toMatchObject({ kind: 'refused', status: 400, code: 'invalid_grant' })
    expect(await failureOf(client.refresh(tokens))).toMatchObject({ code: 'invalid_grant' })
  })

  it.each([
    ['the verifier of another login', { codeVerifier: 'a'.repeat(128) }],
    ['the challenge in place of the verifier', {}],
  ])('is refused with %s', async (_, changes) => {
    const client = createClient()
    const { secrets } = provider.createAttempt()
    const url = await provider.choose(await client.authorizationUrl({ redirectUri, secrets }))
    const callback = { url, nonce: secrets.nonce, state: secrets.state, codeVerifier: secrets.codeChallenge }
    const failure = await failureOf(client.exchangeCode({ ...callback, ...changes }))
    expect(failure).toMatchObject({ kind: 'refused', code: 'invalid_grant' })
  })

  it('is refused at another redirect URI than the login began with', async () => {
    const { client, callback } = await comeBack()
    const url = new URL(callback.url.search, 'http://localhost:3000/auth/callback2')
    expect(await failureOf(client.exchangeCode({ ...callback, url }))).toMatchObject({ code: 'invalid_grant' })
  })

  it.each<[ScenarioName, object]>([
    ['token-down', { kind: 'bad-response', status: 500 }],
    ['down', { kind: 'bad-response', status: 503 }],
    ['html', { kind: 'bad-response', status: 200 }],
  ])('says the status of a provider that fails meanwhile: %s', async (scenario, failure) => {
    const { client, callback } = await comeBack()
    provider.scenarios.choose(scenario)
    expect(await failureOf(client.exchangeCode(callback))).toMatchObject(failure)
  })

  it('does not take an unverified e-mail for a verified one', async () => {
    const { client, callback } = await comeBack()
    provider.scenarios.choose('unverified-email')
    expect((await client.exchangeCode(callback)).claims).toMatchObject({ isEmailVerified: false })
  })
})

describe('refresh', () => {
  it('is a form with the grant type, the client and the refresh token, which works once [IDP-06]', async () => {
    const { client, callback } = await comeBack()
    const { tokens } = await client.exchangeCode(callback)
    requests = []
    const renewed = await client.refresh(tokens)
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe(`${provider.url}/token`)
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
      grant_type: 'refresh_token',
      client_id: provider.clientId,
      refresh_token: tokens.refreshToken,
    })
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken)
    expect(renewed.accessToken).not.toBe(tokens.accessToken)
  })

  it('of a used token is refused and ends every token of the login', async () => {
    const { client, callback } = await comeBack()
    const { tokens } = await client.exchangeCode(callback)
    const renewed = await client.refresh(tokens)
    expect(await failureOf(client.refresh(tokens))).toMatchObject({ kind: 'refused', code: 'invalid_grant' })
    expect(await failureOf(client.refresh(renewed))).toMatchObject({ kind: 'refused', code: 'invalid_grant' })
  })
})

it('the client of the login provider has no page to log out at where the provider names none', async () => {
  expect(await createClient().endSessionUrl('id-token', 'http://localhost:3000/')).toBeUndefined()
})
