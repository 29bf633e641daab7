import { createJobs } from '@dvaput/backend/jobs/jobs'
import * as oidc from 'openid-client'
import { describe, expect, it } from 'vitest'
import { redirectUri, useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createPlatform } from '../platform.ts'
import { defaultShops } from '../shops/shop-settings.ts'
import type { IdentitySettings } from './identity-settings.ts'

const shop = useTestPlatform()
const accounts = useSignIn(shop)

const customerQuery = '{ customer { id emailAddress { emailAddress } } }'
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { error?: string; code?: string }) => error.error ?? error.code,
  )

/** As another process would have it, on the same database. */
const anotherPlatform = (identity: IdentitySettings = {}) => {
  const { database, log, mail, limiter, sealing, dataDir } = shop.platform.parts
  const jobs = createJobs({ database, log })
  const needs = { database, jobs, log, mail, limiter, sealing, dataDir }
  return createPlatform({ ...needs, identity, shops: defaultShops })
}

describe('discovery', () => {
  it('names the endpoints under the origin of the request', async () => {
    const { origin } = accounts
    const base = `${origin}/authentication/${shop.platform.shopOf('main').shop.id}`
    expect((await accounts.discover()).serverMetadata()).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      end_session_endpoint: `${base}/logout`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    })
    const keys = (await (await fetch(`${base}/.well-known/jwks.json`)).json()) as { keys: Record<string, unknown>[] }
    expect(keys.keys.map(({ kty, alg, d }) => ({ kty, alg, d }))).toEqual([{ kty: 'RSA', alg: 'RS256', d: undefined }])
  })

  it('names the Customer Account API', async () => {
    const response = await fetch(`${accounts.origin}/.well-known/customer-account-api`)
    expect(await response.json()).toEqual({
      graphql_api: `${accounts.origin}/customer/api/2025-04/graphql`,
      mcp_api: `${accounts.origin}/customer/api/mcp`,
    })
  })

  it('is no issuer for a name that is not the shop’s, nor for the shop without accounts', async () => {
    const foreign = await shop.platform.fetch(new Request('https://evil.example/.well-known/openid-configuration'), {
      shop: 'main',
      clientIp: '203.0.113.7',
    })
    expect(foreign.status).toBe(421)
    const unnamed = new Request('http://x.localhost:3000/.well-known/openid-configuration')
    expect((await shop.platform.fetch(unnamed, { shop: 'main', clientIp: '203.0.113.7' })).status).toBe(421)
    const retail = await shop.fetchAt('/.well-known/openid-configuration', {}, { shop: 'retail' })
    expect(retail.status).toBe(404)
  })

  it('is the same over https, with cookies that only go back that way', async () => {
    const { issuer } = (await (
      await shop.platform.fetch(new Request('https://main.localhost:8443/.well-known/openid-configuration'), {
        shop: 'main',
        clientIp: '203.0.113.7',
      })
    ).json()) as { issuer: string }
    expect(issuer).toBe('https://main.localhost:8443')
    const { url } = await accounts.leave(await accounts.discover())
    const cookiesAt = async (origin: string) => {
      const request = new Request(new URL(url.pathname + url.search, origin))
      const response = await shop.platform.fetch(request, { shop: 'main', clientIp: '203.0.113.7' })
      return response.headers.getSetCookie().filter((cookie) => cookie.startsWith('account_login='))
    }
    expect(await cookiesAt('https://main.localhost:8443')).toEqual([
      expect.stringMatching(/; secure; httponly; samesite=lax$|; samesite=lax; secure; httponly$/i),
    ])
    expect(await cookiesAt('http://main.localhost:3000')).toEqual([expect.not.stringMatching(/secure/i)])
    expect(await cookiesAt('http://main.localhost:3000')).toEqual([expect.stringMatching(/samesite=lax; httponly/i)])
  })
})

