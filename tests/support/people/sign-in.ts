import type { Platform } from '@dvaput/platform/platform'
import * as oidc from 'openid-client'
import { afterAll, beforeAll } from 'vitest'
import type { TestPlatform } from '../platform/test-platform.ts'
import { createBrowser } from '../requests/browser.ts'
import { servePlatform } from '../servers/platform-server.ts'

type Browser = ReturnType<typeof createBrowser>

export const redirectUri = 'http://localhost:3000/auth/callback'
const scope = 'openid email customer-account-api:full'

/** The main shop over HTTP, with an OpenID client and browsers that sign in there. */
export const useSignIn = (shop: TestPlatform) => {
  let server: Awaited<ReturnType<typeof servePlatform>> | undefined
  const opened: Awaited<ReturnType<typeof servePlatform>>[] = []
  let visitors = 0

  const serve = async (platform: Platform) => {
    const endpoint = await servePlatform(platform)
    opened.push(endpoint)
    return endpoint
  }
  beforeAll(async () => {
    server = await serve(shop.platform)
  })
  afterAll(async () => {
    for (const endpoint of opened) await endpoint.close()
  })

  const at = () => {
    if (!server) throw new Error('the server exists from beforeAll to afterAll only')
    return server
  }

  const discover = (origin = at().origin) =>
    oidc.discovery(new URL(origin), 'dvaput-storefront', undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    })

  /** Each has an IP of its own, so that no test uses up another's attempts. */
  const openBrowser = (hosts: readonly string[] = [at().host]) => {
    visitors += 1
    return createBrowser(hosts, { 'X-Test-Ip': `198.51.100.${visitors}` })
  }

  /** What a storefront keeps between leaving for the login and the callback. */
  const leave = async (config: oidc.Configuration, parameters: Readonly<Record<string, string>> = {}) => {
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
    const expectedNonce = oidc.randomNonce()
    const expectedState = oidc.randomState()
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      nonce: expectedNonce,
      state: expectedState,
      ...parameters,
    })
    return { url, checks: { pkceCodeVerifier, expectedNonce, expectedState } }
  }

  const mailedCode = async (email: string): Promise<string> => {
    await shop.jobs.drain()
    const sentEmail = shop.sent.findLast(({ to }) => to === email)
    const [code] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}|\d{6}/.exec(sentEmail?.subject ?? '') ?? []
    if (code === undefined) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  /** From the login's first page to the storefront's callback. */
  const passLogin = async (browser: Browser, url: URL, email: string) => {
    const first = await browser.visit(url)
    const second = await browser.submit(first, 'email', { email })
    return browser.submit(second, 'code', { code: await mailedCode(email) })
  }

  return {
    get origin() {
      return at().origin
    },
    serve,
    discover,
    openBrowser,
    leave,
    mailedCode,
    passLogin,
    async signIn(email: string, browser = openBrowser()) {
      const config = await discover()
      const { url, checks } = await leave(config)
      const callback = await passLogin(browser, url, email)
      const tokens = await oidc.authorizationCodeGrant(config, new URL(callback.url), checks)
      return { config, browser, tokens, callback: new URL(callback.url), checks }
    },
    /** The Customer Account API with a token. */
    async queryAccount(token: string, query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${at().origin}/customer/api/2025-04/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await response.json()) as {
        // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
        data?: any
        errors?: { message: string; extensions?: { code?: string } }[]
        extensions?: { cost?: unknown }
      }
      return { status: response.status, ...body }
    },
  }
}