describe('the code flow', () => {
  it('signs in with PKCE, state and nonce, and the token opens the account', async () => {
    const { tokens, browser, config } = await accounts.signIn('ana@example.com')
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600 })
    expect(tokens.claims()).toMatchObject({ email: 'ana@example.com', email_verified: true, aud: 'dvaput-storefront' })
    const response = await accounts.queryAccount(tokens.access_token, customerQuery)
    expect(response.data.customer.emailAddress.emailAddress).toBe('ana@example.com')
    expect((await accounts.queryAccount(`Bearer ${tokens.access_token}`, customerQuery)).status).toBe(200)

    const again = await accounts.leave(config, { prompt: 'none' })
    const callback = await browser.visit(again.url)
    const second = await oidc.authorizationCodeGrant(config, new URL(callback.url), again.checks)
    expect(second.claims()?.sub).toBe(tokens.claims()?.sub)
  })

  it('refuses a code the second time and ends what came of it', async () => {
    const { config, callback, checks, tokens } = await accounts.signIn('replay@example.com')
    expect(await refusal(oidc.authorizationCodeGrant(config, callback, checks))).toBe('invalid_grant')
    expect((await accounts.queryAccount(tokens.access_token, customerQuery)).status).toBe(401)
    expect(await refusal(oidc.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('gives tokens once when a code comes twice at the same moment', async () => {
    const config = await accounts.discover()
    const { url, checks } = await accounts.leave(config)
    const callback = await accounts.passLogin(accounts.openBrowser(), url, 'race@example.com')
    const exchange = () => refusal(oidc.authorizationCodeGrant(config, new URL(callback.url), checks))
    const outcomes = await Promise.all(Array.from({ length: 8 }, exchange))
    expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeLessThanOrEqual(1)
  })

  it('refuses a code after a minute', async () => {
    const config = await accounts.discover()
    const { url, checks } = await accounts.leave(config)
    const callback = await accounts.passLogin(accounts.openBrowser(), url, 'late@example.com')
    await shop.setClockOffset(61_000)
    expect(await refusal(oidc.authorizationCodeGrant(config, new URL(callback.url), checks))).toBe('invalid_grant')
    await shop.setClockOffset(0)
  })

  it('needs PKCE with S256 and the right verifier', async () => {
    const config = await accounts.discover()
    const browser = accounts.openBrowser()
    const { url, checks } = await accounts.leave(config)
    const without = new URL(url)
    without.searchParams.delete('code_challenge')
    without.searchParams.delete('code_challenge_method')
    const plain = new URL(url)
    plain.searchParams.set('code_challenge_method', 'plain')
    for (const address of [without, plain])
      expect(new URL((await browser.visit(address)).url).searchParams.get('error')).toBe('invalid_request')
    const callback = new URL((await accounts.passLogin(browser, url, 'pkce@example.com')).url)
    const wrong = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
    expect(await refusal(oidc.authorizationCodeGrant(config, callback, wrong))).toBe('invalid_grant')
    const { pkceCodeVerifier: _verifier, ...missing } = checks
    expect(await refusal(oidc.authorizationCodeGrant(config, callback, missing))).toBe('invalid_grant')
  })

  it('redirects to no URL that is not registered exactly', async () => {
    const config = await accounts.discover()
    const variants = [
      `${redirectUri}/`,
      `${redirectUri}?x=1`,
      `${redirectUri}/../../evil`,
      redirectUri.replace('localhost', 'LOCALHOST.evil.example'),
      redirectUri.replace('http:', 'javascript:'),
      redirectUri.replace('localhost:3000', 'localhost:3000@evil.example'),
      redirectUri.replace('3000', '3001'),
      `${redirectUri}#x`,
    ]
    for (const variant of variants) {
      const { url } = await accounts.leave(config, { redirect_uri: variant })
      const page = await accounts.openBrowser().visit(url)
      expect([variant, page.status, page.url.startsWith(accounts.origin)]).toEqual([variant, 400, true])
      expect(page.text).toContain('redirect_uri')
    }
  })

  it('knows no other client, no other response and no NUL', async () => {
    const config = await accounts.discover()
    const { url } = await accounts.leave(config)
    for (const [name, value, status] of [
      ['client_id', 'somebody', 400],
      ['state', '\0', 400],
      ['response_type', 'token', 303],
    ] as const) {
      const changed = new URL(url)
      changed.searchParams.set(name, value)
      const page = await accounts.openBrowser().visit(changed)
      expect([name, page.status]).toEqual([name, status])
    }
  })

  it('serves a confidential client, by its secret alone', async () => {
    const client = {
      clientId: 'backend-client',
      clientSecret: 'a secret of thirty-two characters',
      redirectUris: [redirectUri],
      postLogoutRedirectUris: [],
    }
    const endpoint = await accounts.serve(await anotherPlatform({ clients: [client] }))
    const discover = (secret: string) =>
      oidc.discovery(new URL(endpoint.origin), client.clientId, undefined, oidc.ClientSecretBasic(secret), {
        execute: [oidc.allowInsecureRequests],
      })
    const config = await discover(client.clientSecret)
    const { url, checks } = await accounts.leave(config)
    const callback = await accounts.passLogin(accounts.openBrowser([endpoint.host]), url, 'confidential@example.com')
    const exchange = (as: oidc.Configuration) => oidc.authorizationCodeGrant(as, new URL(callback.url), checks)
    expect(await refusal(exchange(await discover('guessed')))).toBe('OAUTH_WWW_AUTHENTICATE_CHALLENGE')
    expect((await exchange(config)).claims()?.email).toBe('confidential@example.com')
  })

  it('begins at one process and ends at the other', async () => {
    const other = await anotherPlatform()
    const endpoint = await accounts.serve(other)
    const config = await accounts.discover()
    const { url, checks } = await accounts.leave(config)
    const browser = accounts.openBrowser()
    const first = await browser.visit(url)
    const second = await browser.submit(first, 'email', { email: 'two@example.com' })
    // The same browser and the same host name, as behind a load balancer.
    const cookies = [...browser.jar].map(([key, { value }]) => `${key.split(' ')[1]}=${value}`).join('; ')
    const action = /action="([^"]+\/code[^"]*)"/.exec(second.text)?.[1] ?? ''
    const atOther = (path: string, init: RequestInit = {}) =>
      other.fetch(new Request(new URL(path, accounts.origin), { ...init, headers: { Cookie: cookies } }), {
        shop: 'main',
        clientIp: '203.0.113.9',
      })
    const code = await accounts.mailedCode('two@example.com')
    const done = await atOther(action, { method: 'POST', body: new URLSearchParams({ code }) })
    const resumed = await atOther(done.headers.get('location') ?? '')
    const callback = new URL(resumed.headers.get('location') ?? '')
    const tokens = await oidc.authorizationCodeGrant(config, callback, checks)
    const response = await fetch(`${endpoint.origin}/account/customer/api/2025-04/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: tokens.access_token },
      body: JSON.stringify({ query: customerQuery }),
    })
    expect(response.status).toBe(200)
  })
})
